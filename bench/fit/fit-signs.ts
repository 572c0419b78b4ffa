import { format } from "prettier";
import { oddsOf } from "../../src/base/odds.ts";
import { fitLogistic } from "../calibration/logistic-fit.ts";
import { foldsOf } from "./folds.ts";

/** How strongly each number is drawn to zero: a few papers are no reason to believe a sign. */
export const RIDGE = 0.5;

/** Something of a paper that is so or not, and what tells it. */
export interface SignCase {
  readonly layout: string;
  readonly signs: ReadonlyMap<string, number>;
  readonly isYes: boolean;
}

type Weights = Readonly<Record<string, number>>;

/** What each sign says, as a logarithm of odds to a thousandth. */
export function fitSigns(
  cases: readonly SignCase[],
  ridgeOf: (name: string) => number = () => RIDGE,
): Weights {
  const names = [...new Set(cases.flatMap(({ signs }) => [...signs.keys()]))].toSorted();
  const columns = names.map((name) => ({ name, side: "either" as const, ridge: ridgeOf(name) }));
  const columnOf = new Map(names.map((name, column) => [name, column]));
  const weights = fitLogistic(
    cases.map(({ signs, isYes }) => ({
      features: [...signs].flatMap(([name, sign]) => {
        const column = columnOf.get(name);
        return column === undefined ? [] : [[column, sign] as const];
      }),
      isRight: isYes,
    })),
    columns,
  );
  return Object.fromEntries(
    names.map((name, column) => [name, Math.round((weights[column] ?? 0) * 1000) / 1000]),
  );
}

/** Cases that are judged wrongly by weights that never saw their layout. */
export function* misjudged<Case extends SignCase>(
  cases: readonly Case[],
  isYes = (signs: Case["signs"], weights: Weights): boolean => oddsOf(signs, weights) > 0,
): Iterable<Case> {
  for (const { held, others } of foldsOf(cases, ({ layout }) => layout)) {
    const weights = fitSigns(others);
    for (const one of held) if (isYes(one.signs, weights) !== one.isYes) yield one;
  }
}

/** A module with the weights as its only member. */
export async function moduleOf(
  comment: string,
  {
    name,
    says,
    weights,
  }: { readonly name: string; readonly says: string; readonly weights: Weights },
): Promise<string> {
  const text = `// ${comment}

/** ${says} */
export const ${name}: Readonly<Record<string, number>> = ${JSON.stringify(weights)};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}

/** How often each is said, the most frequent first. */
export function countsOf(names: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name}, ${count} times`);
}
