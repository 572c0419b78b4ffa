import { LACK_SENTENCES, TERM_WORDS } from "../finding/e-invoice-words.ts";
import type { InvoiceProfile, Term } from "./emitted-invoice.ts";
import type { SemanticInvoice, SemanticParty } from "./semantic-invoice.ts";
import { type Lacks, setTerm } from "./terms.ts";

/** By what a profile is named in the invoice. */
interface ProfileNames {
  readonly specification: string;
  /** The process that the invoice is part of; null where the norm asks for none. */
  readonly process: string | null;
}

const PEPPOL_PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

const NAMES: Readonly<Record<InvoiceProfile, ProfileNames>> = {
  en16931: { specification: "urn:cen.eu:en16931:2017", process: null },
  xrechnung: {
    specification: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
    process: PEPPOL_PROCESS,
  },
  peppol: {
    specification: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    process: PEPPOL_PROCESS,
  },
};

/** What the buyer has written itself, by UNTDID 1001. */
export const SELF_BILLED = "389";

/** BT-23 and BT-24 of a profile. */
export function profileTerms(
  profile: InvoiceProfile,
): Pick<SemanticInvoice, "process" | "specification"> {
  const { specification, process } = NAMES[profile];
  const by = "the profile is named so";
  return {
    specification: setTerm("BT-24", specification, by),
    process: process === null ? null : setTerm("BT-23", process, by),
  };
}

/** Parts of an invoice, as far as they are printed. */
export type InvoiceParts = {
  readonly [Name in keyof SemanticInvoice]: SemanticInvoice[Name] | null;
};

/** Notes what a profile asks for beyond the norm and the paper does not print. */
export function noteProfileLacks(profile: InvoiceProfile, parts: InvoiceParts, lacks: Lacks): void {
  if (profile === "en16931") return;
  const { seller, buyer, buyerReference, purchaseOrder } = parts;
  noteEach(
    [
      ["BT-34", seller?.electronicAddress, TERM_WORDS.sellerAddress],
      ["BT-49", buyer?.electronicAddress, TERM_WORDS.buyerAddress],
    ],
    lacks,
  );
  const country = seller?.address.country.value ?? "";
  if (profile === "xrechnung") {
    noteEach([["BT-10", buyerReference, TERM_WORDS.buyerReference]], lacks);
  } else {
    if (buyerReference === null && purchaseOrder === null)
      lacks.note("BT-10/BT-13", LACK_SENTENCES.orderOrReference);
    if (parts.typeCode?.value === SELF_BILLED) lacks.note("BT-3", LACK_SENTENCES.selfBilledPeppol);
    if (WITH_OWN_RULES.has(country)) lacks.note("BT-40", LACK_SENTENCES.nationalRules(country));
  }
  if (profile === "xrechnung" || country === "DE") noteEach(germanTerms(parts), lacks);
}

type Wanted = readonly [term: string, value: Term | null | undefined, words: string];

function noteEach(wanted: readonly Wanted[], lacks: Lacks): void {
  for (const [term, value, words] of wanted)
    if (value === null || value === undefined) lacks.notPrinted(term, words);
}

/** What German rules ask for, in XRechnung as in Peppol. */
function germanTerms({ payment, seller, buyer }: InvoiceParts): readonly Wanted[] {
  return [["BT-84", payment?.account, TERM_WORDS.account], ...ofSeller(seller), ...ofBuyer(buyer)];
}

function ofSeller(seller: SemanticParty | null): readonly Wanted[] {
  return [
    ["BT-41", seller?.contact?.name, TERM_WORDS.contactName],
    ["BT-42", seller?.contact?.phone, TERM_WORDS.contactPhone],
    ["BT-43", seller?.contact?.email, TERM_WORDS.contactEmail],
    ["BT-37", seller?.address.city, TERM_WORDS.sellerCity],
    ["BT-38", seller?.address.postcode, TERM_WORDS.sellerPostcode],
  ];
}

function ofBuyer(buyer: SemanticParty | null): readonly Wanted[] {
  return [
    ["BT-52", buyer?.address.city, TERM_WORDS.buyerCity],
    ["BT-53", buyer?.address.postcode, TERM_WORDS.buyerPostcode],
  ];
}

/** Sellers of these countries have rules of their own in Peppol; those of Germany are the ones of XRechnung. */
const WITH_OWN_RULES: ReadonlySet<string> = new Set(["DK", "GR", "IS", "IT", "NL", "NO", "SE"]);
