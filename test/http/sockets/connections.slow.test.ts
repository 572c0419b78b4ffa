import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "../../../src/base/limits.ts";
import { sentenceOf } from "../../support/daemon.ts";
import { daemonOfStandIns, isServed, loaded, release } from "../../support/live-daemon.ts";
import { asked, LAST, pause, posted, type RawAnswer, talk } from "../../support/raw-http.ts";

const PDF = { "content-type": "application/pdf" };
const FORM = "multipart/form-data; boundary=x";
const MEGABYTE = 1_048_576;

function wordsOf(answers: readonly RawAnswer[]): readonly unknown[] {
  return answers.map(({ body }) => (JSON.parse(body) as { said?: unknown }).said ?? "refused");
}

function formOf(name: string, bytes: string, epilogue = ""): string {
  const head = `Content-Disposition: form-data; name="${name}"; filename="a.pdf"`;
  return `--x\r\n${head}\r\n\r\n${bytes}\r\n--x--\r\n${epilogue}`;
}

describe("one connection", () => {
  test("takes many requests at once and answers them in their order", async () => {
    const { port } = await daemonOfStandIns({ CROSSFOOT_SERVE_WORKERS: "2" });
    const sent = [
      posted("after 60"),
      posted("answer second"),
      posted("answer third", { path: "/api/v1/invoice" }),
      posted("answer fourth", { more: [LAST] }),
    ];
    const { answers, end } = await talk(port, [Buffer.concat(sent)]);
    expect(wordsOf(answers)).toEqual(["60", "second", "third", "fourth"]);
    expect(end).toBe("closed by the server");
  });

  test("is good for the next request after every refusal", async () => {
    const { port } = await daemonOfStandIns();
    const large = "a".repeat(3 * MEGABYTE);
    const refused: readonly (readonly [number, Buffer | string])[] = [
      [400, posted("{", { type: "application/json" })],
      [400, posted("[".repeat(100_000), { type: "application/json" })],
      [400, posted("", {})],
      [400, posted(formOf("other", large), { type: FORM })],
      [400, posted(formOf("file", "answer").slice(0, -9), { type: FORM })],
      [400, posted("answer", { path: "/api/v1/extract?ocr=1" })],
      [404, posted("answer", { path: "/nothing" })],
      [405, posted("answer", { path: "/healthz" })],
      [413, posted("a".repeat(LIMITS.documentBytes + 1))],
      [413, posted(formOf("file", "a".repeat(LIMITS.documentBytes + 1)), { type: FORM })],
      [413, posted(formOf("file", large + large), { type: FORM })],
      [415, posted(large, { type: "text/plain" })],
      [415, posted(large, { type: "not a type" })],
    ];
    const all = refused.flatMap(([, bytes]) => [bytes, asked("/healthz")]);
    const { answers } = await talk(port, [...all, asked("/healthz", [LAST])]);
    const expected = refused.flatMap(([status]) => [status, 200]);
    expect(answers.map(({ status }) => status)).toEqual([...expected, 200]);
    for (const answer of answers) if (answer.status !== 200) sentenceOf(answer);
  });

  test("is good for the next one after a form with much behind its end", async () => {
    const { port } = await daemonOfStandIns();
    const form = formOf("file", "answer yes", "b".repeat(MEGABYTE));
    const { answers } = await talk(port, [posted(form, { type: FORM }), asked("/healthz", [LAST])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("is refused a read while the daemon is busy, and goes on", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_QUEUE: "0" });
    const first = talk(daemon.port, [posted("wait busy", { more: [LAST] })]);
    await loaded(daemon, { running: 1, waiting: 0 });
    const large = posted("a".repeat(2 * MEGABYTE));
    const { answers } = await talk(daemon.port, [large, large, asked("/healthz", [LAST])]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0]?.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    release("busy");
    expect(wordsOf((await first).answers)).toEqual(["busy"]);
  });
});

describe("a body over the limit is refused before it was taken, with an answer that can be read", () => {
  test.each([6, 40])("by fetch, of %d MB", async (megabytes) => {
    const { url } = await daemonOfStandIns();
    const body = Buffer.alloc(megabytes * MEGABYTE, "a");
    const form = new FormData();
    form.append("file", new Blob([body]), "a.pdf");
    const sent: readonly RequestInit[] = [
      { headers: PDF, body },
      {
        headers: { "content-type": "application/json" },
        body: `{"document":"${body.toString("latin1")}"}`,
      },
      { body: form },
      {
        headers: PDF,
        body: Readable.toWeb(Readable.from(pieces(body))),
        duplex: "half",
      },
    ];
    for (const init of sent) {
      const answer = await fetch(`${url}/api/v1/extract`, { method: "POST", ...init });
      expect([answer.status, sentenceOf({ body: await answer.text() })]).toEqual([
        413,
        expect.stringContaining("4 MB"),
      ]);
    }
  });

  test.each([
    ["that says it closes the connection", { more: [LAST] }],
    ["that asks for leave first", { more: ["Expect: 100-continue", LAST] }],
  ])("by a client %s", async (_name, more) => {
    const { port } = await daemonOfStandIns();
    const { answers, end } = await talk(port, [posted("a".repeat(20 * MEGABYTE), more)]);
    expect([answers.map(({ status }) => status), end]).toEqual([[413], "closed by the server"]);
  });

  test("by a client that goes on for ever", async () => {
    const { port } = await daemonOfStandIns({ CROSSFOOT_SERVE_UPLOAD_SECONDS: "0.5" });
    const head = posted("").toString().replace("Content-Length: 0", "Transfer-Encoding: chunked");
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    let heard = "";
    socket.on("data", (text: string) => (heard += text)).on("error", () => undefined);
    const closed = new Promise((resolve) => socket.on("close", resolve));
    socket.write(head);
    const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
    const flood = setInterval(() => socket.writableNeedDrain || socket.write(chunk), 1);
    await closed;
    clearInterval(flood);
    // One answer, and nothing behind it when the time is over.
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
  });
});

/** A connection from an address of this machine, and all that came over it. */
interface Opened {
  readonly socket: Socket;
  readonly heard: () => string;
}

/** Opens a connection that stays, and waits until what it sends has had the answer that is expected. */
async function openFrom(
  port: number,
  { address = "127.0.0.1", send = "", expected = "" }: Partial<Record<string, string>>,
): Promise<Opened> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: address }).setEncoding("latin1");
  onTestFinished(() => void socket.destroy());
  let heard = "";
  socket.on("data", (text: string) => (heard += text)).on("error", () => undefined);
  await once(socket, "connect");
  socket.write(send);
  const isOver = new Promise((resolve) => socket.once("close", resolve));
  while (!heard.includes(expected) && !socket.closed) {
    await Promise.race([isOver, once(socket, "data")]);
  }
  expect(heard).toContain(expected);
  return { socket, heard: () => heard };
}

