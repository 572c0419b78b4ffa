import { expect, test } from "vitest";
import { filePath, memberPath } from "../../src/wrapper/member-path.ts";

test.each([
  ["march/bill", "march/bill"],
  ["a:b*c?d/e|f", "a_b_c_d/e_f"],
  ["march. /bill.", "march_/bill_"],
  ["NUL/con.txt/com1", "_NUL/_con.txt_/_com1"],
  ["console/nullable", "console/nullable"],
  ["bill.json/bill.json", "bill.json_/bill.json"],
  [`${"a".repeat(300)}.zip/bill`, `${"a".repeat(300)}.zip/bill`],
])("%s is laid down as %s", (path, laidDown) => {
  expect(filePath(path).replace(/^a{100,}/, "a".repeat(300))).toBe(laidDown);
});

test("a long name keeps its end, and no name has more bytes than any system takes", () => {
  const path = filePath(`${"é".repeat(500)}.zip/${"長".repeat(500)}`);
  expect(path).toMatch(/^é+\.zip\/長+$/u);
  for (const name of path.split("/")) expect(Buffer.byteLength(name)).toBeLessThan(220);
});

test.each(["..", "../..", "/", String.raw`\\`, "C:", "./.", " ", "\0/.."])(
  "nothing that %j could mean leads out of a folder",
  (path) => {
    expect(memberPath(path).replaceAll("_", "")).toBe("");
  },
);
