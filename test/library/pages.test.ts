import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "../../src/index.ts";

const PACKAGE = "fixtures/packages/sound.pdf";

test("each document of a package is read by the pages that the full answer lists", async () => {
  const { documents } = await read(PACKAGE, { detail: "full" });
  const [, , second] = documents;
  expect(second).toEqual({ kind: "PAY_APPLICATION", firstPage: 4, lastPage: 5, isRead: false });
  const pages = { from: 4, to: 5 };
  const full = await read(PACKAGE, { kind: "construction", detail: "full", pages });
  expect(full.document).toMatchObject({ currentPaymentDue: 101_970 });
  expect(full.warnings).toEqual([]);
  expect(full.evidence["currentPaymentDue"]?.from[0]?.page).toBe(4);
  expect(full.documents).toEqual([{ ...second, isRead: true }]);
});

test.each([
  [{ from: 30, to: 30 }, "The PDF ends before page 30."],
  [{ from: 26, to: 27 }, "The PDF ends before page 27."],
])("pages %o that the file has not are refused", async (pages, sentence) => {
  const bytes = readFileSync(PACKAGE);
  await expect(read(bytes, { pages })).rejects.toMatchObject({
    code: "no-pages",
    message: expect.stringContaining(sentence) as string,
  });
});

test.each([[{ from: 5, to: 4 }], [{ from: 0, to: 1 }], [{ from: 1.5, to: 2 }], ["4-5"]])(
  "pages %o cannot be",
  async (pages) => {
    await expect(read(PACKAGE, { pages: pages as never })).rejects.toThrow(
      "The option pages of read must be an object such as { from: 4, to: 5 }",
    );
  },
);
