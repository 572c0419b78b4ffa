import { test } from "vitest";
import { matchCodeTable, matchColumnList } from "../../deploy/docs/match-tables.ts";
import { MATCH_CODES } from "../../src/finding/match-codes.ts";
import { COLUMNS } from "../../src/match/tables/columns.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

const PAGE = new URL("../../docs/match.md", import.meta.url);

test("docs/match.md explains every reason, in the order in which they are told", async () => {
  await expectGeneratedBlock(PAGE, "reasons", matchCodeTable(MATCH_CODES));
});

test("docs/match.md names every heading that is known", async () => {
  await expectGeneratedBlock(PAGE, "columns", matchColumnList(COLUMNS));
});
