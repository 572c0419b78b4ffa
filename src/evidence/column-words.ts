import { anyPayApplication } from "../../templates/pay-application/any-pay-application.ts";
import { phrasesIn, vocabularyOf } from "../lexicon/vocabulary.ts";
import type { Keys } from "./line-facts.ts";

/** The columns of a continuation sheet whose captions these words hold; `total` where they call a row a total. */
export function columnsOf(keys: Keys): readonly string[] {
  if (keys.length === 0) return [];
  return [...new Set(phrasesIn(VOCABULARY, keys).flatMap(({ meanings }) => meanings))];
}

const VOCABULARY = vocabularyOf(columnEntries());

function columnEntries(): readonly (readonly [string, string])[] {
  const { sheet } = anyPayApplication;
  if (sheet === undefined) return [];
  const columns = Object.entries(sheet.columns).flatMap(([name, phrases]) =>
    phrases.map((phrase) => [phrase, name] as const),
  );
  const totals = [...sheet.grandTotals, ...sheet.totals].map(
    (phrase) => [phrase, "total"] as const,
  );
  return [...columns, ...totals];
}
