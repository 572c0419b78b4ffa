import type { Chance } from "../../fixtures/draw/random/chance.ts";

/** A line of an order, whole quantities in thousandths and prices in ten-thousandths, so that all sums are exact. */
export interface WorldLine {
  readonly line: string;
  readonly code: string;
  /** As the order calls it, and as the vendor does. */
  readonly description: string;
  readonly vendorCalls: string;
  readonly quantity: number;
  readonly unit: string;
  readonly vendorUnit: string;
  /** In cents. */
  readonly price: number;
  /** In percent; 0 for none. */
  readonly discount: number;
  readonly isFreight: boolean;
}

export interface WorldOrder {
  readonly number: string;
  readonly vendor: string;
  readonly currency: string;
  readonly status: string;
  /** In percent. */
  readonly taxRate: number;
  readonly lines: readonly WorldLine[];
}

/** How a bill prints its lines. */
export type Wording = "code" | "code in text" | "same words" | "vendor's words";

export interface WorldBillLine {
  /** Of the order's lines; null for what is not ordered. */
  readonly of: WorldLine | null;
  readonly code: string | null;
  readonly description: string;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly price: number | null;
  readonly discountRate: number;
  readonly amount: number;
}

export interface WorldBill {
  readonly file: string;
  readonly number: string;
  /** `2026-05-12`. */
  readonly date: string;
  readonly vendor: string | null;
  readonly currency: string | null;
  readonly order: string | null;
  readonly lines: readonly WorldBillLine[];
  readonly discount: number;
  readonly shipping: number;
  readonly otherCharges: number;
  readonly tax: number;
  readonly taxRate: number;
}

export interface WorldReceipt {
  readonly order: string;
  readonly line: WorldLine;
  readonly quantity: number;
  readonly note: string;
}

/** Orders, what came of them, and the bills for it. */
export interface World {
  readonly orders: readonly WorldOrder[];
  readonly receipts: readonly WorldReceipt[];
  readonly bills: readonly WorldBill[];
}

/** Code, words of the order, words of the vendor, unit, unit of the vendor, price in cents. */
const GOODS: readonly string[] = [
  "HX-0840|Hex bolt M8x40 zinc plated|BOLT HEX M8X40 ZINC PL|EA|pcs|45",
  "HX-1060|Hex bolt M10x60 zinc plated|BOLT HEX M10X60 ZINC PL|EA|Stk|92",
  "CP-2210|Copper pipe 22 mm, 3 m length|Pipe copper 22 mm (3 m)|pc|each|2860",
  "CP-1510|Copper pipe 15 mm, 3 m length|Pipe copper 15 mm (3 m)|pc|each|1740",
  "RM-4000|Ready-mix concrete 4000 psi|Concrete 4000 PSI, ticket 70418|CY|cu yd|14850",
  "RB-0005|Reinforcing bar no 5, 20 ft|Rebar no. 5 20 ft reinforcing|pcs|EA|1312",
  "GY-1200|Gypsum board 1/2 in 4x8|Gypsum brd 1/2 in 4x8 sheets|sheets|sht|1189",
  "PT-0500|Interior paint, white matt 5 gal|Paint interior white matt 5 gal pail|each|ea|13675",
  "SL-0310|Silicone sealant clear 310 ml|Sealant silicone clear 310 ml cartridge|tube|tubes|629",
  "LB-0001|Labour, electrician|Electrician labour on site|hr|hours|9450",
  "CB-1225|Cable NYM 3x1.5|NYM cable 3x1.5 grey|m|lfm|87",
  "FL-6060|Floor tile 60x60 anthracite|Tile floor 60x60 anthracite R10|m2|sqm|3490",
  "GR-2040|Washed gravel 20/40|Gravel washed 20/40 delivered loose|t|tonnes|2275",
  "DR-0900|Door leaf oak 900 mm|Oak door leaf 900 mm brushed|EA|ea|28950",
  "VL-0050|Gate valve DN 50 brass|Valve gate brass DN 50|pc|Stück|6421",
  "IN-0140|Mineral wool insulation 140 mm|Insulation mineral wool 140 mm rolls|roll|rolls|5530",
];

const FREIGHT = "FR-0001|Freight|Delivery charge|LS|lot|0";

const VENDORS = [
  ["Tallgrass Building Supply, Inc.", "TALLGRASS BUILDING SUPPLY"],
  ["Kestrel & Sons Hardware Ltd", "Kestrel & Sons Hardware"],
  ["Baustoff Nord GmbH", "Baustoff Nord GmbH & Co. KG"],
  ["Harbor Electric LLC", "Harbor Electric"],
] as const;

const NUMBERS = [
  (number: number) => [`PO-${number}`, `PO-${number}`],
  (number: number) => [`PO-00${number}`, String(number)],
  (number: number) => [String(number), `PO ${number}`],
  (number: number) => [`45000${number}`, `45000${number}`],
  (number: number) => [`GB ${number}-03`, `gb${number}-03`],
] as const;

