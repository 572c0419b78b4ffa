import type { FigurePath, Identity, Term } from "../document/identities.ts";
import { amountOf, type Cells } from "./cells.ts";
import type { CheckResult } from "./check.ts";
import { equality, judge, type KnownTerm, type Verdict } from "./compare.ts";
import { notPrinted, tested, untested } from "./define-check.ts";
import { enumerate, FIGURE_WORDS } from "./figure-words.ts";
import type { Rounding } from "./rounding.ts";

/** Tests an identity of the form on the figures of a pay application. */
export function testIdentity(
  identity: Identity<FigurePath>,
  cells: Cells,
  rounding: Rounding,
): CheckResult {
  const { name, printed, expected, otherwise, onlyWithout } = identity;
  const isPrinted = (figure: FigurePath): boolean => amountOf(cells[figure]) !== null;
  const present = onlyWithout.filter(isPrinted);
  const figures = figuresOf(printed, expected);
  if (present.length > 0) {
    const words = enumerate(present.map((figure) => FIGURE_WORDS[figure]));
    return untested(name, figures, `Not tested: only for documents without ${words}.`);
  }
  const left = amountOf(cells[printed]);
  const right = known(expected, cells);
  if (left === null || right === null) {
    return notPrinted(
      name,
      figures,
      figures.filter((figure) => !isPrinted(figure)),
    );
  }
  const judged = (terms: readonly KnownTerm[]): Verdict =>
    judge(equality(FIGURE_WORDS[printed], left.value, terms), rounding);
  const first = judged(right);
  const second = otherwise === null ? null : known(otherwise, cells);
  if (first.passed || otherwise === null || second === null) return tested(name, figures, [first]);
  const alternative = judged(second);
  if (!alternative.passed) return tested(name, figures, [first]);
  return tested(name, figuresOf(printed, otherwise), [alternative]);
}

function figuresOf(printed: FigurePath, terms: readonly Term<FigurePath>[]): readonly FigurePath[] {
  return [printed, ...terms.map(({ figure }) => figure)];
}

function known(terms: readonly Term<FigurePath>[], cells: Cells): readonly KnownTerm[] | null {
  const found: KnownTerm[] = [];
  for (const { sign, figure } of terms) {
    const amount = amountOf(cells[figure]);
    if (amount === null) return null;
    found.push({ sign, words: FIGURE_WORDS[figure], ...amount });
  }
  return found;
}
