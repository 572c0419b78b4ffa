import { readFile } from "node:fs/promises";
import { ReadError } from "../src/base/read-error.ts";
import { readDocument } from "../src/read.ts";
import type { Reading } from "../src/kinds/reading.ts";
import { toAnswer } from "../src/wire/answer.ts";
import { READ_OPTIONS } from "./read-files.ts";
import { conditionNamed, printedDocuments, scanOf } from "./scan-of.ts";
import { table } from "./table.ts";

/**
 * Reads our documents as print and again as scans, and compares the fields:
 * `npm run bench:scans [-- PATTERN [DPI [CONDITION [EVERY]]]]`, such as `broken 200 g4`, or every third of all.
 */
const [pattern = "pay-application", dpi = "200", name = "office", every = "1"] =
  process.argv.slice(2);
const condition = conditionNamed(name);

interface Compared {
  readonly path: string;
  readonly same: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly confidence: number;
  /** Whether anything in the answer says that something may be wrong. */
  readonly isWarned: boolean;
}

const compared: Compared[] = [];
for (const path of await printedDocuments(pattern, Number(every))) {
  const bytes = new Uint8Array(await readFile(path));
  const print = await readOrNull(bytes);
  if (print === null) continue;
  const one = compare(path, print, await readOrNull(await scanOf(bytes, Number(dpi), condition)));
  compared.push(one);
  for (const line of [...one.wrong, ...one.missed]) console.error(`${path}: ${line}`);
}
report();

async function readOrNull(bytes: Uint8Array): Promise<Reading | null> {
  try {
    return await readDocument(bytes, READ_OPTIONS);
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}

function compare(path: string, print: Reading, scan: Reading | null): Compared {
  const wanted = fieldsOf(print);
  const got = scan === null ? new Map<string, string>() : fieldsOf(scan);
  const missed: string[] = [];
  const wrong: string[] = [];
  let same = 0;
  for (const [field, want] of wanted) {
    const value = got.get(field) ?? "null";
    if (value === want) same += 1;
    else
      (value === "null" || value === "[]" ? missed : wrong).push(
        `${field} ${value}, printed ${want}`,
      );
  }
  const isWarned =
    scan === null || scan.findings.length > 0 || scan.checks.some(({ passed }) => passed === false);
  return { path, same, missed, wrong, confidence: scan?.confidence ?? 0, isWarned };
}

/** Money, numbers, dates and lists of the plain answer; texts may differ in a letter and are left out. */
function fieldsOf(reading: Reading): ReadonlyMap<string, string> {
  const answer = toAnswer(reading);
  const body: object = "invoice" in answer ? answer.invoice : answer.document;
  const fields = Object.entries(body).flatMap(([field, value]: readonly [string, unknown]) => {
    if (Array.isArray(value)) return [[field, JSON.stringify(value.map(amountsOf))] as const];
    return typeof value === "object" && value !== null
      ? []
      : [[field, JSON.stringify(value)] as const];
  });
  return new Map(fields.filter(([field]) => !/description|issuer/i.test(field)));
}

function amountsOf(item: unknown): unknown {
  return typeof item === "object" && item !== null
    ? Object.values(item).filter((value) => typeof value === "number")
    : item;
}

function report(): void {
  const fields = compared.reduce(
    (sum, { same, missed, wrong }) => sum + same + missed.length + wrong.length,
    0,
  );
  const count = (of: (one: Compared) => number): number =>
    compared.reduce((sum, one) => sum + of(one), 0);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  const silent = compared.filter(
    ({ wrong, confidence, isWarned }) => wrong.length > 0 && confidence >= 0.9 && !isWarned,
  );
  const rows = [
    ["documents", compared.length],
    [
      "fields as printed",
      percent(
        count(({ same }) => same),
        fields,
      ),
    ],
    [
      "missed",
      percent(
        count(({ missed }) => missed.length),
        fields,
      ),
    ],
    [
      "wrong",
      percent(
        count(({ wrong }) => wrong.length),
        fields,
      ),
    ],
    [
      "documents whole",
      percent(
        count(({ missed, wrong }) => (missed.length + wrong.length === 0 ? 1 : 0)),
        compared.length,
      ),
    ],
    [
      "wrong at confidence 0.9",
      count(({ wrong, confidence }) => (wrong.length > 0 && confidence >= 0.9 ? 1 : 0)),
    ],
    ["of these without a warning", silent.length],
  ] as const;
  console.log(`${pattern} as scans, ${dpi} dpi, ${name}\n\n${table(["", ""], rows)}`);
}
