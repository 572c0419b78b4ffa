import type { Word } from "../../../page/page.ts";
import { isPrintedRule, type PrintedField } from "../../../lexicon/vendor-template.ts";
import { type Found, sourcedText } from "../../../paper/invoice/found.ts";
import type { InvoiceLabel, InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { LOOK_WORDS, valuesOf } from "../../../paper/invoice/label-values.ts";
import { cleanName } from "./name-texts.ts";
import { placesOfText } from "../../../paper/invoice/printed-text.ts";

/** A name that a vendor's template says, printed as on every paper of the vendor or beside its labels. */
export interface TaughtName {
  readonly role: "vendor" | "customer";
  readonly text: string;
  readonly words: readonly Word[];
  readonly because: string;
}

/** The names of a paper that the template of its vendor says. */
export function taughtNames(paper: InvoicePaper): readonly TaughtName[] {
  if (paper.vendor === null) return [];
  const printed = taughtText("vendorName", paper);
  const labelled = paper.lines.flatMap(({ labels }, at) =>
    labels.flatMap((label) => nameBeside(label, at, paper) ?? []),
  );
  if (printed === null) return labelled;
  const { value: text, words, because } = printed;
  return [{ role: "vendor", text, words, because }, ...labelled];
}

/** A number that is the same on every paper of a vendor, where the template says so and it is printed. */
export function taughtNumber(field: PrintedField, paper: InvoicePaper): Found<string> | null {
  const printed = taughtText(field, paper);
  if (printed === null) return null;
  const { value, words, pageNumber, because } = printed;
  const sourced = sourcedText(value, words, pageNumber);
  return { sourced, because: [because], margin: 1, lost: [] };
}

interface TaughtText extends Pick<TaughtName, "words" | "because"> {
  readonly value: string;
  readonly pageNumber: number;
}

function taughtText(field: PrintedField, paper: InvoicePaper): TaughtText | null {
  const rule = paper.vendor?.fields[field];
  if (rule === undefined || !isPrintedRule(rule)) return null;
  const place = placesOfText(rule.printed, paper).find(({ words }) =>
    words
      .map(({ text }) => text)
      .join(" ")
      .includes(rule.printed),
  );
  if (place === undefined) return null;
  const { run, words } = place;
  const because = `The template ${paper.vendor?.id ?? ""} names this text, and it is printed.`;
  return { value: rule.printed, words, pageNumber: run.pageNumber, because };
}

function nameBeside(label: InvoiceLabel, at: number, paper: InvoicePaper): TaughtName | null {
  const isVendor = label.meanings.includes("role:vendor");
  if (label.own === undefined || (!isVendor && !label.meanings.includes("role:customer")))
    return null;
  for (const { look, words, texts } of valuesOf(label, at, paper)) {
    const text = cleanName(texts.join(" "), paper.words);
    if (text === null) continue;
    const caption = label.words.map((word) => word.text).join(" ");
    const because = `It stands ${LOOK_WORDS[look]} the label "${caption}", which the template names.`;
    return { role: isVendor ? "vendor" : "customer", text, words, because };
  }
  return null;
}
