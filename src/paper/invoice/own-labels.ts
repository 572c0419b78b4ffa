import { foldedKeys } from "../../base/folded-words.ts";
import type { InvoiceColumn, InvoiceWords } from "../../lexicon/invoice-template.ts";
import { type Label, labelsIn } from "../../lexicon/labels.ts";
import type { Text } from "../../lexicon/texts.ts";
import {
  isPrintedRule,
  type VendorField,
  type VendorLook,
  type VendorTemplate,
} from "../../lexicon/vendor-template.ts";
import { type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";
import type { InvoiceLabel, InvoiceMeaning } from "./invoice-paper.ts";

/** By how much a label that a template names goes before one of the general reading. */
export const OWN_WORTH = 4;

/** What speaks for a value because the vendor's template names its label. */
export function ownWorth({ own }: InvoiceLabel): number {
  return own === undefined ? 0 : OWN_WORTH;
}

/** What the label of each field means on any invoice. */
const MEANING: Readonly<Record<VendorField, InvoiceMeaning>> = {
  invoiceNumber: "head:invoiceNumber",
  invoiceDate: "head:invoiceDate",
  dueDate: "head:dueDate",
  purchaseOrder: "head:purchaseOrder",
  vendorName: "role:vendor",
  vendorTaxId: "head:vendorTaxId",
  customerName: "role:customer",
  customerTaxId: "head:customerTaxId",
  subtotal: "amount:subtotal",
  discount: "amount:discount",
  shipping: "amount:shipping",
  otherCharges: "amount:otherCharge",
  tax: "amount:tax",
  total: "amount:total",
  amountPaid: "amount:amountPaid",
  balanceDue: "amount:balanceDue",
  previousBalance: "amount:previousBalance",
  withheld: "amount:withholding",
};

/** A decoy takes the values beside it from every field. */
const NOTHING: Pick<InvoiceLabel, "meanings" | "own" | "isDecoy"> = {
  meanings: ["head:otherNumber", "head:otherDate", "amount:otherAmount"],
  own: ["behind", "right", "below"],
  isDecoy: true,
};

type OwnMeaning = VendorField | "decoy";

const VOCABULARIES = new WeakMap<VendorTemplate, Vocabulary<OwnMeaning>>();

/** The general labels with those of a template, which go before them; each text's from left to right. */
export function withOwnLabels(
  labels: readonly InvoiceLabel[],
  texts: readonly Text[],
  template: VendorTemplate | null,
): readonly InvoiceLabel[] {
  if (template === null) return labels;
  const found = labelsIn(texts, vocabularyFor(template));
  const own = found
    .filter((label) => !labels.some((other) => isPartOf(label, other)))
    .map((label): InvoiceLabel => ({ ...label, ...meaningsOf(label, template) }));
  const taken = new Set(own.flatMap(({ words }) => words));
  const others = labels.filter(({ words }) => !words.some((word) => taken.has(word)));
  return [...own, ...others].toSorted((a, b) => a.box.left - b.box.left);
}

/** A phrase inside a longer one that the general reading knows is no label: "Total" in "Total due". */
function isPartOf({ words, length }: Label<OwnMeaning>, other: InvoiceLabel): boolean {
  return other.length > length && words.every((word) => other.words.includes(word));
}

function meaningsOf(
  { meanings }: Label<OwnMeaning>,
  { fields }: VendorTemplate,
): Pick<InvoiceLabel, "meanings" | "own" | "isDecoy"> {
  const looks = new Set<VendorLook>();
  const means: InvoiceMeaning[] = [];
  for (const name of meanings) {
    if (name === "decoy") continue;
    const rule = fields[name];
    if (rule === undefined || isPrintedRule(rule)) continue;
    means.push(MEANING[name]);
    for (const look of rule.look) looks.add(look);
  }
  return means.length === 0 ? NOTHING : { meanings: means, own: [...looks] };
}

function vocabularyFor(template: VendorTemplate): Vocabulary<OwnMeaning> {
  const known = VOCABULARIES.get(template);
  if (known !== undefined) return known;
  const entries: (readonly [string, OwnMeaning])[] = [];
  for (const [name, rule] of Object.entries(template.fields)) {
    const phrases = isPrintedRule(rule) ? [] : rule.labels;
    for (const phrase of phrases) entries.push([phrase, name as VendorField]);
  }
  for (const phrase of template.decoys) entries.push([phrase, "decoy"]);
  const made = vocabularyOf(entries, foldedKeys);
  VOCABULARIES.set(template, made);
  return made;
}

interface PreparedWords {
  readonly general: readonly InvoiceWords[];
  readonly made: readonly InvoiceWords[];
}

const WORDS = new WeakMap<VendorTemplate, PreparedWords>();

/** The words of the general reading with the captions of columns of a template before them. */
export function wordsWith(
  general: readonly InvoiceWords[],
  template: VendorTemplate | null,
): readonly InvoiceWords[] {
  if (template === null || Object.keys(template.columns).length === 0) return general;
  const known = WORDS.get(template);
  if (known?.general === general) return known.made;
  const taken = new Set(Object.values(template.columns).flat().map(keyOf));
  const others = general.map((words) => ({ ...words, columns: without(words.columns, taken) }));
  const made = [{ ...NO_WORDS, columns: template.columns }, ...others];
  WORDS.set(template, { general, made });
  return made;
}

function without(
  columns: InvoiceWords["columns"],
  taken: ReadonlySet<string>,
): InvoiceWords["columns"] {
  const kept: Partial<Record<InvoiceColumn, readonly string[]>> = {};
  for (const [name, phrases] of Object.entries(columns))
    kept[name as InvoiceColumn] = phrases.filter((phrase) => !taken.has(keyOf(phrase)));
  return kept;
}

function keyOf(phrase: string): string {
  return foldedKeys(phrase).join(" ");
}

/** A template brings no language of its own. */
const NO_WORDS: InvoiceWords = {
  language: "",
  titles: {},
  head: {},
  amounts: {},
  columns: {},
  roles: {},
  months: [],
  legalForms: [],
  units: [],
  groupSums: [],
  taxIncluded: [],
  currencies: {},
};
