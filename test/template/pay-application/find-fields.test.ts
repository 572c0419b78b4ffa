import { describe, expect, test } from "vitest";
import { isoDate } from "../../../src/base/calendar-date.ts";
import type { PayApplication } from "../../../src/document/pay-application.ts";
import { readApplication } from "../../support/read-application.ts";
import { typedPage, typedText } from "../../support/typed-page.ts";

/** Two captions that only a pay application prints, far below what a test is about. */
const MARKS = ["Total retainage    $600.00", "Less previous certificates for payment    $1,500.00"];

/** Reads typed lines; four blanks are a gap between columns. */
function read(...lines: readonly string[]): PayApplication {
  const words = [
    ...lines.flatMap((line, index) => typedText(line, 40, 40 + 20 * index)),
    ...MARKS.flatMap((line, index) => typedText(line, 40, 600 + 20 * index)),
  ];
  return readApplication([typedPage(words)]).document;
}

describe("a short label in a longer caption", () => {
  test.each([
    "Earned through this draw    $9,000.00",
    "Previously billed before this draw    $9,000.00",
  ])("is none where the other words contradict it: %s", (line) => {
    expect(read(line).currentPaymentDue).toBeNull();
  });

  test.each([
    "Due this draw    $9,000.00",
    "This draw    $9,000.00",
    "This draw (earned less paid)    $9,000.00",
    "Net on site for this draw (earned less paid)    $9,000.00",
  ])("is one where they do not: %s", (line) => {
    expect(read(line).currentPaymentDue?.value.toPlain()).toBe("9000.00");
  });
});

describe("a figure below a caption", () => {
  test("is its value", () => {
    expect(read("Current payment due", "$9,000.00").currentPaymentDue?.value.toPlain()).toBe(
      "9000.00",
    );
  });

  test("is its value where one more follows", () => {
    const two = ["Current payment due", "$9,000.00", "$200.00"];
    expect(read(...two).currentPaymentDue?.value.toPlain()).toBe("9000.00");
  });

  test("is the first of a column where more figures follow", () => {
    const column = ["Current payment due", "$9,000.00", "$200.00", "$300.00"];
    expect(read(...column).currentPaymentDue).toBeNull();
  });
});

describe("a placeholder beside a label", () => {
  test.each(["#REF!", "#DIV/0!", "#N/A", "TBD", "$ #VALUE!", "#####"])(
    "%s is the answer",
    (printed) => {
      expect(read(`Current payment due    ${printed}`, "$9,000.00").currentPaymentDue).toBeNull();
    },
  );

  test("is none where it is a lone currency sign", () => {
    const document = read("Current payment due    $", "     9,000.00");
    expect(document.currentPaymentDue?.value.toPlain()).toBe("9000.00");
  });
});

describe("the number of the next caption", () => {
  test("is no amount", () => {
    const document = read(
      "Balance to finish, including retainage    8 DUE THIS REQUISITION    $9,000.00",
    );
    expect(document.balanceToFinishIncludingRetainage).toBeNull();
    expect(document.currentPaymentDue?.value.toPlain()).toBe("9000.00");
  });

  test("is an amount where no caption follows", () => {
    const document = read("Balance to finish, including retainage    800");
    expect(document.balanceToFinishIncludingRetainage?.value.toPlain()).toBe("800.00");
  });

  test("is no number of the application", () => {
    const document = read("Application No.:    3. Period to: 1/31/2026");
    expect(document.applicationNumber).toBeNull();
    expect(document.periodTo === null ? null : isoDate(document.periodTo.value)).toBe("2026-01-31");
  });
});

describe("the number of an application", () => {
  test("is no heading of a form that stands below its caption", () => {
    const number = (below: string): string | undefined =>
      read("Application no.", below).applicationNumber?.value;
    expect(number("2")).toBe("2");
    expect(number("2. Computation of draw")).toBeUndefined();
    expect(number("2) Computation of draw")).toBeUndefined();
  });

  test("may begin a sentence, and end with what it is the last of", () => {
    const number = (line: string): string | undefined => read(line).applicationNumber?.value;
    expect(number("Application no. 4. This application covers October.")).toBe("4");
    expect(number("Application no. 19 & FINAL")).toBe("19 & FINAL");
  });
});

describe("two figures for one field", () => {
  const gross = (...lines: readonly string[]): string | undefined =>
    read(...lines).grossThisPeriod?.value.toPlain();

  test("are none where as much speaks for the one as for the other", () => {
    expect(gross("Work completed this period    $63,415.00")).toBe("63415.00");
    expect(
      gross("Work completed this period    $63,415.00", "Work completed this period    $68,555.00"),
    ).toBeUndefined();
  });

  test("are one where both print the same amount", () => {
    expect(
      gross("Work completed this period    $63,415.00", "Work completed this period    $63,415.00"),
    ).toBe("63415.00");
  });
});
