import { isMap, isScalar, isSeq, type Pair } from "yaml";
import type { InvoicePaper } from "../../src/document/invoice.ts";
import type {
  InvoiceAmountLabel,
  InvoiceHeadLabel,
  InvoiceRole,
  InvoiceTemplate,
  InvoiceWords,
} from "../../src/lexicon/invoice-template.ts";
import { ITEM_COLUMNS } from "../../src/lexicon/parse/template-members.ts";
import { patternOf, plainSlots } from "./pattern.ts";
import type { Slots } from "./slots.ts";
import {
  complain,
  complainOfBrackets,
  type Parsed,
  parseWords,
  phrasesIn,
  slotsOf,
  type WordsFile,
} from "./words-file.ts";

/** The general template of invoices, or what is wrong with its words: file, line and what to do, a sentence each. */
export type CompiledWords =
  | { readonly kind: "template"; readonly template: InvoiceTemplate }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

type Names<Name extends string> = Readonly<Record<Name, true>>;

const TITLES: Names<InvoicePaper | "other"> = {
  invoice: true,
  "credit-note": true,
  receipt: true,
  "pro-forma": true,
  other: true,
};

const HEAD: Names<InvoiceHeadLabel> = {
  invoiceNumber: true,
  invoiceDate: true,
  plainDate: true,
  dueDate: true,
  paymentTerms: true,
  purchaseOrder: true,
  currency: true,
  taxId: true,
  customerTaxId: true,
  vendorTaxId: true,
  iban: true,
  receiptNumber: true,
  plainNumber: true,
  otherNumber: true,
  otherDate: true,
  other: true,
};

const AMOUNTS: Names<InvoiceAmountLabel> = {
  subtotal: true,
  discount: true,
  shipping: true,
  otherCharge: true,
  tip: true,
  rounding: true,
  tax: true,
  totalTax: true,
  taxBase: true,
  withholding: true,
  total: true,
  plainTotal: true,
  amountPaid: true,
  balanceDue: true,
  cashTendered: true,
  cashChange: true,
  previousBalance: true,
  otherAmount: true,
};

const ROLES: Names<InvoiceRole> = { vendor: true, customer: true, shipTo: true, remitTo: true };

/** The members that hold a list for each meaning, with the meanings there are; any currency has three letters. */
const GROUPS = {
  titles: TITLES,
  head: HEAD,
  amounts: AMOUNTS,
  columns: ITEM_COLUMNS,
  roles: ROLES,
  currencies: null,
} as const;

const LISTS = ["months", "legalForms", "units", "groupSums", "taxIncluded"] as const;

type Member = keyof typeof GROUPS | (typeof LISTS)[number];
type Lists = Record<string, readonly string[]>;

/** The file with what languages share: its slots, and words that no language owns. */
const SHARED = /(?:^|\/)shared\.yaml$/;

/**
 * Compiles the words of invoices, one file a language. Of two meanings of a phrase the first counts: what `shared.yaml`
 * says stands first, then English, then the other languages by their names.
 */
export function compileInvoiceWords(files: readonly WordsFile[]): CompiledWords {
  const parsed = files.map(parseWords);
  const broken = parsed.flatMap(({ problems }) => problems);
  if (broken.length > 0) return { kind: "problems", problems: broken };
  const shared = parsed.filter(({ name }) => SHARED.test(name));
  const words = parsed
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.name < other.name ? -1 : 1))
    .map((file) => wordsOf(file, [...new Set([...shared, file])]));
  const problems = parsed.flatMap((file) => file.problems);
  if (problems.length > 0) return { kind: "problems", problems };
  return {
    kind: "template",
    template: {
      id: headOf(shared, "id"),
      kind: "INVOICE",
      describes: headOf(shared, "describes"),
      recognise: { all: [], some: [], none: [] },
      words,
    },
  };
}

function headOf(shared: readonly Parsed[], name: "id" | "describes"): string {
  const said = shared.map(({ document }) => document.get(name)).at(-1);
  return typeof said === "string" ? said : "";
}

function rankOf({ name }: Parsed): number {
  if (SHARED.test(name)) return -1;
  return /(?:^|\/)en\.yaml$/.test(name) ? 0 : 1;
}

function wordsOf(file: Parsed, slotted: readonly Parsed[]): InvoiceWords {
  const slots = plainSlots(slotsOf(slotted));
  const pairs = isMap(file.document.contents) ? file.document.contents.items : [];
  const members = new Map<string, Pair["value"]>();
  for (const { key, value } of pairs) {
    const name = String(key);
    if (!isMember(name) && !HEAD_MEMBERS.has(name))
      complain(file, key, `"${name}" is no member; known are ${Object.keys(MEMBERS).join(", ")}.`);
    members.set(name, value);
  }
  const list = (name: Member): readonly string[] => listOf(file, slots, members.get(name));
  const group = (name: keyof typeof GROUPS): Lists =>
    groupOf(file, slots, { value: members.get(name), known: GROUPS[name] });
  return {
    language: languageOf(file),
    titles: group("titles"),
    head: group("head"),
    amounts: group("amounts"),
    columns: group("columns"),
    roles: group("roles"),
    months: monthsOf(members.get("months")),
    legalForms: list("legalForms"),
    units: list("units"),
    groupSums: list("groupSums"),
    taxIncluded: list("taxIncluded"),
    currencies: group("currencies"),
  };
}

const MEMBERS: Readonly<Record<string, unknown>> = {
  ...GROUPS,
  ...Object.fromEntries(LISTS.map((name) => [name, null])),
};

/**
 * What a file says beside its words; `id` and `describes` are of the template and stand in the shared file, `texts` are
 * read by `compile-texts`.
 */
const HEAD_MEMBERS: ReadonlySet<string> = new Set(["slots", "id", "describes", "texts"]);

/** A language is named by its file; words of none are of many, as ISO 639-2 says. */
function languageOf(file: Parsed): string {
  return SHARED.test(file.name) ? "mul" : (/([a-z]+)\.yaml$/.exec(file.name)?.[1] ?? "");
}

function isMember(name: string): name is Member {
  return Object.hasOwn(MEMBERS, name);
}

/** Twelve lists, one a line. */
function monthsOf(value: unknown): readonly (readonly string[])[] {
  if (!isSeq(value)) return [];
  return value.items.map((item) => (isScalar(item) ? String(item.value).split("; ") : []));
}

interface Group {
  readonly value: unknown;
  readonly known: Readonly<Record<string, true>> | null;
}

function groupOf(file: Parsed, slots: Slots, { value, known }: Group): Lists {
  if (!isMap(value)) return {};
  return Object.fromEntries(
    value.items.map(({ key, value: phrases }) => {
      const name = String(key);
      if (known === null ? !/^[A-Z]{3}$/.test(name) : !Object.hasOwn(known, name))
        complain(file, key, unknownMeaning(name, known));
      return [name, listOf(file, slots, phrases)];
    }),
  );
}

function unknownMeaning(name: string, known: Group["known"]): string {
  if (known === null) return `"${name}" is no currency; write its code, such as EUR.`;
  return `"${name}" is no meaning; known are ${Object.keys(known).join(", ")}.`;
}

function listOf(file: Parsed, slots: Slots, value: unknown): readonly string[] {
  if (!isSeq(value)) return [];
  const phrases = phrasesIn(file, slots, value.items).map(patternOf);
  complainOfBrackets(file, value, phrases);
  return phrases;
}