/** One that has asked something and had its answer. */
async function idleFrom(port: number, address?: string): Promise<Opened> {
  return openFrom(port, { address, send: asked("/healthz"), expected: "alive" });
}

/** One with a document that has begun to come: its head is here. */
async function uploadTo(port: number, document: string): Promise<Opened> {
  const length = `Content-Length: ${document.length}`;
  const head = `${["POST /api/v1/extract HTTP/1.1", "Host: x", "Content-Type: application/pdf", length, "Expect: 100-continue", LAST].join("\r\n")}\r\n\r\n`;
  return openFrom(port, { send: head, expected: "100 Continue" });
}

/** What one more caller of 127.0.0.1 is answered. */
async function newcomer(port: number): Promise<readonly RawAnswer[]> {
  return (await talk(port, [asked("/healthz", [LAST])])).answers;
}

const openOnes = (all: readonly Opened[]) => all.filter(({ socket }) => !socket.closed);

describe("connections that do nothing", () => {
  test("keep nobody else out, however many one address has", async () => {
    const { port } = await daemonOfStandIns({ CROSSFOOT_SERVE_CONNECTIONS: "1000" });
    const idle: Opened[] = [];
    for (let nth = 0; nth < 1_000; nth += 1) idle.push(await idleFrom(port, "127.0.0.2"));
    expect(openOnes(idle)).toHaveLength(1_000);
    const [answer] = await newcomer(port);
    expect(answer?.status).toBe(200);
    // One has made room: the one that was idle for longest.
    await expect.poll(() => openOnes(idle).length).toBe(999);
    expect(idle[0]?.socket.closed).toBe(true);
  });

  test("are closed beyond the number that one address may have", async () => {
    const { port } = await daemonOfStandIns({ CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS: "3" });
    const other = await idleFrom(port, "127.0.0.3");
    const idle: Opened[] = [];
    for (let nth = 0; nth < 5; nth += 1) idle.push(await idleFrom(port, "127.0.0.2"));
    await expect.poll(() => openOnes(idle)).toEqual(idle.slice(2));
    expect(openOnes([other])).toHaveLength(1);
  });

  test("are not closed where they are those of a trusted proxy", async () => {
    const { port } = await daemonOfStandIns({
      CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS: "1",
      CROSSFOOT_SERVE_TRUST_PROXY: "127.0.0.2",
    });
    const proxied: Opened[] = [];
    for (let nth = 0; nth < 5; nth += 1) proxied.push(await idleFrom(port, "127.0.0.2"));
    const direct = [await idleFrom(port, "127.0.0.3"), await idleFrom(port, "127.0.0.3")];
    await expect.poll(() => openOnes(direct)).toEqual(direct.slice(1));
    expect(openOnes(proxied)).toHaveLength(5);
  });

  test("make room before any upload or read does, however slowly their heads come", async () => {
    const { url, port } = await daemonOfStandIns({
      CROSSFOOT_SERVE_CONNECTIONS: "4",
      CROSSFOOT_SERVE_METRICS: "beside",
    });
    const upload = await uploadTo(port, "answer uploaded");
    upload.socket.write("answer ");
    const read = await uploadTo(port, "wait room");
    read.socket.write("wait room");
    const slow = await openFrom(port, { send: "GET /healthz HTTP/1.1\r\nX: " });
    const silent = await openFrom(port, {});
    for (let nth = 0; nth < 9; nth += 1) slow.socket.write("x");
    await idleFrom(port);
    await expect.poll(() => openOnes([upload, read, slow, silent])).toEqual([upload, read, silent]);
    await idleFrom(port);
    await expect.poll(() => openOnes([upload, read, silent])).toEqual([upload, read]);
    // Nobody's time was over: that would have been said.
    expect([slow.heard(), silent.heard()]).toEqual(["", ""]);
    release("room");
    upload.socket.write("uploaded");
    await Promise.all([once(upload.socket, "end"), once(read.socket, "end")]);
    expect(upload.heard()).toContain('"said":"uploaded"');
    expect(read.heard()).toContain('"said":"room"');
    const counts = await (await fetch(`${url}/metrics`)).text();
    expect(counts).toContain('crossfoot_connections_closed_total{reason="made room"} 2');
  });
});

