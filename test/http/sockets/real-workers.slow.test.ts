import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read } from "../../../src/index.ts";
import { BUILT_WORKER, formOf } from "../../support/daemon.ts";
import { type LiveDaemon, startDaemon } from "../../support/live-daemon.ts";

let daemon: LiveDaemon;
beforeAll(async () => {
  daemon = await startDaemon({ CROSSFOOT_SERVE_WORKERS: "2" }, BUILT_WORKER);
});
afterAll(async () => void (await daemon.stop()));

const DOCUMENTS = [
  ["construction", "pay-application/aia-g702/first-application"],
  ["construction", "pay-application/aia-g702/credit-lines"],
  ["construction", "broken/g702_math"],
  ["construction", "change-order/twins/standpipe-of-the-sub"],
  ["invoice", "invoice/us-classic/electric"],
  ["invoice", "invoice/shop-receipt/grease-gun"],
] as const;

/** The same document as each of the forms that a body may have. */
function formsOf(bytes: Buffer): readonly RequestInit[] {
  const { headers, payload } = formOf([{ name: "file", bytes, fileName: "a.pdf" }]);
  const document = bytes.toString("base64");
  return [
    { headers: { "content-type": "application/pdf" }, body: bytes },
    { headers: { ...headers }, body: payload },
    { headers: { "content-type": "application/json" }, body: JSON.stringify({ document }) },
  ];
}

test("two hundred clients at once get each their own answer, as the library gives it", async () => {
  const kinds = await Promise.all(
    DOCUMENTS.flatMap(([kind, name]) =>
      (["plain", "full"] as const).map(async (detail) => {
        const bytes = readFileSync(`fixtures/${name}.pdf`);
        const expected = JSON.stringify(await read(bytes, { kind, detail }));
        const path = kind === "invoice" ? "/api/v1/invoice" : "/api/v1/extract";
        return { url: `${daemon.url}${path}?detail=${detail}`, expected, forms: formsOf(bytes) };
      }),
    ),
  );
  expect(new Set(kinds.map(({ expected }) => expected)).size).toBe(kinds.length);
  const clients = Array.from({ length: 200 }, async (_, nth) => {
    const { url, expected, forms } = kinds[nth % kinds.length] ?? { forms: [] };
    const answer = await fetch(url ?? "", { method: "POST", ...forms[nth % 3] });
    return { status: answer.status, isRight: (await answer.text()) === expected };
  });
  for (const client of await Promise.all(clients)) {
    expect(client).toEqual({ status: 200, isRight: true });
  }
});

test("a document that uses up a worker's memory costs nobody else an answer", async () => {
  const good = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
  const bad = readFileSync("fixtures/hostile/form-doubling.pdf");
  const expected = JSON.stringify(await read(good, { kind: "construction" }));
  const send = async (body: Buffer) => {
    const headers = { "content-type": "application/pdf" };
    const url = `${daemon.url}/api/v1/extract`;
    const answer = await fetch(url, { method: "POST", headers, body });
    return [answer.status, await answer.text()];
  };
  const all = [bad, good, good, bad, good, good].map(send);
  for (const [nth, answer] of (await Promise.all(all)).entries()) {
    if (nth % 3 === 0) expect(answer).toEqual([502, expect.stringContaining("too much memory")]);
    else expect(answer).toEqual([200, expected]);
  }
});
