import { calendarDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { described, type Place, subject } from "../lexicon/parse/json-place.ts";
import type { VendorField } from "../lexicon/vendor-template.ts";

/** A value that a person has accepted. */
export type AcceptedValue =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "date"; readonly iso: string }
  | { readonly kind: "money"; readonly amount: Money };

/** What an accepted line of the items says; null where it is not printed. */
export type AcceptedLine = Readonly<Record<LineCell, AcceptedValue | null>>;

type LineCell = "description" | "quantity" | "unitPrice" | "amount";

/** What a person has accepted of an invoice. Fields that are left out may be anything. */
export interface AcceptedInvoice {
  /** Null where the paper prints nothing of the kind. */
  readonly fields: ReadonlyMap<VendorField, AcceptedValue | null>;
  /** Amounts of the taxes. */
  readonly taxes: readonly Money[] | null;
  readonly lines: readonly AcceptedLine[] | null;
}

/** The members of an invoice that can be taught, as the public answer names them. */
export const PUBLIC_NAMES: Readonly<Partial<Record<VendorField, string>>> = {
  invoiceNumber: "invoiceNumber",
  invoiceDate: "invoiceDate",
  dueDate: "dueDate",
  purchaseOrder: "purchaseOrder",
  vendorName: "vendor.name",
  vendorTaxId: "vendor.taxId",
  customerName: "customer.name",
  subtotal: "subtotal",
  discount: "discount",
  shipping: "shipping",
  otherCharges: "otherCharges",
  total: "total",
  amountPaid: "amountPaid",
  balanceDue: "balanceDue",
};

const KINDS: Readonly<Partial<Record<VendorField, AcceptedValue["kind"]>>> = {
  invoiceNumber: "text",
  purchaseOrder: "text",
  vendorName: "text",
  vendorTaxId: "text",
  customerName: "text",
  invoiceDate: "date",
  dueDate: "date",
};

const LINE_KINDS: Readonly<Record<LineCell, AcceptedValue["kind"]>> = {
  description: "text",
  quantity: "money",
  unitPrice: "money",
  amount: "money",
};

/** More lines than these teach nothing more. */
const MOST_LINES = 10_000;

/** Reads an accepted answer as `read --format json` writes it; null where something in it is wrong, which is told. */
export function acceptedInvoiceOf(json: unknown, problems: string[]): AcceptedInvoice | null {
  const invoice = memberOf({ path: "", value: json, problems }, "invoice");
  if (!isObject(invoice.value)) {
    problems.push("The accepted answer has no invoice. Give what read --format json writes.");
    return null;
  }
  const fields = new Map<VendorField, AcceptedValue | null>();
  for (const [name, path] of Object.entries(PUBLIC_NAMES)) {
    const place = path.split(".").reduce(memberOf, invoice);
    if (place.value === undefined) continue;
    const field = name as VendorField;
    fields.set(field, valueOf(place, KINDS[field] ?? "money"));
  }
  const taxes = listOf(memberOf(invoice, "taxes"), (tax) =>
    valueOf(memberOf(tax, "amount"), "money"),
  );
  const lines = listOf(memberOf(invoice, "lineItems"), lineOf);
  const amounts = taxes?.flatMap((tax) => (tax?.kind === "money" ? [tax.amount] : [])) ?? null;
  return problems.length === 0 ? { fields, taxes: amounts, lines } : null;
}

function lineOf(place: Place): AcceptedLine {
  const cell = (name: LineCell): AcceptedValue | null =>
    valueOf(memberOf(place, name), LINE_KINDS[name]);
  return {
    description: cell("description"),
    quantity: cell("quantity"),
    unitPrice: cell("unitPrice"),
    amount: cell("amount"),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function memberOf({ path, value, problems }: Place, name: string): Place {
  const member = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { path: path === "" ? name : `${path}.${name}`, value: member, problems };
}

function listOf<Value>(
  { path, value, problems }: Place,
  read: (element: Place) => Value,
): readonly Value[] | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length > MOST_LINES) {
    problems.push(`${path} is ${described(value)}, but a list of at most ${MOST_LINES} is needed.`);
    return null;
  }
  return value.map((element: unknown, index) =>
    read({ path: `${path}[${index}]`, value: element, problems }),
  );
}

function valueOf(place: Place, kind: AcceptedValue["kind"]): AcceptedValue | null {
  const { value, problems } = place;
  if (value === null || value === undefined) return null;
  if (kind === "text" && typeof value === "string" && value.trim() !== "")
    return { kind, text: value };
  if (kind === "date" && typeof value === "string" && isDay(value)) return { kind, iso: value };
  const amount = typeof value === "number" ? Money.fromPlain(String(value)) : null;
  if (kind === "money" && amount !== null) return { kind, amount };
  problems.push(`${subject(place)} is ${described(value)}, but ${WANTED[kind]} is needed.`);
  return null;
}

const WANTED: Readonly<Record<AcceptedValue["kind"], string>> = {
  text: "a text",
  date: "a day written YYYY-MM-DD",
  money: "a number of at most twelve decimals",
};

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return calendarDate(Number(year), Number(month), Number(day)) !== null;
}

/** A value in words. */
export function wordsOf(value: AcceptedValue): string {
  if (value.kind === "text") return `"${value.text}"`;
  return value.kind === "date" ? value.iso : value.amount.toString();
}
