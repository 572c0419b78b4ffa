import { readFileSync } from "node:fs";
import { readConstruction } from "../../src/read-construction.ts";
import { TEMPLATES } from "../../src/templates.ts";
import { keptPages } from "./page-cache.ts";
import { papersWithTruth } from "./sets.ts";

/** How the columns of schedules are read: by set and column, how many totals are right, missed and wrong. */
const COLUMNS: Readonly<Record<string, string>> = {
  C: "scheduledValue",
  D: "previousWork",
  E: "workThisPeriod",
  F: "storedMaterials",
  G: "completedAndStored",
  H: "balanceToFinish",
  I: "retainage",
};

interface SheetTruth {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | null>>[];
  readonly totals?: Readonly<Record<string, string | null>>;
}

const tallies = new Map<string, Record<string, number>>();
const shows = process.argv.includes("--errors");
for (const file of papersWithTruth()) {
  const raw = JSON.parse(readFileSync(file.truth, "utf8")) as {
    readonly rendition?: string;
    readonly g703?: SheetTruth | null;
    readonly document: { readonly documentType: string } | null;
  };
  if (raw.document?.documentType !== "PAY_APPLICATION" || !raw.g703) continue;
  const isPicture = /scan|mixed/.test(raw.rendition ?? "native");
  const pages = keptPages(file, isPicture ? "ocr" : "text");
  if (pages === null) continue;
  const attempt = readConstruction(pages, TEMPLATES, { subcontractor: null, gc: null });
  const name = `${file.set}${isPicture ? " scan" : ""}`;
  const tally = tallies.get(name) ?? {};
  tallies.set(name, tally);
  const add = (what: string): void => void (tally[what] = (tally[what] ?? 0) + 1);
  add("papers");
  if (attempt.kind !== "read" || attempt.reading.documentType !== "PAY_APPLICATION") {
    add("refused");
    continue;
  }
  const { sheet } = attempt.reading.document;
  const complaints: string[] = [];
  if (sheet === null) complaints.push("no sheet");
  const { g703 } = raw;
  if (sheet !== null && sheet.rows.length !== g703.rows.length)
    complaints.push(`rows ${sheet.rows.length} for ${g703.rows.length}`);
  for (const [letter, column] of Object.entries(COLUMNS)) {
    const isPrinted = g703.columns.includes(letter);
    const wanted = g703.rows.map((row) => row[letter] ?? "0").map(Number);
    const own = sheet?.rows.map(({ figures }) => figures[column as "retainage"]) ?? [];
    const isRead = own.some((figure) => figure !== null);
    const values = own.map((figure) => Number(figure?.value.toPlain() ?? "0"));
    const isZero = wanted.every((value) => value === 0);
    if (!isPrinted && !isRead) continue;
    const isRight = JSON.stringify(wanted) === JSON.stringify(values);
    const verdict = isRight ? "right" : !isPrinted ? "invented" : !isRead ? "missed" : "wrong";
    if (isZero && verdict === "missed") continue;
    add(`${letter} ${verdict}`);
    if (verdict !== "right") complaints.push(`${letter} ${verdict}`);
  }
  add(complaints.length === 0 ? "whole" : "not whole");
  if (shows && complaints.length > 0)
    console.log(
      `${file.set}/${file.name}: ${complaints.join(", ")}; printed ${g703.columns.join("")}`,
    );
}
for (const [name, tally] of tallies)
  console.log(
    name,
    Object.entries(tally)
      .toSorted()
      .map(([what, count]) => `${what} ${count}`)
      .join(", "),
  );