/** An order, delivered in parts, and bills for what came. Nothing in it differs. */
export function someWorld(chance: Chance): World {
  const [vendor, billedAs] = chance.one(VENDORS);
  const base = chance.between(1001, 9899);
  const [number = "", printed = ""] = chance.one(NUMBERS)(base);
  const taxRate = chance.one([0, 0, 8, 19]);
  const lines = someLines(chance);
  const order: WorldOrder = { number, vendor, currency: "USD", status: "Open", taxRate, lines };
  const deliveries = chance.weighted({ 1: 3, 2: 3, 3: 2 });
  const parts = lines.map((line) => partsOf(chance, line, Number(deliveries)));
  const receipts = lines.flatMap((line, index) =>
    (parts[index] ?? []).flatMap((quantity, turn) =>
      quantity === 0 || line.isFreight
        ? []
        : [{ order: number, line, quantity, note: `DN-${base}${turn}` }],
    ),
  );
  const style = {
    wording: chance.one<Wording>(["code", "code in text", "same words", "vendor's words"]),
    discount: chance.one<DiscountStyle>(["net price", "in the line", "of the bill"]),
    hasShipping: chance.isTrue(0.5),
  };
  const bills = Array.from({ length: Number(deliveries) }, (_, turn): WorldBill | null => {
    const own = lines.flatMap((line, index) => {
      const quantity = parts[index]?.[turn] ?? 0;
      return quantity === 0 ? [] : [{ line, quantity }];
    });
    if (own.length === 0) return null;
    const head = {
      file: `${vendor.slice(0, 4)}-${base}-${turn + 1}.pdf`,
      number: `INV-${base}${turn + 1}`,
      date: `2026-05-${String(10 + 5 * turn + chance.between(0, 4)).padStart(2, "0")}`,
      vendor: billedAs,
      currency: "USD",
      order: printed,
    };
    return billOf(chance, { head, own, style, taxRate });
  });
  return { orders: [order], receipts, bills: bills.filter((bill) => bill !== null) };
}

function someLines(chance: Chance): readonly WorldLine[] {
  const goods = chance.some(GOODS, chance.between(2, 7));
  const again = chance.isTrue(0.2) ? goods.slice(0, 1) : [];
  const freight = chance.isTrue(0.3) ? [FREIGHT] : [];
  const discounted = new Set(goods.filter(() => chance.isTrue(0.25)));
  return [...goods, ...again, ...freight].map((row, index) => {
    const [code = "", description = "", vendorCalls = "", unit = "", vendorUnit = "", price = ""] =
      row.split("|");
    const isFreight = row === FREIGHT;
    const isFine = ["CY", "hr", "m2", "t"].includes(unit);
    const whole = chance.between(4, 60);
    return {
      line: String((index + 1) * 10),
      code,
      description,
      vendorCalls,
      unit,
      vendorUnit,
      isFreight,
      quantity: isFreight ? 1000 : whole * 1000 + (isFine && chance.isTrue(0.5) ? 500 : 0),
      price: isFreight ? chance.between(40, 300) * 100 : Number(price),
      discount: discounted.has(row) ? 10 : 0,
    };
  });
}

/** What comes of a line at each delivery: nothing is lost, and all of it need not have come yet. */
function partsOf(chance: Chance, line: WorldLine, deliveries: number): readonly number[] {
  if (line.isFreight || deliveries === 1)
    return Array.from({ length: deliveries }, (_, turn) => (turn === 0 ? line.quantity : 0));
  let left = line.quantity;
  return Array.from({ length: deliveries }, () => {
    const part = Math.min(left, chance.between(0, Math.ceil(line.quantity / 1000)) * 1000);
    left -= part;
    return part;
  });
}

type DiscountStyle = "net price" | "in the line" | "of the bill";

interface BillPlan {
  readonly head: Pick<WorldBill, "file" | "number" | "date" | "vendor" | "currency" | "order">;
  readonly own: readonly { readonly line: WorldLine; readonly quantity: number }[];
  readonly style: {
    readonly wording: Wording;
    readonly discount: DiscountStyle;
    readonly hasShipping: boolean;
  };
  readonly taxRate: number;
}

function billOf(chance: Chance, { head, own, style, taxRate }: BillPlan): WorldBill {
  const goods = own.filter(({ line }) => !(line.isFreight && style.hasShipping));
  const shipping = own
    .filter(({ line }) => line.isFreight && style.hasShipping)
    .reduce((sum, { line }) => sum + line.price, 0);
  const lines = chance.shuffled(goods.map((one) => billLine(one.line, one.quantity, style)));
  const discount =
    style.discount === "of the bill"
      ? goods.reduce(
          (sum, { line, quantity }) => sum + amountOf(line, quantity) - netOf(line, quantity),
          0,
        )
      : 0;
  return withTax({ ...head, lines, discount, shipping, otherCharges: 0, tax: 0, taxRate });
}

/** The line of a bill for so much of a line of an order. */
export function billLine(
  of: WorldLine,
  quantity: number,
  style: Pick<BillPlan["style"], "wording" | "discount"> = {
    wording: "code",
    discount: "net price",
  },
): WorldBillLine {
  const { wording } = style;
  const isNet = style.discount === "net price" && of.discount > 0;
  return {
    of,
    code: wording === "code" ? of.code : null,
    description: wordsFor(of, wording),
    quantity,
    unit: wording === "vendor's words" ? of.vendorUnit : of.unit,
    price: isNet ? (of.price * (100 - of.discount)) / 100 : of.price,
    discountRate: style.discount === "in the line" ? of.discount : 0,
    amount: style.discount === "of the bill" ? amountOf(of, quantity) : netOf(of, quantity),
  };
}

function wordsFor({ code, description, vendorCalls }: WorldLine, wording: Wording): string {
  if (wording === "same words") return description;
  return wording === "code in text" ? `${code} ${vendorCalls}` : vendorCalls;
}

/** A bill with the tax that its figures come to. */
export function withTax(bill: WorldBill): WorldBill {
  const base = bill.lines.reduce((sum, { amount }) => sum + amount, 0) - bill.discount;
  return { ...bill, tax: Math.round((base * bill.taxRate) / 100) };
}

/** In cents, before the discount. */
export function amountOf({ price }: WorldLine, quantity: number): number {
  return Math.round((price * quantity) / 1000);
}

/** In cents, less the discount. */
export function netOf({ price, discount }: WorldLine, quantity: number): number {
  return Math.round((price * quantity * (100 - discount)) / 100_000);
}
