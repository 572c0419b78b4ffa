import type { EmittedTerm, Term } from "./emitted-invoice.ts";
import type { SemanticInvoice } from "./semantic-invoice.ts";
import { termName } from "./term-names.ts";

/** Every term of an invoice by its number in the norm; those of one line, allowance, charge or tax stand together. */
export function termsOf(invoice: SemanticInvoice): readonly EmittedTerm[] {
  const { lines, taxes, allowances, charges, ...rest } = invoice;
  const listed = [allowances, charges, taxes, lines].map((list) =>
    list.flatMap((member, index) => inOrder(termsIn(member), index + 1)),
  );
  const single = inOrder(termsIn(rest), null);
  // Terms of the whole document that follow its allowances and charges.
  const head = single.filter(({ term }) => numberOf(term) < FIRST_TOTAL);
  const totals = single.filter(({ term }) => numberOf(term) >= FIRST_TOTAL);
  const [ofAllowances = [], ofCharges = [], ofTaxes = [], ofLines = []] = listed;
  return [...head, ...ofAllowances, ...ofCharges, ...totals, ...ofTaxes, ...ofLines];
}

const FIRST_TOTAL = 106;

function numberOf(term: string): number {
  return Number(term.slice("BT-".length));
}

function inOrder(terms: readonly Term[], index: number | null): readonly EmittedTerm[] {
  return terms
    .map(({ term, value, origin }) => ({ term, name: termName(term), index, value, origin }))
    .toSorted((one, other) => numberOf(one.term) - numberOf(other.term));
}

/** The terms among the members of a part of an invoice. */
function termsIn(part: unknown): readonly Term[] {
  if (typeof part !== "object" || part === null) return [];
  if (isTerm(part)) return [part];
  return Object.values(part).flatMap(termsIn);
}

function isTerm(part: object): part is Term {
  return "term" in part && "origin" in part;
}
