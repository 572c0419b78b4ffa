import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { compileInvoiceWords } from "../deploy/lexicon/compile-invoice-words.ts";
import { compileTexts } from "../deploy/lexicon/compile-texts.ts";
import { compileWords } from "../deploy/lexicon/compile-words.ts";
import { CONSTRUCTION_TEXTS } from "../deploy/lexicon/construction-texts.ts";
import { INVOICE_TEXTS } from "../deploy/lexicon/invoice-texts.ts";
import { packedCode } from "../deploy/lexicon/packed-code.ts";
import type { WordsFile } from "../deploy/lexicon/words-file.ts";
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
      `import type { ${type} } from "../../src/lexicon/${module}.ts";`,
      "",
      `/** ${head.describes} */`,
      `export const ${exportName(head.id)}: ${type} = ${json};`,
      "",
    ].join("\n");
    await expectGeneratedCode(new URL(`../templates/${path}.ts`, import.meta.url), code);
  },
);

const INVOICE_WORDS = readdirSync(new URL("../templates/words/invoice", import.meta.url));

test("invoice/any-invoice is what the words of all languages say", async () => {
  const compiled = compileInvoiceWords(INVOICE_WORDS.map((name) => fileOf(`invoice/${name}`)));
  if (compiled.kind === "problems") throw new Error(compiled.problems.join("\n"));
  const { template } = compiled;
  const code = [
    GENERATED,
    `import type { InvoiceTemplate } from "../../src/lexicon/invoice-template.ts";`,
    "",
    `/** ${template.describes} */`,
    `export const ${exportName(template.id)}: InvoiceTemplate = ${packedCode(template)};`,
    "",
  ].join("\n");
  await expectGeneratedCode(new URL("../templates/invoice/any-invoice.ts", import.meta.url), code);
  expect(template.words).toHaveLength(INVOICE_WORDS.length);
});

type Room = "invoice" | "construction";

/** Lists of words by file and name, each with what it says, and the files that say the words. */
interface Texts {
  readonly lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly files: readonly string[];
}

const TEXTS: Readonly<Record<Room, Texts>> = {
  invoice: { lists: INVOICE_TEXTS, files: INVOICE_WORDS.map((name) => `invoice/${name}`) },
  construction: { lists: CONSTRUCTION_TEXTS, files: ["texts.yaml", "packages.yaml"] },
};

const GROUPS = (Object.keys(TEXTS) as Room[]).flatMap((room) =>
  Object.entries(TEXTS[room].lists).map(([group, own]) => [room, group, own] as const),
);

test.each(GROUPS)("src/words/%s/%s is what the texts say", async (room, group, own) => {
  const { lists, files } = TEXTS[room];
  const names = Object.values(lists).flatMap((each) => Object.keys(each));
  const compiled = compileTexts(files.map(fileOf), names);
  if (compiled.kind === "problems") throw new Error(compiled.problems.join("\n"));
  const code = Object.entries(own).flatMap(([name, says]) => [
    "",
    `/** ${says} */`,
    `export const ${name}: readonly string[] = ${packedCode(compiled.lists[name])};`,
  ]);
  const file = new URL(`../src/words/${room}/${group}.ts`, import.meta.url);
  await expectGeneratedCode(file, [GENERATED, ...code, ""].join("\n"));
});

/** What a statute sets word for word: what stands beside captions and signatures may be set otherwise. */
const SET_WORD_FOR_WORD = ["title", "notice", "paragraph"] as const;

