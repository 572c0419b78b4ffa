import { describe, expect, test } from "vitest";
import { isoDate } from "../../src/base/calendar-date.ts";
import type { Word } from "../../src/page/page.ts";
import { readApplication } from "../support/read-application.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

type Told = readonly [applicationNumber: string | null, periodTo: string | null];

/** The number and the date of a page with these words over captions that only a pay application prints. */
function told(words: readonly Word[]): Told {
  const marks = [
    ...typedText("Total retainage    $600.00", 40, 600),
    ...typedText("Less previous certificates for payment    $1,500.00", 40, 620),
  ];
  const { document } = readApplication([typedPage([...words, ...marks])]);
  const { applicationNumber, periodTo } = document;
  return [applicationNumber?.value ?? null, periodTo === null ? null : isoDate(periodTo.value)];
}

/** Texts that begin at the given places. */
function line(top: number, ...cells: readonly (readonly [left: number, text: string])[]): Word[] {
  return cells.flatMap(([left, text]) => typedText(text, left, top));
}

const CAPTIONS = [
  [40, "Application No"],
  [180, "Period to"],
  [320, "Invoice date"],
  [460, "Contract for"],
] as const;

/** The values of a strip, each far to the right in its cell. */
const VALUES = [
  [140, "7"],
  [250, "1/31/2026"],
  [400, "2/3/2026"],
  [550, "Roof"],
] as const;

describe("a strip of captions over as many values", () => {
  test("gives each caption the value of its place in the line", () => {
    expect(told([...line(40, ...CAPTIONS), ...line(56, ...VALUES)])).toEqual(["7", "2026-01-31"]);
  });

  test.each<readonly [string, readonly Word[]]>([
    [
      "fewer than four captions",
      [...line(40, ...CAPTIONS.slice(0, 3)), ...line(56, ...VALUES.slice(0, 3))],
    ],
    ["fewer values than captions", [...line(40, ...CAPTIONS), ...line(56, ...VALUES.slice(0, 3))]],
    ["values far below", [...line(40, ...CAPTIONS), ...line(90, ...VALUES)]],
    [
      "a table of several rows",
      [...line(40, ...CAPTIONS), ...line(56, ...VALUES), ...line(72, ...VALUES)],
    ],
    [
      "captions with digits",
      [...line(40, ...CAPTIONS.slice(0, 3), [460, "Phase 2"]), ...line(56, ...VALUES)],
    ],
  ])("is not %s", (_, words) => {
    expect(told(words)).toEqual([null, null]);
  });
});

describe("a value to the right", () => {
  test.each<readonly [string, Told]>([
    ["Application No.: 7    Period to: 1/31/2026", ["7", "2026-01-31"]],
    ["Application No.:    3. Period to: 1/31/2026", [null, "2026-01-31"]],
    ["Application No.:    3)    Period to: 1/31/2026", [null, "2026-01-31"]],
    ["Application No.:    4.    Owner's representative", [null, null]],
    ["Application No.: 12 3. Period to: 1/31/2026", ["12", "2026-01-31"]],
    ["Application No.: 3. Period to: 1/31/2026", [null, "2026-01-31"]],
    ["Application No.:    3", ["3", null]],
    ["Period to: 1/1/2026    to    1/31/2026", [null, "2026-01-31"]],
  ])("%s", (text, wanted) => {
    expect(told(typedText(text, 40, 40))).toEqual(wanted);
  });
});
