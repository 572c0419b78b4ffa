import type { Text } from "./texts.ts";
import { phrasesIn, vocabularyOf } from "./vocabulary.ts";

const CHANGE_ORDER = "a change order";
const INVOICE = "an invoice";

/** Papers that are sent by mistake, and phrases that tell them. */
const KINDS: readonly { readonly name: string; readonly phrases: readonly string[] }[] = [
  {
    name: CHANGE_ORDER,
    phrases: [
      "change order",
      "change order no",
      "change order request",
      "request for change order",
      "proposed change order",
      "change proposal",
      "the contract is changed as follows",
      "the contract sum will be increased",
      "new contract sum",
      "contract time will be",
      "prime contract change order",
      "change directive",
    ],
  },
  {
    name: INVOICE,
    phrases: [
      "invoice",
      "invoice no",
      "invoice date",
      "bill to",
      "sold to",
      "ship to",
      "unit price",
      "sales tax",
      "total due",
      "amount due",
      "payment terms",
      "remit to",
      "receipt",
    ],
  },
  {
    name: "a lien waiver",
    phrases: [
      "waiver and release",
      "conditional waiver",
      "unconditional waiver",
      "lien waiver",
      "stop payment notice",
      "claimant",
    ],
  },
];

const VOCABULARY = vocabularyOf(
  KINDS.flatMap(({ name, phrases }) => phrases.map((phrase) => [phrase, name] as const)),
);

/** Phrases of one kind that must be printed before it is named. */
const FEWEST = 2;

/** A sentence that says what a document looks like instead; empty where nothing is clear. */
export function whatItLooksLike(texts: readonly Text[]): string {
  const found = new Map<string, Set<string>>();
  for (const { keys } of texts) {
    for (const { start, end, meanings } of phrasesIn(VOCABULARY, keys)) {
      for (const name of meanings) {
        const phrases = found.get(name) ?? new Set();
        found.set(name, phrases.add(keys.slice(start, end).join(" ")));
      }
    }
  }
  const [best] = [...found].toSorted((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1));
  return best !== undefined && best[1].size >= FEWEST ? sentenceFor(best[0]) : "";
}

/** Whether a refusal says that the document speaks of a change order. */
export function saysChangeOrder(message: string): boolean {
  return message.includes(sentenceFor(CHANGE_ORDER));
}

function sentenceFor(name: string): string {
  return name === CHANGE_ORDER || name === INVOICE
    ? `Some of its words are those of ${name}.`
    : `It looks like ${name}.`;
}
