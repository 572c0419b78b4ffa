import { FIELDS } from "../../src/solve/application-values.ts";
import type { Read } from "./read-held-out.ts";

const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(0)}%`;

/** The table of a run: for each set what share of a field is right, and how many values are wrong or invented. */
export function tableOf(reads: readonly Read[]): string {
  const groups = new Map<string, Read[]>();
  for (const read of reads) {
    const { file, isPicture } = read.example.truth;
    const name = `${file.set.replace("construction", "c")}${isPicture ? " scan" : ""}`;
    groups.set(name, [...(groups.get(name) ?? []), read]);
  }
  const row = (name: string, cell: (own: readonly Read[]) => string): string =>
    name.padEnd(34) + [...groups.values()].map((own) => cell(own).padStart(16)).join("");
  return [
    "field".padEnd(34) + [...groups.keys()].map((name) => name.padStart(16)).join(""),
    row("documents", (own) => String(own.length)),
    ...FIELDS.map((field) =>
      row(field, (own) => cellOf(own.map(({ verdicts }) => verdicts[field]))),
    ),
    row("changeOrders", (own) => {
      const invented = own.filter(({ isListInvented }) => isListInvented).length;
      return `${percent(own.filter((one) => one.isListRight).length, own.length)} i${invented}`;
    }),
    row("fields", (own) => percent(rightFields(own), own.length * (FIELDS.length + 1))),
    row("whole", (own) => percent(own.filter(({ isWhole }) => isWhole).length, own.length)),
  ].join("\n");
}

function cellOf(verdicts: readonly string[]): string {
  const right = verdicts.filter((verdict) => verdict === "right").length;
  const wrong = verdicts.filter((verdict) => verdict === "wrong" || verdict === "invented").length;
  return `${percent(right, verdicts.length)} w${wrong}`;
}

function rightFields(reads: readonly Read[]): number {
  return reads.reduce(
    (sum, { verdicts, isListRight }) =>
      sum + Number(isListRight) + FIELDS.filter((field) => verdicts[field] === "right").length,
    0,
  );
}

/**
 * How far the engine's probabilities are from how often it is right, of fields and of whole documents; and how far the
 * same number of perfect ones would seem to be by chance.
 */
export function calibrationOf(reads: readonly Read[]): string {
  const fields = reads.flatMap(({ values, verdicts }) =>
    FIELDS.map((field) => [values[field].probability, verdicts[field] === "right"] as const),
  );
  const documents = reads.map(({ confidence, isWhole }) => [confidence, isWhole] as const);
  const sure = fields.filter(([probability]) => probability >= SURE);
  const sureWrong = reads.flatMap(({ values, verdicts }) =>
    FIELDS.filter(
      (field) =>
        ["wrong", "invented"].includes(verdicts[field]) && values[field].probability >= SURE,
    ),
  );
  return `calibration error: fields ${errorOf(fields)}, documents ${errorOf(documents)}; wrong at 0.9 or more: ${sureWrong.length} of ${sure.length}`;
}

const SURE = 0.9;

const BINS = 10;

function errorOf(said: readonly (readonly [probability: number, isRight: boolean])[]): string {
  let off = 0;
  let chance = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const own = said.filter(([one]) => Math.min(BINS - 1, Math.floor(one * BINS)) === bin);
    const mean = own.reduce((sum, [one]) => sum + one, 0);
    off += Math.abs(mean - own.filter(([, isRight]) => isRight).length);
    chance += Math.sqrt((2 / Math.PI) * own.reduce((sum, [one]) => sum + one * (1 - one), 0));
  }
  const count = Math.max(1, said.length);
  return `${(off / count).toFixed(3)} (${(chance / count).toFixed(3)} if it were perfect)`;
}

/** Every value that is not right, a line each. */
export function errorsOf(reads: readonly Read[]): string {
  return reads.flatMap(linesOf).join("\n");
}

function linesOf({ example, values, verdicts, orders, isListRight }: Read): readonly string[] {
  const { file, layout, document, isPicture } = example.truth;
  const head = `${file.set} ${file.name} ${layout}${isPicture ? " scan" : ""}`;
  const lines = FIELDS.filter((field) => verdicts[field] !== "right").map((field) => {
    const { value, probability } = values[field];
    return `${head} ${field} ${verdicts[field]} ${String(value)} (${probability.toFixed(2)}) for ${String(document[field])}`;
  });
  if (isListRight) return lines;
  const wanted = document["changeOrders"] as readonly { number: string | null; amount: number }[];
  const said = orders.orders.map(({ number, cents }) => `${number ?? "-"} ${cents / 100}`);
  const printed = wanted.map(({ number, amount }) => `${number ?? "-"} ${amount}`);
  return [...lines, `${head} changeOrders ${said.join(", ")} for ${printed.join(", ")}`];
}