describe("where a request of every connection is answered", () => {
  test.each([
    [{ CROSSFOOT_SERVE_CONNECTIONS: "2" }, 503, "Too many connections are open."],
    [
      { CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS: "2" },
      429,
      "Too many connections of your address are open.",
    ],
  ])("and %j allows no more, one more is told so", async (variables, status, sentence) => {
    const { port } = await daemonOfStandIns(variables);
    const busy = [await uploadTo(port, "answer first"), await uploadTo(port, "answer second")];
    const { socket, heard } = await openFrom(port, { expected: "HTTP/1.1" });
    await new Promise((resolve) => socket.once("close", resolve));
    expect(heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard()).toContain("Retry-After: 1\r\n");
    expect(heard()).toContain(sentence);
    // One that ends makes room.
    busy[0]?.socket.destroy();
    await expect
      .poll(async () => (await newcomer(port)).map((answer) => answer.status))
      .toEqual([200]);
    expect(openOnes(busy)).toContain(busy[1]);
  });
});

describe("connections up to the bound", () => {
  test("are not held by clients that do not take their answers", async () => {
    const { url, port } = await daemonOfStandIns({
      CROSSFOOT_SERVE_CONNECTIONS: "1",
      CROSSFOOT_SERVE_QUEUE_SECONDS: "0.2",
      CROSSFOOT_SERVE_READ_SECONDS: "0.5",
      CROSSFOOT_SERVE_UPLOAD_SECONDS: "0.3",
    });
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.pause();
    socket.write(posted("large 20"));
    await pause(100);
    expect(await isServed(url, 100)).toBe(true);
  });
});

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
