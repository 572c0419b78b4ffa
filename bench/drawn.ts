import { parseArgs } from "node:util";
import { LIMITS } from "../src/base/limits.ts";
import { ReadError } from "../src/base/read-error.ts";
import { readDocument } from "../src/read.ts";
import { toAnswer, type Answer } from "../src/wire/answer.ts";
import { randomPaper } from "../fixtures/draw/random/random-paper.ts";
import type { PaperTruth } from "../fixtures/draw/random/paper-truth.ts";
import { drawnFields, type DrawnField, type DrawnStatus, isTold } from "./drawn-fields.ts";
import { table } from "./table.ts";

/**
 * Reads papers composed at random, none of which was ever seen. The property: what a person can read is right or null,
 * never another figure without a warning. `--misprints` prints one figure wrong wherever one can be, and counts what is
 * said of it.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    kind: { type: "string", default: "both" },
    errors: { type: "string", default: "0" },
    misprints: { type: "boolean", default: false },
  },
});

const KINDS = ["pay-application", "change-order", "both"] as const;
const kind = KINDS.find((known) => known === values.kind) ?? "both";
const STATUSES: readonly DrawnStatus[] = ["right", "null", "wrong, no warning", "wrong, warned"];

/** A reading that says this much of itself is taken without a look. */
const CONFIDENT = 0.9;

/** A paper with what was read of it. */
interface ReadPaper {
  readonly truth: PaperTruth;
  /** Whether a warning or a failed check says that something is wrong. */
  readonly isTold: boolean;
  /** The code of the refusal; null for a paper that was read. */
  readonly refusal: string | null;
  readonly isOtherKind: boolean;
  readonly confidence: number;
  readonly fields: readonly DrawnField[];
}

const papers: ReadPaper[] = [];
for (let at = 0; at < Number(values.count); at++) {
  const { pdf, truth } = await randomPaper(Number(values.seed) + at, {
    kind,
    ...(values.misprints ? { misprints: 1 } : {}),
  });
  papers.push(await readPaper(pdf, truth));
}

print("PAY_APPLICATION", "pay applications");
print("CHANGE_ORDER", "change orders");
if (values.misprints) printMisprints(papers.filter(({ truth }) => truth.error !== null));
printErrors(Number(values.errors));

async function readPaper(pdf: Uint8Array, truth: PaperTruth): Promise<ReadPaper> {
  try {
    const limits = { ...LIMITS, scanPages: 0 };
    const answer = toAnswer(await readDocument(pdf, { limits, kind: "auto" }));
    return judged(truth, answer);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return {
      truth,
      isTold: true,
      refusal: error.code,
      isOtherKind: false,
      confidence: 0,
      fields: drawnFields(truth, null),
    };
  }
}

function judged(truth: PaperTruth, answer: Answer): ReadPaper {
  const read =
    "document" in answer && answer.document.documentType === truth.document.documentType
      ? answer
      : null;
  const fields = drawnFields(truth, read);
  const { confidence } = answer;
  return {
    truth,
    isTold: read !== null && isTold(read),
    refusal: null,
    isOtherKind: read === null,
    confidence,
    fields,
  };
}

function print(documentType: string, words: string): void {
  const own = papers.filter(({ truth }) => truth.document.documentType === documentType);
  if (own.length === 0) return;
  const names = own[0]?.fields.map(({ name }) => name) ?? [];
  const counts = (fields: readonly DrawnField[]): readonly number[] =>
    STATUSES.map((status) => fields.filter((field) => field.status === status).length);
  const rows = names.map((name) => {
    const fields = own.flatMap(({ fields }) => fields.filter((field) => field.name === name));
    return [name, ...counts(fields)];
  });
  const all = counts(own.flatMap(({ fields }) => fields));
  const whole = own.filter(({ fields }) => fields.every(({ status }) => status === "right"));
  const count = (holds: (paper: ReadPaper) => boolean): number => own.filter(holds).length;
  const silent = count(
    ({ confidence, fields }) =>
      confidence >= CONFIDENT && fields.some(({ status }) => status === "wrong, no warning"),
  );
  const total = all.reduce((sum, part) => sum + part, 0);
  say(`\n${own.length} ${words}`);
  say(table(["field", ...STATUSES], [...rows, ["all", ...all]]));
  say(`fields right: ${percent(all[0] ?? 0, total)}; whole: ${percent(whole.length, own.length)}`);
  say(
    `refused: ${count(({ refusal }) => refusal !== null)}; read as another kind: ${count(({ isOtherKind }) => isOtherKind)}`,
  );
  say(`confidence ${CONFIDENT} or more with a wrong value and no warning: ${silent}`);
}

function printMisprints(misprinted: readonly ReadPaper[]): void {
  const count = (holds: (paper: ReadPaper) => boolean): number => misprinted.filter(holds).length;
  const isOther = ({ fields }: ReadPaper): boolean =>
    fields.some(({ status }) => status === "wrong, no warning");
  say(`\n${misprinted.length} papers with a misprinted figure`);
  say(
    table(
      ["", "papers"],
      [
        ["refused, or told by a warning or a failed check", count((one) => one.isTold)],
        ["nothing said, all as printed", count((one) => !one.isTold && !isOther(one))],
        ["nothing said, another value", count(isOther)],
        [
          `the same at confidence ${CONFIDENT} or more`,
          count((one) => isOther(one) && one.confidence >= CONFIDENT),
        ],
      ],
    ),
  );
}

function printErrors(most: number): void {
  const wrong = papers.flatMap(({ truth, refusal, fields }) =>
    fields.flatMap(({ name, status, got, want }) =>
      status === "right"
        ? []
        : [`${truth.name} ${name}: ${status}, ${refusal ?? got} for ${want} (${truth.layout})`],
    ),
  );
  for (const line of wrong.slice(0, most)) say(line);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
