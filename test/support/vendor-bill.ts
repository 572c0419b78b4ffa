import { createPen } from "../../fixtures/draw/pen.ts";
import { USUAL_STYLE } from "../../fixtures/draw/style.ts";

/** What differs from one bill of the invented vendor to the next. */
export interface VendorBill {
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly customer: string;
  readonly items: readonly (readonly [text: string, count: string, each: string, sum: string])[];
  readonly net: string;
  readonly levy: string;
  readonly gross: string;
  readonly paid: string;
  readonly open: string;
}

export const FIRST_BILL: VendorBill = {
  number: "4471",
  date: "14/03/2026",
  due: "28/04/2026",
  customer: "Brambleworth Estates Ltd",
  items: [
    ["Brass elbow 22 mm", "12", "4.35", "52.20"],
    ["Copper pipe, bright", "7", "18.60", "130.20"],
    ["Making good", "1", "95.00", "95.00"],
  ],
  net: "277.40",
  levy: "55.48",
  gross: "332.88",
  paid: "100.00",
  open: "232.88",
};

export const SECOND_BILL: VendorBill = {
  number: "5038",
  date: "02/06/2026",
  due: "17/07/2026",
  customer: "Harrow Sands Housing Ltd",
  items: [
    ["Boiler valve", "3", "41.15", "123.45"],
    ["Call out, weekend", "2", "80.00", "160.00"],
  ],
  net: "283.45",
  levy: "56.69",
  gross: "340.14",
  paid: "40.14",
  open: "300.00",
};

/** What was billed since January: it adds up, too, and by words that everybody knows. */
const YEAR: readonly (readonly [label: string, amount: string])[] = [
  ["Subtotal since January", "1,341.90"],
  ["Crownheap 20%", "268.38"],
  ["Total since January", "1,610.28"],
];

/** A bill of an invented vendor, who calls everything that is to be read by words that no language has. */
export async function drawVendorBill(
  bill: VendorBill,
  year: typeof YEAR = YEAR,
): Promise<Uint8Array> {
  const pen = createPen(USUAL_STYLE);
  pen.page({ width: 595, height: 842 });
  pen.text("Quillfeather Plumbing Ltd", 50, 60, { size: 16, bold: true });
  pen.text("4 Otter Row, Melbury MB3 8QT", 50, 76, { size: 9 });
  pen.text("desk@quillfeather.example", 50, 88, { size: 9 });
  pen.text("Zorblax", 360, 120, { size: 9 });
  pen.text(bill.number, 460, 120, { size: 9 });
  pen.text(`Zorbday: ${bill.date}`, 360, 134, { size: 9 });
  pen.text("Zorbnix", 360, 152, { size: 9 });
  pen.text(bill.due, 360, 164, { size: 9 });
  pen.text("Zorbling", 50, 150, { size: 9 });
  pen.text(bill.customer, 50, 164, { size: 9 });
  pen.text("12 High Street, Melbury MB1 1AA", 50, 176, { size: 9 });
  const captions = ["Flobbing", "Grabs", "Eachly", "Heaply"];
  const columns = [50, 340, 430, 545];
  const right = (index: number): { size: number; align: "left" | "right" } => ({
    size: 9,
    align: index === 0 ? "left" : "right",
  });
  captions.forEach((caption, index) =>
    pen.text(caption, columns[index] ?? 0, 230, { ...right(index), bold: true }),
  );
  bill.items.forEach((cells, row) =>
    cells.forEach((cell, index) =>
      pen.text(cell, columns[index] ?? 0, 250 + 16 * row, right(index)),
    ),
  );
  const totals = [
    ["Zorbunder", bill.net],
    ["Crownpiece 20%", bill.levy],
    ["Zorbcrest", bill.gross],
    ["Zorbwas", bill.paid, "gross"],
    ["Zorbstill", bill.open, "gross"],
  ];
  year.forEach(([label, amount], row) => {
    pen.text(label, 50, 480 + 16 * row, { size: 9 });
    pen.text(amount, 300, 480 + 16 * row, right(1));
  });
  // What an amount is of stands apart from its label, and the same beside several.
  totals.forEach(([label = "", amount = "", remark = ""], row) => {
    pen.text(remark, 470, 340 + 16 * row, { size: 9 });
    pen.text(label, 380, 340 + 16 * row, { size: 9 });
    pen.text(amount, 545, 340 + 16 * row, right(1));
  });
  return pen.finish();
}

/** The accepted answer for a bill, as `read --format json` would write it after a person's corrections. */
export function acceptedBill(bill: VendorBill): { readonly invoice: Record<string, unknown> } {
  const iso = (day: string): string => day.split("/").toReversed().join("-");
  return {
    invoice: {
      documentType: "INVOICE",
      invoiceNumber: bill.number,
      invoiceDate: iso(bill.date),
      dueDate: iso(bill.due),
      vendor: { name: "Quillfeather Plumbing Ltd", taxId: null },
      customer: { name: bill.customer },
      purchaseOrder: null,
      lineItems: bill.items.map(([description, quantity, unitPrice, amount]) => ({
        description,
        quantity: Number(quantity),
        unitPrice: Number(unitPrice),
        amount: Number(amount),
      })),
      subtotal: Number(bill.net),
      discount: null,
      taxes: [{ label: "Crownpiece 20%", ratePercent: 20, amount: Number(bill.levy) }],
      shipping: null,
      otherCharges: null,
      total: Number(bill.gross),
      amountPaid: Number(bill.paid),
      balanceDue: Number(bill.open),
    },
  };
}
