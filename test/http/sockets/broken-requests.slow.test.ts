import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentenceOf } from "../../support/daemon.ts";
import {
  daemonOfStandIns,
  isServed,
  type LiveDaemon,
  STAND_IN,
  startDaemon,
} from "../../support/live-daemon.ts";
import { asked, LAST, pause, posted, talk } from "../../support/raw-http.ts";

let daemon: LiveDaemon;
beforeAll(async () => {
  daemon = await startDaemon({}, STAND_IN);
});
afterAll(async () => void (await daemon.stop()));

const EXTRACT = "POST /api/v1/extract HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\n";
const NOISE = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7_919) % 256);
const FORM = "Content-Type: multipart/form-data; boundary=x";

/** What goes over the wire, and the statuses of the answers; those that are refusals must have their form. */
async function check(
  pieces: readonly (string | Uint8Array | number)[],
  statuses: readonly number[],
) {
  const { answers, end } = await talk(daemon.port, pieces);
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers) {
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    if (answer.status === 200) continue;
    expect(sentenceOf(answer)).toMatch(/^[A-Z].*\.$/);
    expect(answer.headers["x-error-code"]).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  }
  expect(end).toBe("closed by the server");
  expect(answers.at(-1)?.headers["connection"]).toBe("close");
}

describe("what is no request is answered in the form of every refusal, and its connection closed", () => {
  const chunked = `${EXTRACT}Transfer-Encoding: chunked\r\n`;
  const CASES: readonly (readonly [string, string | Uint8Array, number])[] = [
    ["two lengths", `${EXTRACT}Content-Length: 6\r\nContent-Length: 7\r\n\r\nanswer`, 400],
    ["a negative length", `${EXTRACT}Content-Length: -6\r\n\r\nanswer`, 400],
    ["a length with a sign", `${EXTRACT}Content-Length: +6\r\n\r\nanswer`, 400],
    ["a length beyond all numbers", `${EXTRACT}Content-Length: 99999999999999999999\r\n\r\n`, 400],
    ["a length and chunks", `${EXTRACT}Content-Length: 6\r\n${chunked}\r\n0\r\n\r\n`, 400],
    [
      "chunks that are compressed",
      `${EXTRACT}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["a chunk without a size", `${chunked}\r\nzz\r\n`, 400],
    ["a chunk beyond all numbers", `${chunked}\r\nfffffffffffffffff\r\n`, 400],
    ["a chunk that is longer than it says", `${chunked}\r\n1\r\nanswer\r\n0\r\n\r\n`, 400],
    [
      "an endless chunk extension",
      `${chunked}\r\n6;${"a".repeat(40_000)}\r\nanswer\r\n0\r\n\r\n`,
      400,
    ],
    ["a space before the colon", "GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n", 400],
    ["a zero in a header", "GET /healthz HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n", 400],
    ["a space in the address", "GET /health z HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["no version that there is", "GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n", 400],
    ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["a handshake of TLS", Buffer.from("16030100f8010000f40303", "hex"), 400],
    ["a method of nobody", "STEAL /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n", 405],
    ["an endless header", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["an endless address", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ["a megabyte of headers", `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(180_000)}\r\n`, 431],
    ["noise", NOISE, 400],
  ];
  test.each(CASES)("%s", async (_name, sent, status) => check([sent], [status]));

  test("a request without a host", async () =>
    check([`GET /healthz HTTP/1.1\r\n${LAST}\r\n\r\n`], [400]));

  test("a request and then noise: one answer, and it is whole", async () =>
    check([posted("answer"), "NOISE\r\n\r\n"], [400]));

  test("an answer, and noise afterwards", async () =>
    check([asked("/healthz"), 100, "NOISE\r\n\r\n"], [200, 400]));

  test("a body that is shorter than it is, taken for the next request", async () =>
    check([`${EXTRACT}Content-Length: 6\r\n\r\nanswer, and more`], [400]));
});

describe("what is unusual but a request is answered as such", () => {
  const CASES: readonly (readonly [string, string | Uint8Array, number])[] = [
    ["HTTP/1.0", "GET /healthz HTTP/1.0\r\n\r\n", 200],
    [
      "an absolute address",
      `GET http://other.example/healthz HTTP/1.1\r\nHost: x\r\n${LAST}\r\n\r\n`,
      200,
    ],
    ["an escaped address", asked("/%68ealthz", [LAST]), 200],
    [
      "two hundred headers",
      asked("/healthz", [...Array.from({ length: 200 }, (_, n) => `A${n}: b`), LAST]),
      200,
    ],
    ["a body where none is wanted", asked("/healthz", ["Content-Length: 3", LAST]) + "abc", 200],
    [
      "chunks with extensions",
      `${EXTRACT}Transfer-Encoding: chunked\r\n${LAST}\r\n\r\n6;a=b;c="d"\r\nanswer\r\n0\r\nTrailer: x\r\n\r\n`,
      200,
    ],
    [
      "an empty chunked body",
      `${EXTRACT}Transfer-Encoding: chunked\r\n${LAST}\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["an expectation of nobody", posted("answer", { more: ["Expect: a-miracle", LAST] }), 200],
    [
      "another protocol offered",
      asked("/healthz", ["Upgrade: websocket", "Connection: Upgrade, close"]),
      200,
    ],
    ["a broken escape", asked("/%zz", [LAST]), 400],
    ["an address that looks like a pattern", asked("/:a(", [LAST]), 404],
    ["an address with a star", asked("/*a", [LAST]), 404],
    ["an address like a regular expression", asked("/:a((a+)+$)", [LAST]), 404],
    ["an address of nothing but a query", asked("?gc=x", [LAST]), 400],
    ["all that is there", `OPTIONS * HTTP/1.1\r\nHost: x\r\n${LAST}\r\n\r\n`, 204],
    ["what is allowed", `OPTIONS /api/v1/extract HTTP/1.1\r\nHost: x\r\n${LAST}\r\n\r\n`, 204],
    ["a method that exists", `PROPFIND /healthz HTTP/1.1\r\nHost: x\r\n${LAST}\r\n\r\n`, 405],
    [
      "a body to a page",
      posted("{", { path: "/privacy", type: "application/json", more: [LAST] }),
      405,
    ],
  ];
  test.each(CASES)("%s", async (_name, sent, status) => {
    const { answers, end } = await talk(daemon.port, [sent]);
    expect([answers.map((answer) => answer.status), end]).toEqual([
      [status],
      "closed by the server",
    ]);
    for (const answer of answers)
      if (answer.status >= 400) expect(sentenceOf(answer)).toMatch(/\.$/);
  });

  test("leave to send the body", async () => {
    const head = `${EXTRACT}Content-Length: 6\r\nExpect: 100-continue\r\n${LAST}\r\n\r\n`;
    await check([head, 50, "answer"], [200]);
  });

  test("a request that comes byte by byte", async () => {
    const bytes = [...posted("answer", { more: [LAST] })].map((byte) => Uint8Array.of(byte));
    await check(
      bytes.flatMap((byte) => [byte, 0]),
      [200],
    );
  });
});

describe("who does not finish is told so after the time for it", () => {
  test("whatever part is missing", async () => {
    const { port } = await daemonOfStandIns({ CROSSFOOT_SERVE_UPLOAD_SECONDS: "0.5" });
    const head = EXTRACT.replace("application/pdf", "application/json");
    const form = `${EXTRACT.replace("Content-Type: application/pdf", FORM)}Content-Length: 999\r\n\r\n`;
    const CASES: Readonly<Record<string, readonly (string | number)[]>> = {
      nothing: [],
      "half a line": ["POST /api"],
      "half a head": [EXTRACT],
      "no body": [`${EXTRACT}Content-Length: 6\r\n\r\n`],
      "half a body": [`${EXTRACT}Content-Length: 6\r\n\r\nans`],
      "half a body of JSON": [`${head}Content-Length: 20\r\n\r\n{"doc`],
      "half a form": [
        `${form}--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-`,
      ],
      "a form without a part": [form],
      "chunks without an end": [`${EXTRACT}Transfer-Encoding: chunked\r\n\r\n3\r\nans\r\n`],
      "a next request": [asked("/healthz"), 20, "GET /heal"],
      "a body that nobody wants": [`GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n`],
    };
    const talks = Object.entries(CASES).map(async ([name, pieces]) => {
      const { answers, end } = await talk(port, pieces);
      return [name, end, ...answers.map(({ status }) => status)];
    });
    const expected = Object.keys(CASES).map((name) => {
      const statuses = { "a next request": [200, 408], "a body that nobody wants": [200] }[name];
      return [name, "closed by the server", ...(statuses ?? [408])];
    });
    expect(await Promise.all(talks)).toEqual(expected);
  });

  test("but not while the document waits or is read", async () => {
    const { port } = await daemonOfStandIns({ CROSSFOOT_SERVE_UPLOAD_SECONDS: "0.3" });
    const { answers } = await talk(port, [posted("after 2500", { more: [LAST] })]);
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });
});

test("who is refused is let go, although he never hangs up", async () => {
  const { url, port } = await daemonOfStandIns({ CROSSFOOT_SERVE_CONNECTIONS: "2" });
  const stubborn = ["NOISE\r\n\r\n", posted("answer").subarray(0, 20)].map((piece) =>
    talk(port, [piece, "NOISE\r\n\r\n"], { isStubborn: true, giveUpMs: 15_000 }),
  );
  await pause(100);
  expect(await isServed(url, 100)).toBe(true);
  expect(stubborn).toHaveLength(2);
});
