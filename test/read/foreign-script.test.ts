import { expect, test } from "vitest";
import { foreignScript } from "../../src/read/foreign-script.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

function scriptOf(text: string): string | null {
  const look = foreignScript([typedPage(typedText(text, 40, 40))]);
  return look?.code === "in-script" ? look.script : null;
}

test.each([
  ["Hebrew", "חשבונית מס מספר 1042 לכבוד Example Ltd"],
  ["Cyrillic", "Счёт на оплату № 17 от 3 мая"],
  ["Greek", "Τιμολόγιο πώλησης αριθμός 17"],
  ["Chinese, Japanese or Korean", "請求書 第十七号 株式会社 Example"],
  ["Arabic", "فاتورة ضريبية رقم 17"],
])("letters that are not read are named: %s", (script, text) => {
  expect(scriptOf(text)).toBe(script);
});

test("Latin letters with a few others are read, and a paper without letters is in no script", () => {
  expect(scriptOf("Invoice 17 for 3 Ω resistors of type μ and α")).toBeNull();
  expect(scriptOf("Faktura č. 17 für größere Höhen, İstanbul, Łódź")).toBeNull();
  expect(scriptOf("17 1,204.00 %")).toBeNull();
});
