import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import {
  CHANGE_ORDER_CHECKS,
  FURTHER_CHECKS,
  FURTHER_INVOICE_CHECKS,
  INVOICE_CHECKS,
  PAY_APPLICATION_CHECKS,
  ROW_CHECKS,
} from "../../src/checks/index.ts";
import { expectGeneratedCode, exportName } from "../support/generated-file.ts";

const FOLDER = new URL("../../src/checks/", import.meta.url);
const INDEX = new URL("index.ts", FOLDER);

/** The order in which the contract names its checks of an invoice. */
const INVOICE_ORDER: readonly string[] = [
  "line_math",
  "lines_to_subtotal",
  "tax_rate",
  "total",
  "balance_due",
  "dates",
];

const LISTS = [
  {
    constant: "CHANGE_ORDER_CHECKS",
    type: "readonly Check<ChangeOrder>[]",
    sentence: "What the printed figures of a change order must satisfy.",
    folder: "change-order",
  },
  {
    constant: "INVOICE_CHECKS",
    type: "readonly Check<Invoice>[]",
    sentence: "The contract's checks of an invoice, in its order.",
    folder: "invoice",
  },
  {
    constant: "FURTHER_INVOICE_CHECKS",
    type: "readonly Check<Invoice>[]",
    sentence: "Further identities of an invoice.",
    folder: "invoice/identities",
  },
  {
    constant: "PAY_APPLICATION_CHECKS",
    type: "readonly Check<PayApplication>[]",
    sentence: "The contract's checks of a pay application.",
    folder: "pay-application",
  },
  {
    constant: "FURTHER_CHECKS",
    type: "readonly Check<PayApplication>[]",
    sentence: "Rules of a pay application that are no plain sums.",
    folder: "pay-application/identities",
  },
  {
    constant: "ROW_CHECKS",
    type: "readonly RowCheck[]",
    sentence: "Rules for each row of the continuation sheet.",
    folder: "pay-application/rows",
  },
] as const;

function checkNames(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -3))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));
}

/** Checks of an invoice stand in the contract's order, all others by their names. */
function placeOf(name: string): number {
  return INVOICE_ORDER.indexOf(name);
}

function expectedIndex(): string {
  const imports = LISTS.flatMap(({ folder }) =>
    checkNames(folder).map(
      (name) => `import { ${exportName(name)} } from "./${folder}/${name}.ts";`,
    ),
  );
  const lists = LISTS.map(({ constant, type, sentence, folder }) => {
    const members = checkNames(folder).map(exportName).join(", ");
    return `/** ${sentence} */\nexport const ${constant}: ${type} = [${members}];`;
  });
  return [
    "// Generated from the files beside it. After adding a check: UPDATE=1 npx vitest run test/checks/generated-index.test.ts",
    'import type { ChangeOrder } from "../document/change-order.ts";',
    'import type { Invoice } from "../document/invoice.ts";',
    'import type { PayApplication } from "../document/pay-application.ts";',
    'import type { Check } from "./check.ts";',
    'import type { RowCheck } from "./define-row-check.ts";',
    ...imports,
    "",
    lists.join("\n\n"),
    "",
  ].join("\n");
}

test("the index lists exactly the checks in the folders", async () => {
  await expectGeneratedCode(INDEX, expectedIndex());
});

test("a check has the name of its file", () => {
  const namesOf = (checks: readonly { readonly name: string }[]): readonly string[] =>
    checks.map(({ name }) => name);
  const lists = [
    CHANGE_ORDER_CHECKS,
    INVOICE_CHECKS,
    FURTHER_INVOICE_CHECKS,
    PAY_APPLICATION_CHECKS,
    FURTHER_CHECKS,
    ROW_CHECKS,
  ].map(namesOf);
  expect(lists).toEqual(LISTS.map(({ folder }) => checkNames(folder)));
});

test("the contract's checks of an invoice stand in its order", () => {
  expect(INVOICE_CHECKS.map(({ name }) => name)).toEqual(INVOICE_ORDER);
});

test("nothing is rewritten in continuous integration", () => {
  const isRewriting = process.env["CI"] !== undefined && process.env["UPDATE"] !== undefined;
  expect(isRewriting).toBe(false);
});
