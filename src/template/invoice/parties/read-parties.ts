import { type Found, sourcedText } from "../found.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import { blocksOf } from "./blocks.ts";
import { customerNames } from "./customer-names.ts";
import { nameKey, type NameCandidate } from "./name-candidate.ts";
import { readTaxIds } from "./tax-ids.ts";
import { vendorNames } from "./vendor-names.ts";

/** Who bills and who is billed. */
export interface PartiesReading {
  readonly vendorName: Found<string> | null;
  readonly vendorTaxId: Found<string> | null;
  readonly customerName: Found<string> | null;
  readonly customerTaxId: Found<string> | null;
}

/** Names stand on the first pages; later ones repeat them. */
const NAME_PAGES = 2;

/** Reads vendor and customer with their tax numbers. */
export function readParties(paper: InvoicePaper): PartiesReading {
  const blocks = paper.layout.pages.slice(0, NAME_PAGES).flatMap(blocksOf);
  const customers = customerNames(paper, blocks);
  const customer = best(customers);
  const vendors = vendorNames(paper, blocks, customer);
  const ids = readTaxIds(paper, customer?.block ?? null);
  return {
    vendorName: found(best(vendors), vendors),
    customerName: found(customer, customers),
    vendorTaxId: ids.vendor,
    customerTaxId: ids.customer,
  };
}

function best(candidates: readonly NameCandidate[]): NameCandidate | null {
  return candidates.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

function found(chosen: NameCandidate | null, all: readonly NameCandidate[]): Found<string> | null {
  if (chosen === null) return null;
  const key = nameKey(chosen.text);
  const others = all
    .filter(({ text }) => nameKey(text) !== key)
    .toSorted((a, b) => b.score - a.score);
  const next = Math.max(0, others[0]?.score ?? 0);
  return {
    sourced: sourcedText(chosen.text, chosen.run.words, chosen.run.pageNumber),
    because: [chosen.because],
    margin: Math.max(0, Math.min(1, (chosen.score - next) / 2)),
    lost: others.slice(0, 3).map(({ text, run, because }) => ({
      printed: text,
      pageNumber: run.pageNumber,
      because,
    })),
  };
}
