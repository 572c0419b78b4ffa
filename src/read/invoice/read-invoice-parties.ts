import { forgetTexts } from "../../base/remembered-texts.ts";
import { isSameName, printOf } from "../../evidence/invoice/parties/name-print.ts";
import {
  partyCandidates,
  type PartyCandidate,
  type PartyRole,
} from "../../evidence/invoice/parties/party-candidates.ts";
import { choosePair, type PrintedChoice, sure } from "../../solve/choose-printed.ts";
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
    vendors: vendor === null ? [] : printsOf(vendor.best, all).map(placeOf),
    customer: customer === null ? null : placeOf(customer.best),
  });
  return {
    vendorName: vendor === null ? null : found(vendor),
    customerName: customer === null ? null : found(customer),
    vendorTaxId: taughtNumber("vendorTaxId", party.paper) ?? ids.vendor,
    customerTaxId: ids.customer,
  };
}

/** Who bills and who is billed, nobody as both; null where no name is likely enough. */
export function chooseInvoiceParties(
  all: readonly PartyCandidate[],
  { signs, least }: PartyNumbers,
): Readonly<Record<PartyRole, PrintedChoice<PartyCandidate> | null>> {
  const of = (role: PartyRole): readonly PartyCandidate[] =>
    all.filter((one) => one.only === null || one.only === role);
  const [vendor, customer] = choosePair(
    { all: of("vendor"), weights: signs.vendor },
    { all: of("customer"), weights: signs.customer },
    (one, other) => !isSameName(one.print, other.print),
    (one, other) => isSameName(one.print, other.print),
  );
  return { vendor: sure(vendor, least.vendor), customer: sure(customer, least.customer) };
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
  };
}

/** All prints of the name that was chosen. */
function printsOf(best: PartyCandidate, all: readonly PartyCandidate[]): readonly PartyCandidate[] {
  return [best, ...all.filter(({ print }) => isSameName(print, best.print))];
}

function placeOf({ print: { words, piece } }: PartyCandidate): PrintedName {
  return { words, pageNumber: piece.run.pageNumber, block: piece.block };
}

function found({ best, share, lost }: PrintedChoice<PartyCandidate>): Found<string> {
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
