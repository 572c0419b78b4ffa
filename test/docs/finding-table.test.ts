import { test } from "vitest";
import { findingTable } from "../../deploy/docs/finding-table.ts";
import { FINDING_CODES } from "../../src/finding/finding-codes.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

test("docs/answers.md explains every code of a finding", async () => {
  const page = new URL("../../docs/answers.md", import.meta.url);
  await expectGeneratedBlock(page, "findings", findingTable(FINDING_CODES));
});
