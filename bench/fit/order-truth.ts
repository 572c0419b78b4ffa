import { readFileSync } from "node:fs";
import type { PaperFile } from "./sets.ts";

/** The contract's fields of a change order. */
export const ORDER_FIELDS = ["kind", "issuer", "number", "description", "amount", "date"] as const;

export type OrderField = (typeof ORDER_FIELDS)[number];

/** Contract sums that a change order carries forward, by the names of the slots. */
export type CarriedSum = "originalSum" | "earlierChanges" | "sumBefore" | "sumAfter";

/** What is printed on a change order, in the terms in which the engine is fitted and measured. */
export interface OrderTruth {
  readonly file: PaperFile;
  readonly layout: string;
  readonly isPicture: boolean;
  /** One figure is printed wrong on purpose: it is fitted to, and never measured. */
  readonly isMisprinted: boolean;
  readonly document: Readonly<Record<OrderField, string | number | null>>;
  readonly accept: Readonly<Partial<Record<OrderField, readonly (string | number | null)[]>>>;
  /** Amounts in plain decimals; null is known not to be printed, absent is not known. */
  readonly sums: Readonly<Partial<Record<CarriedSum, string | null>>>;
}

interface RawTruth {
  readonly layout?: string;
  readonly rendition?: string;
  readonly document: (OrderTruth["document"] & { readonly documentType: string }) | null;
  readonly accept?: OrderTruth["accept"];
  readonly figures?: Readonly<Record<string, string>>;
  readonly printed?: Readonly<Record<string, string | null>> | readonly unknown[];
}

/** Names of carried sums and how the samples and the fixtures call them. */
const SUMS: readonly (readonly [slot: CarriedSum, sample: string, fixture: string])[] = [
  ["originalSum", "original", "original"],
  ["earlierChanges", "previous", "previousChanges"],
  ["sumBefore", "prior", "before"],
  ["sumAfter", "new", "after"],
];

/** The truth of a document; null where it is no change order. */
export function orderTruth(file: PaperFile): OrderTruth | null {
  const raw = JSON.parse(readFileSync(file.truth, "utf8")) as RawTruth;
  const { document } = raw;
  if (document?.documentType !== "CHANGE_ORDER") return null;
  const folder = file.pdf.split("/").at(-2) ?? "";
  const amount = document.amount === null ? null : Number(document.amount);
  return {
    file,
    layout: file.set === "fixtures" ? folder : (raw.layout ?? file.name),
    isPicture: /scan|mixed/.test(raw.rendition ?? "native"),
    isMisprinted: false,
    document: { ...document, amount },
    accept: raw.accept ?? {},
    sums: sumsOf(raw),
  };
}

function sumsOf({ figures, printed }: RawTruth): OrderTruth["sums"] {
  const sums: Partial<Record<CarriedSum, string | null>> = {};
  for (const [slot, sample, fixture] of SUMS) {
    if (figures !== undefined) sums[slot] = figures[sample] ?? null;
    else if (printed !== undefined && !Array.isArray(printed))
      sums[slot] = (printed as Readonly<Record<string, string | null>>)[fixture] ?? null;
  }
  return sums;
}
