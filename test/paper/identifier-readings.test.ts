import { expect, test } from "vitest";
import { identifierReadings } from "../../src/paper/identifier-readings.ts";
import { typedText } from "../support/typed-page.ts";

test.each([
  ["Change Order Number Fourteen (14):", ["14"]],
  ["total (5)", []],
  ["IMG_4410.jpg", []],
  ["208.555.0175", []],
  ["COR-005", ["COR-005", "005"]],
])("%s", (text, wanted) => {
  const values = identifierReadings(typedText(text, 40, 40)).map(({ value }) => value);
  expect(values).toEqual(wanted);
});
