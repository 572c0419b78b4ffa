import { readFile } from "node:fs/promises";
import { type CalendarDate, isoDate } from "../src/base/calendar-date.ts";
import { LIMITS } from "../src/base/limits.ts";
import { Money } from "../src/base/money.ts";
import { Percent } from "../src/base/percent.ts";
import { ReadError } from "../src/base/read-error.ts";
import { layoutOf } from "../src/layout/layout.ts";
import { contentsOf } from "../src/pdf/contents.ts";
import { notationOf } from "../src/pointing/notation.ts";
import { valueReadersOf } from "../src/pointing/value-readers.ts";
import { withPointing } from "../src/pointing/with-pointing.ts";
import { readPages } from "../test/support/read-pages.ts";
import type { Outcome } from "../src/kinds/reading.ts";
import { TEMPLATES } from "../src/read/templates.ts";
import { observeFolder } from "./calibration/collect.ts";
import type { Observation } from "./calibration/observation.ts";
import { LIST_NAMES, SCORED_KINDS } from "./kinds/kinds.ts";
import { oracleFor, type PlainTruth } from "./oracle.ts";
import type { ReadFiles } from "./read-files.ts";
import { sampleFolders } from "./score/samples.ts";
import { table } from "./table.ts";

/**
 * Reads documents with a model that always points right, and counts how many of the fields that are printed and were
 * null come back: `npm run bench:pointing [-- FOLDER…]`, the samples where no folder is named.
 */
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : sampleFolders();
const rows: (readonly (string | number)[])[] = [];
for (const folder of folders) {
  const before = await observeFolder(folder, (paths) => readAll(paths, false));
  const after = await observeFolder(folder, (paths) => readAll(paths, true));
  for (const { documentType } of SCORED_KINDS) {
    const own = (all: readonly Observation[]): readonly Observation[] =>
      all.filter((one) => one.kind === documentType);
    if (own(before).length === 0) continue;
    const missed = count(own(before), "missing");
    const recovered = missed - count(own(after), "missing");
    const wrong = [count(own(before), "wrong"), count(own(after), "wrong")];
    rows.push([folder, documentType, own(before).length, missed, recovered, wrong.join(" → ")]);
  }
}
console.log(
  table(["folder", "kind", "documents", "printed but null", "recovered", "wrong values"], rows),
);

async function readAll(
  paths: Parameters<ReadFiles>[0],
  isPointed: boolean,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const path of paths) outcomes.push(await readOne(path, isPointed));
  return outcomes;
}

async function readOne(path: string, isPointed: boolean): Promise<Outcome> {
  try {
    const { pages } = await contentsOf(
      new Uint8Array(await readFile(path)),
      LIMITS,
      () => undefined,
    );
    const reading = readPages(pages, TEMPLATES);
    if (!isPointed) return { kind: "read", reading };
    const readers = valueReadersOf(notationOf(reading.documentType, layoutOf(pages), TEMPLATES));
    const ask = oracleFor(await truthsOf(path), asJson, readers);
    const given = { pages, templates: TEMPLATES, ask, below: 1 };
    return { kind: "read", reading: await withPointing(reading, given) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", code: error.code, message: error.message };
  }
}

/** What the truth says of each field, accepted answers included. */
async function truthsOf(path: string): Promise<ReadonlyMap<string, readonly PlainTruth[]>> {
  const truth = JSON.parse(await readFile(path.replace(/\.pdf$/, ".truth.json"), "utf8")) as {
    readonly document?: object;
    readonly invoice?: object;
    readonly accept?: Readonly<Record<string, readonly PlainTruth[]>>;
  };
  const fields = new Map<string, readonly PlainTruth[]>();
  const take = (prefix: string, object: object): void => {
    for (const [name, value] of Object.entries(object) as [string, unknown][]) {
      const field = prefix + name;
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        take(`${field}.`, value);
      else if (typeof value === "string" || typeof value === "number")
        fields.set(field, [value, ...(truth.accept?.[field] ?? [])]);
    }
  };
  take("", truth.document ?? truth.invoice ?? {});
  return fields;
}

function asJson(_field: string, value: Money | Percent | CalendarDate | string): PlainTruth {
  if (value instanceof Money) return value.toJsonNumber();
  if (value instanceof Percent) return value.points.toJsonNumber();
  return typeof value === "string" ? value : isoDate(value);
}

/** Lists are not asked for. */
function count(observations: readonly Observation[], truth: "missing" | "wrong"): number {
  return observations.flatMap(({ fields }) =>
    fields.filter((field) => field.truth === truth && !LIST_NAMES.has(field.field)),
  ).length;
}
