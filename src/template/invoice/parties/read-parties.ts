import { type Found, sourcedText } from "../found.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import { addressMentions } from "./address-blocks.ts";
import type { Block } from "./blocks.ts";
import { captionMentions } from "./captions.ts";
import { closingMentions } from "./closings.ts";
import { chooseParties, type Weighed } from "./choose-parties.ts";
import { letterheadMentions } from "./letterheads.ts";
import { isSameName, type Mention } from "./mention.ts";
import { partyPaper } from "./party-paper.ts";
import { forgetTexts } from "../../../base/remembered-texts.ts";
import { readTaxIds } from "./tax-ids.ts";
import { taughtMentions, taughtNumber } from "../vendor/taught-names.ts";

/** Who bills and who is billed. */
export interface PartiesReading {
  readonly vendorName: Found<string> | null;
  readonly vendorTaxId: Found<string> | null;
  readonly customerName: Found<string> | null;
  readonly customerTaxId: Found<string> | null;
}

/** Reads vendor and customer with their tax numbers. */
export function readParties(paper: InvoicePaper): PartiesReading {
  try {
    return partiesOf(paper);
  } finally {
    forgetTexts();
  }
}

function partiesOf(paper: InvoicePaper): PartiesReading {
  const party = partyPaper(paper);
  const captioned = captionMentions(party);
  const ofCustomers = new Set<Block>();
  for (const { block, customer } of captioned)
    if (block !== null && customer > 1.5) ofCustomers.add(block);
  const addressed = addressMentions(party, ofCustomers);
  const windows = new Map<Block, Mention>();
  for (const mention of addressed) if (mention.block !== null) windows.set(mention.block, mention);
  const mentions = [
    ...taughtMentions(party),
    ...captioned,
    ...addressed,
    ...letterheadMentions(party, ofCustomers, windows),
    ...closingMentions(party),
  ];
  const { vendor, customer, vendors, customers } = chooseParties(mentions);
  const ids = readTaxIds(party, {
    vendors:
      vendor === null ? [] : mentions.filter((mention) => isSameName(mention, vendor.mention)),
    customer: customer?.mention ?? null,
  });
  return {
    vendorName: found(vendor, vendors),
    customerName: found(customer, customers),
    vendorTaxId: taughtNumber("vendorTaxId", paper) ?? ids.vendor,
    customerTaxId: ids.customer,
  };
}

function found(chosen: Weighed | null, all: readonly Weighed[]): Found<string> | null {
  if (chosen === null) return null;
  const { mention, score } = chosen;
  const others = all.filter((other) => !isSameName(other.mention, mention));
  const next = Math.max(0, others[0]?.score ?? 0);
  return {
    sourced: sourcedText(mention.text, mention.words, mention.pageNumber),
    because: [mention.because],
    margin: Math.max(0, Math.min(1, (score - next) / 2)),
    lost: others.slice(0, 3).map(({ mention: { text, pageNumber, because } }) => ({
      printed: text,
      pageNumber,
      because,
    })),
  };
}
