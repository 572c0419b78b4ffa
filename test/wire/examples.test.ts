import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { expectGeneratedCode } from "../support/generated-file.ts";

const FILE = new URL("../../src/wire/service/examples.ts", import.meta.url);

const EXAMPLES = [
  {
    constant: "PAY_APPLICATION_EXAMPLE",
    type: "ReadResult",
    path: "fixtures/pay-application/aia-g702/first-application.pdf",
  },
  {
    constant: "CHANGE_ORDER_EXAMPLE",
    type: "ReadResult",
    path: "fixtures/change-order/twins/standpipe-of-the-contractor.pdf",
  },
  {
    constant: "INVOICE_EXAMPLE",
    type: "InvoiceResult",
    path: "fixtures/invoice/us-classic/electric.pdf",
  },
] as const;

test("the published examples are what the engine answers today", async () => {
  const constants = [];
  for (const { constant, type, path } of EXAMPLES) {
    const answer = await read(new Uint8Array(readFileSync(path)));
    constants.push(
      `/** What is read of \`${path}\`. */\nexport const ${constant}: ${type} = ${JSON.stringify(answer)};`,
    );
  }
  const code = [
    "// Generated from fixtures. After a change of answers: UPDATE=1 npx vitest run test/wire/examples.test.ts",
    'import type { InvoiceResult, ReadResult } from "../contract.ts";',
    "",
    constants.join("\n\n"),
  ].join("\n");
  await expectGeneratedCode(FILE, code);
  expect(constants).toHaveLength(EXAMPLES.length);
});
