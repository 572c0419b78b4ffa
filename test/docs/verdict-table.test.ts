import { test } from "vitest";
import { verdictTable } from "../../deploy/docs/verdict-table.ts";
import { REASONS } from "../../src/verdict/reason-codes.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

test("docs/answers.md explains every reason of a verdict, in the order in which they decide", async () => {
  const page = new URL("../../docs/answers.md", import.meta.url);
  await expectGeneratedBlock(page, "verdicts", verdictTable(REASONS));
});
