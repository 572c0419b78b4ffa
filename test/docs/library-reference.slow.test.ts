import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { libraryReference } from "../../deploy/docs/library-reference.ts";
import { toldMembers } from "../../deploy/docs/told-members.ts";
import { auditResultSchema } from "../../src/wire/audit-result.ts";
import { fullInvoiceResultSchema, fullReadResultSchema } from "../../src/wire/full-schemas.ts";
import { invoiceResultSchema, readResultSchema } from "../../src/wire/plain-schemas.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

test("docs/library.md shows everything that the library exports", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
  const page = new URL("../../docs/library.md", import.meta.url);
  const told = toldMembers([
    readResultSchema,
    invoiceResultSchema,
    fullReadResultSchema,
    fullInvoiceResultSchema,
    auditResultSchema,
  ]);
  await expectGeneratedBlock(page, "reference", libraryReference(root, told));
});
