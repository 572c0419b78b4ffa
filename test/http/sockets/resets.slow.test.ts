import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentenceOf } from "../../support/daemon.ts";
import { type LiveDaemon, loaded, STAND_IN, startDaemon } from "../../support/live-daemon.ts";
import { LAST, pause, posted, talk } from "../../support/raw-http.ts";

let daemon: LiveDaemon;
beforeAll(async () => {
  daemon = await startDaemon({ CROSSFOOT_SERVE_WORKERS: "2" }, STAND_IN);
});
afterAll(async () => void (await daemon.stop()));

const FORM = { type: "multipart/form-data; boundary=x" };
const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** Whether the daemon still reads, with all its workers. */
async function isWell(): Promise<boolean> {
  const sent = [1, 2, 3].map((nth) =>
    talk(daemon.port, [posted(`answer ${nth}`, { more: [LAST] })]),
  );
  const all = await Promise.all(sent);
  return all.every(({ answers }, nth) => answers[0]?.body === `{"said":"${nth + 1}"}`);
}

describe("a client that resets its connection", () => {
  const whole = posted("after 30");
  const CASES: readonly (readonly [string, string | Uint8Array])[] = [
    ["before it says anything", ""],
    ["in the middle of a head", whole.subarray(0, 40)],
    ["in the middle of a body", whole.subarray(0, -3)],
    ["in the middle of a form", posted(PART, FORM).subarray(0, -5)],
    [
      "in the middle of a file of a form",
      posted(`${PART}${"a".repeat(900_000)}`, FORM).subarray(0, 300_000),
    ],
    ["while its document is read", whole],
    ["while its answer is on its way", posted("large 8")],
    [
      "after a refusal, and while it still sends",
      posted("a".repeat(5_000_000)).subarray(0, 500_000),
    ],
    ["after noise", "NOISE\r\n\r\n"],
    [
      "in a tunnel that it asked for",
      "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n",
    ],
    [
      "in the middle of chunks",
      whole
        .toString()
        .replace("Content-Length: 8", "Transfer-Encoding: chunked")
        .replace("after 30", "5\r\nafter\r\n"),
    ],
    ["with many requests under way", Buffer.concat([whole, whole, whole, whole])],
  ];
  test.each(CASES)("%s harms nobody", async (_name, sent) => {
    for (const ms of [0, 2, 10, 40]) {
      const { port } = daemon;
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      socket.on("error", () => undefined);
      socket.resume().write(sent);
      await pause(ms);
      socket.resetAndDestroy();
    }
    expect(await isWell()).toBe(true);
    await loaded(daemon, { running: 0, waiting: 0 });
  });
});

interface Model {
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly more: readonly string[];
}

interface Change {
  readonly part: "path" | "type" | "body" | "head" | "wire";
  /** Where in that part, from its begin to its end. */
  readonly at: number;
  readonly length: number;
  readonly by: string;
}

/** The bytes of a request with changes; the length is right unless it was changed itself. */
function changed(model: Model, changes: readonly Change[]): Buffer {
  const spliced = (text: string, { at, length, by }: Change): string => {
    const from = Math.floor(at * text.length);
    return text.slice(0, from) + by + text.slice(from + length);
  };
  let { path, type, body } = model;
  let [more, wire] = ["", ""];
  for (const change of changes.filter(({ part }) => part !== "wire")) {
    if (change.part === "path") path = spliced(path, change);
    else if (change.part === "type") type = spliced(type, change);
    else if (change.part === "body") body = spliced(body, change);
    else more = spliced(`${more}X-Any: 1`, change);
  }
  wire = posted(body, {
    path,
    type,
    more: [...model.more, ...(more === "" ? [] : [more])],
  }).toString();
  for (const change of changes) if (change.part === "wire") wire = spliced(wire, change);
  return Buffer.from(wire, "latin1");
}

test("whatever is changed in requests, each answer is whole and in its form, and the daemon goes on", async () => {
  const extract = { path: "/api/v1/extract?gc=One&detail=full", more: [LAST] };
  const json = { type: "application/json", body: '{"document":"YW5zd2Vy","fileName":"a.pdf"}' };
  const models: readonly Model[] = [
    { ...extract, type: "application/pdf", body: "answer" },
    { ...extract, ...FORM, body: `${PART}answer\r\n--x--\r\n` },
    { ...extract, ...json },
    { ...extract, ...json, path: "/api/v1/invoice" },
    { ...extract, ...FORM, path: "/try", body: `${PART}answer\r\n--x--\r\n` },
  ];
  const signs = [
    "\r\n",
    "\r\n\r\n",
    "%",
    "%00",
    "\0",
    ": ",
    "é",
    "--x",
    "99999999999",
    "{",
    '"',
    ";",
    "&",
    "=",
  ];
  const change: fc.Arbitrary<Change> = fc.record({
    part: fc.constantFrom("path", "type", "body", "body", "head", "wire"),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 4 }),
    by: fc.oneof(fc.string({ unit: "binary-ascii", maxLength: 4 }), fc.constantFrom(...signs)),
  });
  const request = fc
    .tuple(fc.constantFrom(...models), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([model, changes]) => changed(model, changes));
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(
    fc.array(request, { minLength: 25, maxLength: 25 }),
    async (requests) => {
      const talks = requests.map(async (bytes) => talk(daemon.port, [bytes], { leaveMs: 100 }));
      for (const { answers } of await Promise.all(talks)) {
        for (const answer of answers) {
          if (answer.status >= 400) expect(sentenceOf(answer)).toMatch(/^[A-Z].*\.$/);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 24, seed: 8402 });
  expect([200, 204, 400, 404, 405, 413, 415, 431, 503]).toEqual(
    expect.arrayContaining([...statuses.keys()]),
  );
  // Most changes are wrong, but not all of them in the same way.
  for (const status of [200, 400, 415])
    expect(statuses.get(status), String(status)).toBeGreaterThan(20);
  expect(await isWell()).toBe(true);
});
