import type { Invoice } from "../document/invoice.ts";
import type { PrintedParty, PrintedTerm, PrintedTerms } from "../document/printed-terms.ts";
import { TERM_WORDS } from "../finding/e-invoice-words.ts";
import type { Term } from "./emitted-invoice.ts";
import type { SchemedTerm, SemanticAddress, SemanticParty } from "./semantic-invoice.ts";
import { foundTerm, type Lacks, printed, textTerm } from "./terms.ts";

/** The seller, or null where its name or its country is missing: BG-4. */
export function sellerOf(
  { vendor }: Invoice,
  { seller }: PrintedTerms,
  lacks: Lacks,
): SemanticParty | null {
  const name = textTerm("BT-27", vendor.name) ?? lacks.notPrinted("BT-27", TERM_WORDS.sellerName);
  const address = addressOf(seller, SELLER, lacks);
  if (name === null || address === null) return null;
  const { contact } = seller;
  const person = {
    name: foundTerm("BT-41", contact.name),
    phone: foundTerm("BT-42", contact.phone),
    email: foundTerm("BT-43", contact.email),
  };
  const isReached = person.name !== null || person.phone !== null || person.email !== null;
  return {
    electronicAddress: byMail("BT-34", contact.email),
    name,
    registration: schemed(foundTerm("BT-30", seller.registration)),
    vatId: foundTerm("BT-31", seller.vatId),
    taxNumber: foundTerm("BT-32", seller.taxNumber),
    address,
    contact: isReached ? person : null,
  };
}

/** The buyer, or null where its name or its country is missing: BG-7. */
export function buyerOf(
  { customer }: Invoice,
  { buyer, buyerReference }: PrintedTerms,
  lacks: Lacks,
): SemanticParty | null {
  const name = textTerm("BT-44", customer.name) ?? lacks.notPrinted("BT-44", TERM_WORDS.buyerName);
  const address = addressOf(buyer, BUYER, lacks);
  if (name === null || address === null) return null;
  return {
    electronicAddress: byRoute(buyerReference),
    name,
    registration: schemed(foundTerm("BT-47", buyer.registration)),
    vatId: foundTerm("BT-48", buyer.vatId),
    taxNumber: null,
    address,
    contact: null,
  };
}

interface AddressNumbers {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  /** What the country is called where it is missing. */
  readonly words: string;
}

const SELLER: AddressNumbers = {
  street: "BT-35",
  city: "BT-37",
  postcode: "BT-38",
  country: "BT-40",
  words: TERM_WORDS.sellerCountry,
};

const BUYER: AddressNumbers = {
  street: "BT-50",
  city: "BT-52",
  postcode: "BT-53",
  country: "BT-55",
  words: TERM_WORDS.buyerCountry,
};

function addressOf(
  { address }: PrintedParty,
  numbers: AddressNumbers,
  lacks: Lacks,
): SemanticAddress | null {
  const country = foundTerm(numbers.country, address.country);
  if (country === null) return lacks.notPrinted(numbers.country, numbers.words);
  return {
    street: foundTerm(numbers.street, address.street),
    city: foundTerm(numbers.city, address.city),
    postcode: foundTerm(numbers.postcode, address.postcode),
    country,
  };
}

function schemed(term: Term | null): SchemedTerm | null {
  return term === null ? null : { ...term, scheme: null };
}

/** The scheme of electronic mail in the list of electronic addresses. */
const MAIL = "EM";
/** The scheme of a Leitweg-ID, by which German authorities are reached. */
const ROUTE = "0204";

function byMail(term: string, email: PrintedTerm | null): SchemedTerm | null {
  const address = foundTerm(term, email);
  return address === null ? null : { ...address, scheme: MAIL };
}

/** Coarse part, fine part and check digits; papers print them with blanks as well. */
const LEITWEG = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/i;

/** The Leitweg-ID that a reference is, without blanks; null where it is none. */
export function leitwegIn(reference: PrintedTerm | null): string | null {
  const plain = reference?.value.replace(/\s/g, "") ?? "";
  return LEITWEG.test(plain) ? plain : null;
}

function byRoute(reference: PrintedTerm | null): SchemedTerm | null {
  const route = leitwegIn(reference);
  if (reference === null || route === null) return null;
  const by = "a Leitweg-ID is the address of the authority";
  return { ...printed("BT-49", route, reference.from, by), scheme: ROUTE };
}
