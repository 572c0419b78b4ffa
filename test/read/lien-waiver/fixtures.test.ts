import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "../../../src/base/limits.ts";
import type { WaiverReading } from "../../../src/kinds/reading.ts";
import { contentsOf } from "../../../src/pdf/contents.ts";
import { readIfWaiver } from "../../../src/read/lien-waiver/read-waiver-pages.ts";

async function read(name: string): Promise<WaiverReading> {
  const bytes = new Uint8Array(readFileSync(`fixtures/lien-waiver/${name}.pdf`));
  const { pages } = await contentsOf(bytes, LIMITS);
  const reading = readIfWaiver(pages);
  if (reading === null) throw new Error(`${name} was not read as a lien waiver.`);
  return reading;
}

const passedOf = ({ identities }: WaiverReading, name: string): boolean | null | undefined =>
  identities.find((one) => one.name === name)?.passed;

const codesOf = ({ findings }: WaiverReading): readonly string[] =>
  findings.map(({ code }) => code);

test("the amount in words is held against the amount in figures", async () => {
  const reading = await read("illinois/amounts-disagree");
  expect(reading.document.amount?.value.key()).toBe("38450");
  expect(reading.document.amountInWords?.value.key()).toBe("34850");
  expect(passedOf(reading, "amount_in_words")).toBe(false);
  expect(passedOf(await read("illinois/to-date"), "amount_in_words")).not.toBe(false);
});

test("a through date after the signature is told", async () => {
  const reading = await read("florida/progress-early");
  expect(passedOf(reading, "through_date")).toBe(false);
  expect(passedOf(await read("california/conditional-progress"), "through_date")).toBe(true);
});

test("a title against the text is told, and the type stays open", async () => {
  const reading = await read("two-columns/title-says-otherwise");
  expect(codesOf(reading)).toContain("waiver-title-against-text");
  expect(reading.document.waiverType).toBe("UNCLEAR");
  expect(reading.findings.find(({ code }) => code === "waiver-title-against-text")?.facts).toEqual({
    titled: "unconditional",
  });
});

test("a blank line for the signature is told, a signed one is not", async () => {
  expect(codesOf(await read("undersigned/unsigned"))).toContain("not-signed");
  const signed = await read("california/conditional-progress");
  expect(codesOf(signed)).not.toContain("not-signed");
  expect(signed.document.signature).toBe("SIGNED");
});

test("of a list of types the checked box counts", async () => {
  expect((await read("owner-form/crossed")).document.waiverType).toBe("CONDITIONAL_PROGRESS");
  expect((await read("owner-form/ticked-final")).document.waiverType).toBe("UNCONDITIONAL_FINAL");
  const open = await read("owner-form/no-box");
  expect(open.document.waiverType).toBe("UNCLEAR");
  expect(codesOf(open)).toContain("waiver-type-unclear");
});

test("what nobody filled in stays null", async () => {
  const { document } = await read("fact-table/blank");
  expect([document.amount, document.throughDate, document.signer]).toEqual([null, null, null]);
});

test.each([
  ["affidavit/mechanical", "NOTARISED"],
  ["affidavit/not-sworn", "BLANK"],
  ["illinois/final-sworn", "NOTARISED"],
  ["california/conditional-progress", "NONE"],
])("a notary's sentence on %s: %s", async (name, notary) => {
  expect((await read(name)).document.notary).toBe(notary);
});
