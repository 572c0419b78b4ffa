import { readFileSync } from "node:fs";
import { test } from "vitest";
import { LANGUAGES, type LanguageCounts } from "../../bench/calibration/by-language.ts";
import {
  accuracyFigures,
  type AccuracyRecords,
  languageFigures,
} from "../../deploy/docs/accuracy-figures.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

test("docs/accuracy.md shows the counts that are recorded", async () => {
  const page = new URL("../../docs/accuracy.md", import.meta.url);
  const records = JSON.parse(readFileSync("bench/accuracy.json", "utf8")) as AccuracyRecords;
  await expectGeneratedBlock(page, "figures", accuracyFigures(records));
  const languages = JSON.parse(readFileSync(LANGUAGES, "utf8")) as Record<string, LanguageCounts>;
  await expectGeneratedBlock(page, "languages", languageFigures(languages));
});
