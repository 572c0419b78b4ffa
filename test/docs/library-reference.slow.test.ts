import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { libraryReference } from "../../deploy/docs/library-reference.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

test("docs/library.md shows everything that the library exports", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
  const page = new URL("../../docs/library.md", import.meta.url);
  await expectGeneratedBlock(page, "reference", libraryReference(root));
});
