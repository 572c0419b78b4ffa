import type { PaperLook } from "../finding/paper-look.ts";
import type { Text } from "../lexicon/texts.ts";
import { phrasesIn, vocabularyOf } from "../lexicon/vocabulary.ts";

/** Papers that are sent by mistake. */
type OtherKind = Exclude<
  Extract<PaperLook, { readonly paper: string }>["paper"],
  "sworn statement"
>;

/** Phrases that tell them. */
const KINDS: readonly { readonly name: OtherKind; readonly phrases: readonly string[] }[] = [
  {
    name: "change order",
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
    name: "invoice",
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
    name: "lien waiver",
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

/** What a document looks like instead; null where nothing is clear. */
export function whatItLooksLike(texts: readonly Text[]): PaperLook | null {
  const found = new Map<OtherKind, Set<string>>();
  for (const { keys } of texts) {
    for (const { start, end, meanings } of phrasesIn(VOCABULARY, keys)) {
      for (const name of meanings) {
        const phrases = found.get(name) ?? new Set();
        found.set(name, phrases.add(keys.slice(start, end).join(" ")));
      }
    }
  }
  const [best] = [...found].toSorted(
    ([one, its], [other, others]) =>
      others.size - its.size || RANK.indexOf(one) - RANK.indexOf(other),
  );
  return best !== undefined && best[1].size >= FEWEST ? lookOf(best[0]) : null;
}

/** Where two kinds are told by as many phrases, the first one is named. */
const RANK: readonly OtherKind[] = ["change order", "lien waiver", "invoice"];

function lookOf(paper: OtherKind): PaperLook {
  return paper === "lien waiver" ? { code: "looks-like", paper } : { code: "speaks-of", paper };
}
