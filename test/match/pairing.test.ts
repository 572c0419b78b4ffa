import { expect, test } from "vitest";
import { documentOf, readingOf } from "../support/matched-reading.ts";
import { billLine, withTax, type WorldBillLine, type WorldLine } from "../support/matched-world.ts";
import { billOf } from "../../src/match/bill.ts";
import { readBooks } from "../../src/match/books.ts";
import { placeLines } from "../../src/match/pairing/place-lines.ts";
import { NO_WISHES } from "../support/matched-tables.ts";

/** A line as `code|description|quantity|price`; the code may be blank. */
type Line = `${string}|${string}|${string}|${string}`;

/** Which lines of the order the lines of a bill are, by their places from 1: `2` for the second, `?` for one that is not clear, `-` for none. */
function checkPlaced(ordered: readonly Line[], billed: readonly Line[], expected: string): void {
  const head = "PO,Line,Item,Description,Qty,Price";
  const rows = ordered.map((line, index) => `1,${index + 1},${line.replaceAll("|", ",")}`);
  const content = new TextEncoder().encode([head, ...rows].join("\n"));
  const orders = { name: "orders.csv", content };
  const [order] = readBooks({ orders, receipts: null, wishes: { ...NO_WISHES, decimal: "." } })
    .orders.orders;
  if (order === undefined) throw new RangeError("There is one order.");
  const { lines } = billOf(
    "bill.pdf",
    "bytes",
    readingOf(documentOf(billWith(billed.map(billedLine)))),
  );
  const placings = placeLines(lines, order);
  const told = lines.map((line) => {
    const placing = placings.get(line);
    if (placing?.kind !== "placed") return placing?.kind === "unclear" ? "?" : "-";
    return placing.item.lines.map((one) => one.line).join("+");
  });
  expect(told.join(" ")).toBe(expected);
}

function billWith(lines: readonly WorldBillLine[]): Parameters<typeof documentOf>[0] {
  const head = { file: "bill.pdf", number: "1", date: "2026-05-06", vendor: "V", currency: "USD" };
  const none = { discount: 0, shipping: 0, otherCharges: 0, tax: 0, taxRate: 0 };
  return withTax({ ...head, ...none, order: "1", lines });
}

function billedLine(line: Line): WorldBillLine {
  const [code = "", description = "", quantity = "", price = ""] = line.split("|");
  const of: WorldLine = {
    line: "",
    code,
    description,
    vendorCalls: description,
    unit: "EA",
    vendorUnit: "EA",
    quantity: Number(quantity) * 1000,
    price: Math.round(Number(price) * 100),
    discount: 0,
    isFreight: false,
  };
  return { ...billLine(of, of.quantity), code: code === "" ? null : code, unit: null };
}

test("by the item's code, in its column or in the description, however it is written", () => {
  checkPlaced(
    ["AB-0750|Bolt|10|1.00", "BP-1212|Plate|5|2.00"],
    ["bp1212|Something|5|2.00", "|AB-0750 anchor|10|1.00"],
    "2 1",
  );
});

test("by the same description, whatever its capitals and punctuation", () => {
  checkPlaced(
    ["|Hex bolt; M8 x 40|10|1.00", "|Hex bolt M10 x 60|10|1.00"],
    ["|HEX BOLT M10 X 60|3|9.00", "|hex bolt, M8 x 40|10|1.00"],
    "2 1",
  );
});

test("by alike words together with the price or the quantity", () => {
  checkPlaced(
    ["|Interior paint white matt|10|13.00", "|Silicone sealant clear|4|6.00"],
    ["|Sealant clear 310 ml cartridge|2|6.00", "|Paint white|10|14.00"],
    "2 1",
  );
});

test("alike words alone, and figures alone, are not enough", () => {
  checkPlaced(
    ["|Interior paint white matt|10|13.00"],
    ["|Paint for doors|7|25.00", "|Rental of a crane|1|950.00"],
    "? -",
  );
  checkPlaced(["|Interior paint white matt|10|13.00"], ["|Peinture blanche|10|13.00"], "?");
  checkPlaced(["|Interior paint white matt|10|13.00"], ["|Rental of a crane|1|950.00"], "-");
});

test("sizes tell things apart that are called alike", () => {
  checkPlaced(
    ["|Copper pipe 15 mm|10|3.00", "|Copper pipe 22 mm|10|3.00"],
    ["|Pipe copper 22 mm|10|3.00", "|Pipe copper 15 mm|10|3.00"],
    "2 1",
  );
  checkPlaced(["|Copper pipe 15 mm|10|3.00"], ["|Copper pipe 28 mm|10|3.00"], "?");
});

test("where bill and order have the same codes, another code is another item", () => {
  const ordered = ["A-100|Widget A|4|200.00", "B-200|Widget B|6|210.00"] as const;
  checkPlaced(ordered, ["A-100|Widget A|4|200.00", "Z-900|Widget B|6|210.00"], "1 2");
  checkPlaced(ordered, ["A-100|Widget A|4|200.00", "Z-900|Widget Z|6|210.00"], "1 -");
  checkPlaced(ordered, ["|Widget A|4|200.00", "Z-900|Widget Z|6|210.00"], "1 ?");
});

test("the best choice of all lines together counts", () => {
  checkPlaced(
    ["|Oak door leaf brushed|4|200.00", "|Oak door leaf|4|200.00"],
    ["|Door leaf oak, brushed finish|4|200.00", "|Door leaf oak veneer|4|200.00"],
    "1 2",
  );
});

test("a tie is left open, never the first", () => {
  checkPlaced(["|Door left|4|200.00", "|Door right|4|200.00"], ["|Door oak|4|200.00"], "?");
  checkPlaced(["A-100|Door|4|200.00", "A-100|Door|4|210.00"], ["A-100|Door|4|205.00"], "?");
  checkPlaced(["A-100|Door|4|200.00", "A-100|Window|4|210.00"], ["A-100|Window|9|200.00"], "2");
  checkPlaced(["A-1000|Door|4|200.00", "B-2000|Window|4|210.00"], ["A-1000|Window|4|200.00"], "?");
});

test("of lines of one item the price tells, then what is left", () => {
  checkPlaced(
    ["A-100|Door|4|200.00", "A-100|Door|6|210.00"],
    ["A-100|Door|4|210.00", "A-100|Door|4|200.00"],
    "2 1",
  );
  checkPlaced(
    ["A-100|Door|4|200.00", "A-100|Door|6|210.00"],
    ["A-100|Door|6|215.00", "A-100|Door|4|200.00"],
    "2 1",
  );
});

test("lines of one item at one price are one, and several lines of a bill may be for it", () => {
  checkPlaced(
    ["A-100|Door|4|200.00", "A-100|Door|6|200.00"],
    ["A-100|Door|5|200.00", "A-100|Door|5|200.00"],
    "1+2 1+2",
  );
  checkPlaced(
    ["|Ready-mix concrete 4000 psi|60|148.00"],
    ["|Concrete 4000 PSI ticket 418|9|148.00", "|Concrete 4000 PSI ticket 425|10|148.00"],
    "1 1",
  );
});

test("freight is placed by its code or its words, and else by none", () => {
  checkPlaced(
    ["FR-1|Freight|1|90.00", "A-100|Door|4|200.00"],
    ["|Delivery charge|1|90.00", "|Freight|1|90.00"],
    "- 1",
  );
});
