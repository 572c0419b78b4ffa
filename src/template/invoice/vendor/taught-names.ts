import type { Run } from "../../../layout/lines.ts";
import { isPrintedRule, type PrintedField } from "../../vendor-template.ts";
import { type Found, sourcedText } from "../found.ts";
import type { InvoiceLabel, InvoicePaper } from "../invoice-paper.ts";
import { valuesOf } from "../label-values.ts";
import { type Mention, mentionOf } from "../parties/mention.ts";
import { cleanName } from "../parties/name-texts.ts";
import type { PartyPaper } from "../parties/party-paper.ts";
import { OWN_WORTH } from "./own-labels.ts";
import { placesOfText } from "./printed-text.ts";

/** Names that a vendor's template says: printed as on every paper of the vendor, or beside its labels. */
export function taughtMentions(party: PartyPaper): readonly Mention[] {
  const { paper } = party;
  if (paper.vendor === null) return [];
  const printed = taughtText("vendorName", paper);
  const labelled = paper.lines.flatMap(({ labels }, at) =>
    labels.flatMap((label) => mentionBeside(label, at, party) ?? []),
  );
  if (printed === null) return labelled;
  const { value, words, pageNumber, because } = printed;
  const mention = { text: value, words, pageNumber, block: null, because };
  return [taught({ ...mention, vendor: 2 * OWN_WORTH, customer: 0 }, paper), ...labelled];
}

/** A number that is the same on every paper of a vendor, where the template says so and it is printed. */
export function taughtNumber(field: PrintedField, paper: InvoicePaper): Found<string> | null {
  const printed = taughtText(field, paper);
  if (printed === null) return null;
  const { value, words, pageNumber, because } = printed;
  const sourced = sourcedText(value, words, pageNumber);
  return { sourced, because: [because], margin: 1, lost: [] };
}

interface TaughtText extends Pick<Mention, "words" | "pageNumber" | "because"> {
  readonly value: string;
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

function mentionBeside(label: InvoiceLabel, at: number, party: PartyPaper): Mention | null {
  const { paper, blocks } = party;
  const isVendor = label.meanings.includes("role:vendor");
  if (label.own === undefined || (!isVendor && !label.meanings.includes("role:customer")))
    return null;
  for (const { look, words, texts, pageNumber } of valuesOf(label, at, paper)) {
    const text = cleanName(texts.join(" "), paper.words);
    if (text === null) continue;
    const caption = label.words.map((word) => word.text).join(" ");
    const because = `It stands ${look} the label "${caption}", which the template names.`;
    const [vendor, customer] = isVendor ? [2 * OWN_WORTH, 0] : [0, 2 * OWN_WORTH];
    const isOf = (run: Run): boolean => words.some((word) => run.words.includes(word));
    const block = blocks.find(({ runs }) => runs.some(isOf)) ?? null;
    return taught({ text, words, pageNumber, block, vendor, customer, because }, paper);
  }
  return null;
}

/** What a template says is whole as it is: no longer form of the name is looked for. */
function taught(mention: Parameters<typeof mentionOf>[0], { words }: InvoicePaper): Mention {
  return { ...mentionOf(mention, words), form: 1 };
}
