import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { read, ReadError } from "../../src/index.ts";
import { readResultSchema } from "../../src/wire/plain-schemas.ts";

const ajv = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const isReadResult = ajv.compile(readResultSchema);
const documents = globSync("fixtures/pay-application/**/*.pdf").toSorted();

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

test("there are documents", () => expect(documents.length).toBeGreaterThan(20));

test.each(documents)("the answer for %s is valid against the contract's schema", async (path) => {
  const result = await read(bytesOf(path));
  expect(isReadResult(result), ajv.errorsText(isReadResult.errors)).toBe(true);
  const failed = result.checks.filter(({ passed }) => passed === false).length;
  expect(result.warnings.length).toBeGreaterThanOrEqual(failed);
});

test("the full answer is the plain one and more", async () => {
  const bytes = bytesOf("fixtures/pay-application/aia-g702/first-application.pdf");
  const plain = await read(bytes);
  const full = await read(bytes, { detail: "full" });
  expect(full).toMatchObject(plain);
  expect(Object.keys(full.evidence).length).toBeGreaterThan(5);
});

test("the answer of a kind that is asked for has its type", async () => {
  const bytes = bytesOf("fixtures/pay-application/aia-g702/first-application.pdf");
  const { document } = await read(bytes, { kind: "construction" });
  expect(document.documentType).toBe("PAY_APPLICATION");
  const full = await read(bytes, { kind: "construction", detail: "full" });
  expect([full.document, full.evidence["periodTo"]?.margin]).toEqual([
    document,
    expect.any(Number),
  ]);
  const either = await read(bytes);
  expect("invoice" in either ? either.invoice.total : either.document).toEqual(document);
  const invoice = read(bytes, { kind: "invoice" }).then(({ invoice: { total } }) => total);
  await expect(invoice.catch(({ code }: ReadError) => code)).resolves.not.toBe("internal");
});

test("a document is read the same a second time, byte for byte", async () => {
  const bytes = bytesOf("fixtures/pay-application/aia-g702/first-application.pdf");
  const first = JSON.stringify(await read(bytes, { detail: "full" }));
  expect(JSON.stringify(await read(bytes, { detail: "full" }))).toBe(first);
});

test("what cannot be read is a ReadError with a code and a sentence", async () => {
  const refused = read(new TextEncoder().encode("hello"));
  await expect(refused).rejects.toBeInstanceOf(ReadError);
  await expect(refused).rejects.toMatchObject({ code: "not-a-pdf" });
  const bytes = bytesOf("fixtures/pay-application/aia-g702/first-application.pdf");
  await expect(read(bytes, { limits: { documentBytes: 10 } })).rejects.toMatchObject({
    code: "too-large",
  });
});
