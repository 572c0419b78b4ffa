import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileWords, type WordsFile } from "../deploy/lexicon/compile-words.ts";
import { expectGeneratedCode, exportName } from "./support/generated-file.ts";

const FILES = {
  "pay-application/any-pay-application": [
    "pay-application.yaml",
    "continuation-sheet.yaml",
    "heading.yaml",
    "listed-orders.yaml",
  ],
  "change-order/any-change-order": ["change-order.yaml", "change-order-papers.yaml"],
} as const;

const TYPES = {
  "pay-application/any-pay-application": ["PayApplicationTemplate", "template"],
  "change-order/any-change-order": ["ChangeOrderTemplate", "change-order-template"],
} as const;

const GENERATED =
  "// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts";

function fileOf(name: string): WordsFile {
  return {
    name: `templates/words/${name}`,
    text: readFileSync(new URL(`../templates/words/${name}`, import.meta.url), "utf8"),
  };
}

test.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  "%s is what its words say",
  async (path) => {
    const compiled = compileWords(FILES[path].map(fileOf));
    if (compiled.kind === "problems") throw new Error(compiled.problems.join("\n"));
    const [type, module] = TYPES[path];
    const { head, json } = compiled;
    const code = [
      GENERATED,
      `import type { ${type} } from "../../src/template/${module}.ts";`,
      "",
      `/** ${head.describes} */`,
      `export const ${exportName(head.id)}: ${type} = ${json};`,
      "",
    ].join("\n");
    await expectGeneratedCode(new URL(`../templates/${path}.ts`, import.meta.url), code);
  },
);

const SOUND = `slots:
  BILL:
    - bill; claim
id: any-bill
kind: PAY_APPLICATION
describes: Any bill.
recognise: { all: [], some: [], none: [] }
fields:
  currentPaymentDue:
    - due on this <BILL>
    - "[due|payable|<BILL>] now"
decoys:
  - bill date; claim date
`;

function problemsOf(text: string): readonly string[] {
  const compiled = compileWords([{ name: "bill.yaml", text }]);
  return compiled.kind === "problems" ? compiled.problems : [];
}

test("slots stand for their words, and a line for its phrases", () => {
  const compiled = compileWords([{ name: "bill.yaml", text: SOUND }]);
  expect(compiled.kind === "template" && JSON.parse(compiled.json)).toMatchObject({
    fields: {
      currentPaymentDue: { labels: ["due on this [bill|claim]", "[due|payable|bill|claim] now"] },
    },
    decoys: ["bill date", "claim date"],
  });
});

test.each<readonly [mistake: string, from: string, to: string, problem: string | RegExp]>([
  ["a slot", "this <BILL>", "this <BIL>", "bill.yaml:10: <BIL> is no slot; known are BILL."],
  [
    "a phrase twice",
    "bill date; claim date",
    "bill date; bill date",
    'bill.yaml:13: "bill date" is in this list twice; delete one.',
  ],
  ["YAML", 'now"', "now", /^bill\.yaml:\d+: this is no YAML: /],
  [
    "a field",
    "currentPaymentDue:",
    "currentPaymentDew:",
    /^bill\.yaml:\d+: fields has the member "currentPaymentDew", which is not known\. Did you mean "currentPaymentDue"\?/,
  ],
  [
    "a bracket",
    "due on this",
    "due on [this",
    /^bill\.yaml:10: fields\.currentPaymentDue\.labels\[0\] .* not closed/,
  ],
])("%s that is wrong is told with file, line and remedy", (_, from, to, problem) => {
  const [first] = problemsOf(SOUND.replace(from, to));
  expect(first).toEqual(typeof problem === "string" ? problem : expect.stringMatching(problem));
});
