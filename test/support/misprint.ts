import { footed } from "../../fixtures/draw/ledger.ts";
import type { Invented } from "../../fixtures/draw/invent.ts";
import type { Seeded } from "../../fixtures/draw/seeded.ts";
import type { Style } from "../../fixtures/draw/style.ts";
import { exactFigure, type Truth } from "../../fixtures/draw/truth.ts";
import {
  PAY_APPLICATION_IDENTITIES,
  ROW_IDENTITIES,
  ROW_TOTAL,
  type Identity,
} from "../../src/document/identities.ts";
import { Money } from "../../src/base/money.ts";
import type { ApplicationReading } from "../../src/kinds/reading.ts";

/** A style that prints one figure with one wrong digit. */
export interface Misprint {
  readonly style: Style;
  /** Such as `lines.balanceToFinish` or `rows.3.retainage`. */
  readonly figure: string;
}

/** Changes one digit of one of the figures that a drawing prints; null where it prints none but zeros. */
export function misprinted(
  { application, style }: Invented,
  truth: Truth,
  chance: Seeded,
): Misprint | null {
  const ledger = footed(application);
  const figures = printedFigures(truth).filter((figure) => exactFigure(ledger, figure) !== 0);
  const [first, ...others] = figures;
  if (first === undefined) return null;
  const figure = chance.pick([first, ...others]);
  const misprints = { [figure]: withWrongDigit(exactFigure(ledger, figure), chance) };
  return { figure, style: { ...style, breaks: figure, misprints } };
}

/** What a drawing prints of a figure, as a plain decimal; null where it prints none. */
export function drawnFigure(truth: Truth, figure: string): string | null {
  const [group = "", second = "", third = ""] = figure.split(".");
  if (group === "rows") return truth.rows[Number(second)]?.[third] ?? null;
  const figures: Readonly<Record<string, string | null>> =
    group === "lines" ? truth.lines : (truth.totals ?? {});
  return figures[second] ?? null;
}

/** What a reading shows of a figure, as a plain decimal; null where it shows none. */
export function readFigure({ document }: ApplicationReading, figure: string): string | null {
  const [group = "", second = "", third = ""] = figure.split(".");
  const figures: object =
    group === "lines"
      ? document.lines
      : group === "rows"
        ? (document.sheet?.rows[Number(second)]?.figures ?? {})
        : (document.sheet?.totals ?? {});
  const name = group === "rows" ? third : second;
  const [, sourced] = Object.entries(figures).find(([key]) => key === name) ?? [];
  const value: unknown = (sourced as { readonly value?: unknown } | null | undefined)?.value;
  return value instanceof Money ? value.toPlain() : null;
}

function printedFigures(truth: Truth): readonly string[] {
  const inGroup = (group: string, figures: Readonly<Record<string, string | null>>): string[] =>
    Object.entries(figures).flatMap(([name, value]) =>
      value === null || NO_MONEY.has(name) ? [] : [`${group}.${name}`],
    );
  return [
    ...inGroup("lines", truth.lines),
    ...inGroup("totals", truth.totals ?? {}),
    ...truth.rows.flatMap((row, index) => inGroup(`rows.${index}`, row)),
  ];
}

const NO_MONEY: ReadonlySet<string> = new Set(["item", "description", "percentComplete"]);

/** The first digit stays other than zero, so that as many digits are printed as before. */
function withWrongDigit(cents: number, chance: Seeded): number {
  const digits = String(Math.abs(cents));
  const index = chance.below(digits.length);
  const least = index === 0 ? 1 : 0;
  const others = [...Array(10).keys()].filter(
    (digit) => digit >= least && String(digit) !== digits[index],
  );
  const [first = 1, ...more] = others;
  const wrong =
    digits.slice(0, index) + String(chance.pick([first, ...more])) + digits.slice(index + 1);
  return Math.sign(cents) * Number(wrong);
}

const SUMS: readonly Identity<string>[] = [...PAY_APPLICATION_IDENTITIES, ...ROW_IDENTITIES];

/** The sums and the contract's checks that a truth says must fail, sorted by name. */
export function sumsToFail(truth: Truth): readonly string[] {
  // The truth leaves rows out that lack the column of stored material; nothing stored is what they say.
  const cents = (value: string | null | undefined): number => Math.round(Number(value ?? 0) * 100);
  const breaksRow = truth.rows.some(
    (row) =>
      !("storedMaterials" in row) &&
      "previousWork" in row &&
      "workThisPeriod" in row &&
      row["completedAndStored"] !== undefined &&
      cents(row["completedAndStored"]) !==
        cents(row["previousWork"]) + cents(row["workThisPeriod"]),
  );
  const sums = new Set([...(truth.error?.sums ?? []), ...(breaksRow ? [ROW_TOTAL.name] : [])]);
  return [...sums].toSorted();
}

/** The sums and the contract's checks that fail in a reading, without those that only repeat others, sorted by name. */
export function sumsThatFail({ checks, identities }: ApplicationReading): readonly string[] {
  const tested = new Set(SUMS.map(({ name }) => name));
  const failed = new Set([
    ...checks.flatMap(({ name, passed }) => (passed === false ? [name] : [])),
    ...identities.flatMap(({ name, passed }) =>
      passed === false && tested.has(name) ? [name] : [],
    ),
  ]);
  const isRepetition = (name: string): boolean =>
    SUMS.some((sum) => sum.name === name && sum.impliedBy.some((other) => failed.has(other)));
  return [...failed].filter((name) => !isRepetition(name)).toSorted();
}
