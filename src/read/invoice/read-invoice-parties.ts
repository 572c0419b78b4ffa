import { oddsOf } from "../../base/odds.ts";
import { forgetTexts } from "../../base/remembered-texts.ts";
import { isSameName, printOf } from "../../evidence/invoice/parties/name-print.ts";
import {
  partyCandidates,
  type PartyCandidate,
  type PartyRole,
} from "../../evidence/invoice/parties/party-candidates.ts";
import { choosePair, type PrintedChoice, sure, type Weighed } from "../../solve/choose-printed.ts";
import { type Found, sourcedText } from "../../paper/invoice/found.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import {
  type PartyPaper,
  partyPaper,
  pieceWith,
} from "../../evidence/invoice/parties/party-paper.ts";
import type { PartiesReading } from "./read-invoice.ts";
import { type PrintedName, readTaxIds } from "../../evidence/invoice/parties/tax-ids.ts";
import {
  type TaughtName,
  taughtNames,
  taughtNumber,
} from "../../evidence/invoice/parties/taught-names.ts";
import { INVOICE_PARTIES } from "../../weights/invoice-parties.ts";

/** What each sign says of each party, and how likely a name has to be. */
export interface PartyNumbers {
  readonly signs: Readonly<Record<PartyRole, Readonly<Record<string, number>>>>;
  readonly least: Readonly<Record<PartyRole, number>>;
  /** What each sign says of how much of a name is all of it, and `odds` what its odds as a party's name do. */
  readonly extent: Readonly<Record<string, number>>;
}

/** Reads vendor and customer with their tax numbers: each is chosen among all names that the paper prints. */
export function readInvoiceParties(
  paper: InvoicePaper,
  fitted: PartyNumbers = INVOICE_PARTIES,
): PartiesReading {
  try {
    return partiesOf(partyPaper(paper), fitted);
  } finally {
    forgetTexts();
  }
}

function partiesOf(party: PartyPaper, fitted: PartyNumbers): PartiesReading {
  const all = partyCandidates(party);
  const taught = taughtNames(party.paper).flatMap((name) => taughtCandidate(name, party) ?? []);
  const { vendor, customer } = chooseInvoiceParties([...taught, ...all], fitted);
  const ids = readTaxIds(party, {
    vendors: vendor.best === null ? [] : printsOf(vendor.best, all).map(placeOf),
    customer: customer.best === null ? null : placeOf(customer.best),
  });
  return {
    vendorName: found(vendor),
    customerName: found(customer),
    nothing: { "vendor.name": vendor.nothing, "customer.name": customer.nothing },
    vendorTaxId: taughtNumber("vendorTaxId", party.paper) ?? ids.vendor,
    customerTaxId: ids.customer,
  };
}

/** Who bills and who is billed, nobody as both. */
export function chooseInvoiceParties(
  all: readonly PartyCandidate[],
  { signs, least, extent }: PartyNumbers,
): Readonly<Record<PartyRole, PrintedChoice<PartyCandidate>>> {
  const of = (role: PartyRole): Weighed<PartyCandidate> => ({
    all: all.filter((one) => one.only === null || one.only === role),
    weights: signs[role],
  });
  const [vendors, customers] = [of("vendor"), of("customer")];
  const [vendor, customer] = choosePair(
    vendors,
    customers,
    (one, other) => !isSameName(one.print, other.print),
    (one, other) => isSameName(one.print, other.print),
  );
  return {
    vendor: sure({ ...vendor, best: wholeName(vendor.best, vendors, extent) }, least.vendor),
    customer: sure(
      { ...customer, best: wholeName(customer.best, customers, extent) },
      least.customer,
    ),
  };
}

/** Of all prints of a name at its place the one that says all of it and no more. */
function wholeName(
  best: PartyCandidate | null,
  { all, weights }: Weighed<PartyCandidate>,
  extent: PartyNumbers["extent"],
): PartyCandidate | null {
  if (best === null || best.isTaught) return best;
  const oddsAt = (one: PartyCandidate): number => oddsOf(extentOf(one, weights), extent);
  let [whole, most] = [best, oddsAt(best)];
  for (const one of printsAt(best, all)) {
    const odds = oddsAt(one);
    if (odds > most) [whole, most] = [one, odds];
  }
  return whole;
}

/** All signs of a print, those of how much of a name it says and its odds to name the party among them. */
export function extentOf(
  one: PartyCandidate,
  signs: Weighed<PartyCandidate>["weights"],
): ReadonlyMap<string, number> {
  return new Map([...one.signs, ...one.extent(), ["odds", oddsOf(one.signs, signs)]]);
}

/** More and less of a name in the same place. */
export function printsAt(
  { print }: PartyCandidate,
  all: readonly PartyCandidate[],
): readonly PartyCandidate[] {
  const words = new Set(print.words);
  return all.filter(
    (one) => one.print.words.some((word) => words.has(word)) && isSameName(one.print, print),
  );
}

/** A name that a template says stands by itself: nothing else on the paper speaks for it. */
function taughtCandidate(
  { role, text, words, because }: TaughtName,
  party: PartyPaper,
): PartyCandidate | null {
  const [word] = words;
  const piece = word === undefined ? null : pieceWith(word, party);
  if (piece === null) return null;
  const print = printOf(
    { text, words, piece, cut: "line", lines: 1, behind: "" },
    party.paper.words,
  );
  return {
    print,
    key: print.core,
    isTaught: true,
    only: role,
    because,
    signs: new Map(),
    extent: () => new Map(),
  };
}

/** All prints of the name that was chosen. */
function printsOf(best: PartyCandidate, all: readonly PartyCandidate[]): readonly PartyCandidate[] {
  return [best, ...all.filter(({ print }) => isSameName(print, best.print))];
}

function placeOf({ print: { words, piece } }: PartyCandidate): PrintedName {
  return { words, pageNumber: piece.run.pageNumber, block: piece.block };
}

function found({ best, share, lost }: PrintedChoice<PartyCandidate>): Found<string> | null {
  if (best === null) return null;
  const { print, because } = best;
  return {
    sourced: sourcedText(print.text, wordsOfName(print), print.piece.run.pageNumber),
    because: [because],
    margin: share,
    lost: lost.map((other) => ({
      printed: other.print.text,
      pageNumber: other.print.piece.run.pageNumber,
      because: other.because,
    })),
  };
}

/** The words that show a name, without an address or a number in its line. */
function wordsOfName({ text, words }: PartyCandidate["print"]): readonly Word[] {
  const shows = (from: number, to: number): boolean =>
    textOfWords(words.slice(from, to)).normalize("NFC").includes(text);
  let [from, to] = [0, words.length];
  if (!shows(from, to)) return words;
  while (to - from > 1 && shows(from, to - 1)) to -= 1;
  while (to - from > 1 && shows(from + 1, to)) from += 1;
  return words.slice(from, to);
}
