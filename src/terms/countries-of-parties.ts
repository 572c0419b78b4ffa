import type { PrintedAddress, PrintedParty, PrintedTerm } from "../document/printed-terms.ts";
import { isPostcodeOf } from "./country-codes.ts";
import { countryOfVatId } from "./tax-number.ts";

interface Parties {
  readonly seller: PrintedParty;
  readonly buyer: PrintedParty;
  /** The country of the tax office whose number the seller prints; null where it does not show. */
  readonly office: string | null;
}

/**
 * The countries of both addresses. What an address says itself comes first. Then the letters of the party's own tax number say it,
 * where the postcode is written as in that country. Post within a country names none: an address that names no country is in that
 * of the other party, where its postcode is written as there and its own tax number says nothing else.
 */
export function withCountries({ seller, buyer, office }: Parties): Omit<Parties, "office"> {
  const ofSeller = ownCountry(seller) ?? officeCountry(seller, office);
  const ofBuyer = ownCountry(buyer);
  return {
    seller: inCountry(seller, ofSeller ?? domestic(seller, ofBuyer)),
    buyer: inCountry(buyer, ofBuyer ?? domestic(buyer, ofSeller)),
  };
}

function inCountry(party: PrintedParty, country: PrintedTerm | null): PrintedParty {
  return { ...party, address: { ...party.address, country } };
}

function ownCountry({ address, vatId }: PrintedParty): PrintedTerm | null {
  if (address.country !== null || vatId === null) return address.country;
  const country = countryOfVatId(vatId.value);
  return fits(address, country)
    ? { value: country, from: vatId.from, by: "the tax number has its letters" }
    : null;
}

function officeCountry(
  { address, taxNumber }: PrintedParty,
  office: string | null,
): PrintedTerm | null {
  if (office === null || taxNumber === null || !fits(address, office)) return null;
  return { value: office, from: taxNumber.from, by: "the number is of one of its tax offices" };
}

/** Without a postcode nothing speaks against the country of a tax number. */
function fits({ postcode }: PrintedAddress, country: string): boolean {
  return postcode === null || isPostcodeOf(country, postcode.value);
}

function domestic(
  { address: { postcode }, vatId }: PrintedParty,
  other: PrintedTerm | null,
): PrintedTerm | null {
  if (other === null || postcode === null || !isPostcodeOf(other.value, postcode.value))
    return null;
  if (vatId !== null && countryOfVatId(vatId.value) !== other.value) return null;
  return {
    value: other.value,
    from: postcode.from,
    by: `the address names no other country than that of the other party, ${other.value}, and its postcode is written as there`,
  };
}
