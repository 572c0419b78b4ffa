import { foldedKeys } from "../../../base/folded-words.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import type { InvoiceLabel, InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { paperTitles } from "../paper-title.ts";
import { anyOf } from "../../../words/any-of.ts";
import { orderParts, ourWords, referenceParts, yourWords } from "../../../words/invoice/numbers.ts";

const ORDER = new RegExp(anyOf(orderParts), "iu");
const REFERENCE = new RegExp(`(?<!\\p{L})${anyOf(referenceParts)}`, "iu");
const YOURS = new RegExp(`(?<!\\p{L})${anyOf(yourWords)}(?!\\p{L})`, "iu");
const OURS = new RegExp(`(?<!\\p{L})${anyOf(ourWords)}(?!\\p{L})`, "iu");

/** Whose order or reference a label speaks of. */
export function whoseSigns({ words }: InvoiceLabel): NamedSigns {
  const text = words.map((word) => word.text).join(" ");
  const [isOrder, isReference] = [ORDER.test(text), REFERENCE.test(text)];
  const [isYours, isOurs] = [YOURS.test(text), OURS.test(text)];
  return held({
    "an order": isOrder,
    "a reference": isReference,
    yours: isYours,
    ours: isOurs,
    "your order": isOrder && isYours,
    "your reference": isReference && isYours,
  });
}

/** Words of a label that are told one by one. */
const MOST_TOLD = 6;

export function wordsOf({ words }: InvoiceLabel): ReadonlySet<string> {
  return new Set(words.flatMap(({ text }) => foldedKeys(text)).slice(0, MOST_TOLD));
}

/** Letters with which the titles of the paper begin: "FACTU" and "FA" are those of a "FACTURE". */
export function titleLetters(paper: InvoicePaper): readonly string[] {
  return paperTitles(paper)
    .filter(({ means }) => means !== "other")
    .flatMap(({ printed }) => foldedKeys(printed))
    .filter((key) => /^\p{L}{4}/u.test(key));
}

/** What the print of a number says by itself. */
export function shapeSigns(text: string, titles: readonly string[], isLone: boolean): NamedSigns {
  const digits = text.replace(/\D/g, "").length;
  const [letters = ""] = foldedKeys(/^\p{L}*/u.exec(text)?.[0] ?? "");
  const beginsAsTitle = letters.length > 1 && titles.some((key) => key.startsWith(letters));
  return [
    ["digits", Math.min(1, digits / 12)],
    ...held({
      "three digits in a row": /\d{3}/.test(text),
      "one or two digits": text.length < 3,
      "letters and digits": /\p{L}/u.test(text),
      "signs between": /[\p{L}\d][-/._][\p{L}\d]/u.test(text),
      "like a year": /^(?:19|20)\d\d$/.test(text),
      "like an amount": /^[\d.,' ]*\d[.,]\d\d$/.test(text),
      "like a telephone": /^[+(]?\d{2,4}[)-]+\d{3,4}-\d{3,4}$/.test(text),
      "begins as the title": beginsAsTitle,
      "alone, and begins as the title": isLone && beginsAsTitle,
    }),
  ];
}
