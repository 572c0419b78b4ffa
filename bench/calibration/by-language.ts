import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import { coreOf } from "../../src/confidence/weigh.ts";
import { type DocumentScore, isRight } from "../score/document-score.ts";

/** Where the counts of the languages are kept, by ISO 639-1 code. */
export const LANGUAGES = "bench/languages.json";

/** How the invoices of one language were read by numbers that never saw their layouts. */
export interface LanguageCounts {
  readonly documents: number;
  /** Head fields that are printed. */
  readonly printed: number;
  /** Those of them that were read as printed. */
  readonly hit: number;
  /** Values that are not as printed, and values where nothing is printed. */
  readonly wrong: number;
  /** Documents whose number, date, currency, total and vendor are all right. */
  readonly core: number;
}

const NOTHING: LanguageCounts = { documents: 0, printed: 0, hit: 0, wrong: 0, core: 0 };

/** Adds what became of one document to the counts of its language. */
export function countDocument(
  counts: Map<string, LanguageCounts>,
  language: string,
  { fields }: DocumentScore,
): void {
  const before = counts.get(language) ?? NOTHING;
  const all = [...fields].map(([field, { verdict }]) => ({ field, verdict }));
  const count = (...among: readonly string[]): number =>
    all.filter(({ verdict }) => among.includes(verdict)).length;
  const isCoreRight = coreOf("INVOICE", all).every(({ verdict }) => isRight(verdict));
  counts.set(language, {
    documents: before.documents + 1,
    printed: before.printed + count("hit", "wrong", "missing"),
    hit: before.hit + count("hit"),
    wrong: before.wrong + count("wrong", "invented"),
    core: before.core + (isCoreRight ? 1 : 0),
  });
}

/** Keeps the counts, the languages in alphabetical order of their codes. */
export async function keepLanguages(counts: ReadonlyMap<string, LanguageCounts>): Promise<void> {
  const sorted = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(
    LANGUAGES,
    await format(JSON.stringify(sorted), { parser: "json", printWidth: 100 }),
  );
}