test("src/words/construction/statutes is what the forms of statutes say", async () => {
  const folder = new URL("../templates/waivers/", import.meta.url);
  const forms = readdirSync(folder).map((name) => {
    const { state, statute, text } = parse(readFileSync(new URL(name, folder), "utf8")) as {
      readonly state: string;
      readonly statute: string;
      readonly text: readonly Readonly<Record<string, string>>[];
    };
    const passages = text.flatMap((item) =>
      SET_WORD_FOR_WORD.flatMap((kind) => item[kind]?.replaceAll(/\{\w+\}/g, "{}") ?? []),
    );
    return { state, statute, passages };
  });
  const code = [
    "// Generated from templates/waivers. After changing that: UPDATE=1 npx vitest run test/words.test.ts",
    "",
    "/** A form of a lien waiver that a statute sets. */",
    "export interface StatuteForm {",
    "  readonly state: string;",
    "  readonly statute: string;",
    '  /** Its title, notices and paragraphs; blanks stand in them as "{}". */',
    "  readonly passages: readonly string[];",
    "}",
    "",
    "/** Forms of lien waivers whose text was verified. */",
    `export const STATUTE_FORMS: readonly StatuteForm[] = ${JSON.stringify(forms)};`,
    "",
  ].join("\n");
  const file = new URL("../src/words/construction/statutes.ts", import.meta.url);
  await expectGeneratedCode(file, code);
});

const SOUND_WORDS = `slots:
  TAX: [vat, "[sales|] tax"]
head:
  otherDate:
    - "[liefer|leistungs]-datum"
    - bestell+tag
amounts:
  tax:
    - total [<TAX>|duty]
currencies:
  EUR: [euro]
`;

test("words of invoices join, and their slots may hold brackets", () => {
  const compiled = compileInvoiceWords([{ name: "de.yaml", text: SOUND_WORDS }]);
  expect(compiled.kind === "template" && compiled.template.words).toMatchObject([
    {
      language: "de",
      head: {
        otherDate: ["[lieferdatum|liefer datum|leistungsdatum|leistungs datum]", "bestelltag"],
      },
      amounts: { tax: ["total [vat|sales tax|tax|duty]"] },
      currencies: { EUR: ["euro"] },
    },
  ]);
});

const SOUND_TEXTS = `texts:
  streets:
    - street; way
    - "[z|a].i."
`;

test("texts of all languages join, each once", () => {
  const files = [
    { name: "en.yaml", text: SOUND_TEXTS },
    { name: "de.yaml", text: "texts:\n  streets: [way, weg]\n" },
  ];
  expect(compileTexts(files, ["streets"])).toEqual({
    kind: "lists",
    lists: { streets: ["street", "way", "[z|a].i.", "weg"] },
  });
});

test.each<readonly [mistake: string, from: string, to: string, problem: string]>([
  ["a list", "streets:", "stret:", 'en.yaml:2: "stret" is no list of texts; known are streets.'],
  ["a bracket", "[z|a]", "[z|a", 'en.yaml:3: a bracket of "[z|a.i." is not closed'],
  ["a list that is empty", "streets:", "# ", "No file says anything under texts, streets"],
])("%s of texts that is wrong is told", (_, from, to, problem) => {
  const files = [{ name: "en.yaml", text: SOUND_TEXTS.replace(from, to) }];
  const compiled = compileTexts(files, ["streets"]);
  expect(compiled.kind === "problems" && compiled.problems[0]).toContain(problem);
});

test.each<readonly [mistake: string, from: string, to: string, problem: string]>([
  ["a meaning", "otherDate", "otherDay", '4: "otherDay" is no meaning'],
  ["a member", "amounts", "sums", '7: "sums" is no member'],
  ["a currency", "EUR", "euro", '11: "euro" is no currency'],
  ["a slot", "<TAX>", "<TAXES>", "9: <TAXES> is no slot"],
  ["a bracket", "duty]", "duty", '9: a bracket of "total [vat|sales tax|tax|duty" is not closed'],
])("%s of invoices that is wrong is told with file and line", (_, from, to, problem) => {
  const text = SOUND_WORDS.replace(from, to);
  const compiled = compileInvoiceWords([{ name: "de.yaml", text }]);
  expect(compiled.kind === "problems" && compiled.problems[0]).toContain(`de.yaml:${problem}`);
});

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
