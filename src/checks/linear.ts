import type { FigurePath, Identity, Term } from "../document/identities.ts";
import type { Figures } from "./cells.ts";
import type { CheckResult } from "./check.ts";
import { notPrinted, tested, untested } from "./define-check.ts";
import { stated } from "../finding/statement.ts";
import { equality, judge, type KnownTerm, type Verdict } from "./judge.ts";
import type { Rounding } from "./rounding.ts";

/** Tests an identity of the form on the figures of a pay application. */
export function testIdentity(
  identity: Identity<FigurePath>,
  figures: Figures,
  rounding: Rounding,
): CheckResult {
  const { name, printed, expected, otherwise, onlyWithout } = identity;
  const isPrinted = (figure: FigurePath): boolean => figures[figure].amount !== null;
  const present = onlyWithout.filter(isPrinted);
  const used = pathsOf(printed, expected);
  if (present.length > 0) {
    return untested(name, used, stated("only-without", { present }));
  }
  const left = figures[printed].amount;
  const right = known(expected, figures);
  if (left === null || right === null) {
    return notPrinted(
      name,
      used,
      used.filter((figure) => !isPrinted(figure)),
    );
  }
  const judged = (terms: readonly KnownTerm[]): Verdict =>
    judge(equality(printed, left.value, terms), rounding);
  const first = judged(right);
  const second = otherwise === null ? null : known(otherwise, figures);
  if (first.passed || otherwise === null || second === null) return tested(name, used, [first]);
  const alternative = judged(second);
  if (!alternative.passed) return tested(name, used, [first]);
  return tested(name, pathsOf(printed, otherwise), [alternative]);
}

function pathsOf(printed: FigurePath, terms: readonly Term<FigurePath>[]): readonly FigurePath[] {
  return [printed, ...terms.map(({ figure }) => figure)];
}

function known(terms: readonly Term<FigurePath>[], figures: Figures): readonly KnownTerm[] | null {
  const found: KnownTerm[] = [];
  for (const { sign, figure } of terms) {
    const amount = figures[figure].amount;
    if (amount === null) return null;
    found.push({ sign, figure, ...amount });
  }
  return found;
}
