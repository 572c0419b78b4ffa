import { test } from "vitest";
import { commandReference } from "../../deploy/docs/command-reference.ts";
import { programFor } from "../../src/cli/main.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

test("docs/cli.md shows every command as the program knows it", async () => {
  const page = new URL("../../docs/cli.md", import.meta.url);
  await expectGeneratedBlock(page, "commands", commandReference(programFor(() => {})));
});
