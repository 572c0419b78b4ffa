import { expect, test } from "vitest";
import { billOf } from "../../src/match/bill.ts";
import { readBooks } from "../../src/match/books.ts";
import { matchPapers } from "../../src/match/match.ts";
import { EXACT } from "../../src/match/tolerances.ts";
import { documentOf, readingOf } from "../support/matched-reading.ts";
import { NO_WISHES } from "../support/matched-tables.ts";
import { billLine, withTax, type WorldLine } from "../support/matched-world.ts";

const DOORS: WorldLine = {
  line: "10",
  code: "DR-0900",
  description: "Door leaf oak 900 mm",
  vendorCalls: "Door leaf oak 900 mm",
  quantity: 10_000,
  unit: "EA",
  vendorUnit: "EA",
  price: 28_950,
  discount: 0,
  isFreight: false,
};

/** What a paper bills of ten doors: `10 on 2026-05-06`, or with a minus what a credit note gives back. */
function checkAnswers(papers: readonly string[], expected: readonly string[]): void {
  const content = new TextEncoder().encode(
    "PO,Item,Description,Qty,UOM,Price\nPO-1,DR-0900,Door leaf oak 900 mm,10,EA,289.50\n",
  );
  const orders = { name: "orders.csv", content };
  const books = readBooks({ orders, receipts: null, wishes: NO_WISHES });
  const bills = papers.map((paper, index) => {
    const [count = "", date = ""] = paper.split(" on ");
    const isCredit = count.startsWith("-");
    const line = billLine(DOORS, Math.abs(Number(count)) * 1000);
    const bill = withTax({
      file: `${index}.pdf`,
      number: `N-${index}`,
      date,
      vendor: "V",
      currency: "USD",
      order: "PO-1",
      lines: [line],
      discount: 0,
      shipping: 0,
      otherCharges: 0,
      tax: 0,
      taxRate: 0,
    });
    const document = documentOf(bill);
    const reading = readingOf({ ...document, paper: isCredit ? "credit-note" : "invoice" });
    return billOf(bill.file, `bytes ${index}`, reading);
  });
  const match = matchPapers(
    { bills, others: [], refused: [] },
    { ...books, history: [], tolerances: EXACT },
  );
  expect(
    match.bills.map(({ answer, points }) =>
      [answer, ...points.map(({ statement }) => statement.code)].join(" "),
    ),
  ).toEqual(expected);
}

test("what a credit note gives back may be billed again, and no more than that", () => {
  checkAnswers(["10 on 2026-05-06", "3 on 2026-05-20"], ["matches", "differs quantity-over-order"]);
  checkAnswers(
    ["10 on 2026-05-06", "-3 on 2026-05-12", "3 on 2026-05-20"],
    ["matches", "matches", "matches"],
  );
  checkAnswers(
    ["10 on 2026-05-06", "-3 on 2026-05-12", "4 on 2026-05-20"],
    ["matches", "matches", "differs quantity-over-order"],
  );
});
