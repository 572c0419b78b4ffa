import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { serveAsUser, post, type UsersDaemon } from "../cli/run-serve.ts";
import { sentenceOf } from "../support/daemon.ts";
import { pause } from "../support/raw-http.ts";
import { pdfBombs } from "./support/pdf-bombs.ts";

const GOOD = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const REFUSED = [400, 408, 413, 415, 431, 502, 503];

/** What a bomb is sent as. */
interface Bomb {
  readonly name: string;
  readonly body: Uint8Array | string;
  readonly type: string;
}

/** Sends bombs, some at the same time, while another client reads a good document over and over. */
async function bombard(daemon: UsersDaemon, bombs: readonly Bomb[]): Promise<void> {
  const url = `${daemon.url}/api/v1/extract`;
  const expected = JSON.stringify(await read(GOOD, { kind: "construction" }));
  const state = { isOver: false, reads: 0 };
  const goodClient = (async () => {
    while (!state.isOver) {
      expect(await post(url, GOOD)).toEqual({ status: 200, body: expected });
      state.reads += 1;
      await pause(25);
    }
  })();
  const left = bombs.toReversed();
  const badClients = [1, 2, 3].map(async () => {
    for (let bomb = left.pop(); bomb !== undefined; bomb = left.pop()) {
      const answer = await post(url, bomb.body, bomb.type);
      expect(REFUSED, bomb.name).toContain(answer.status);
      expect(sentenceOf(answer), bomb.name).toMatch(/^[A-Z].*\.$/);
    }
  });
  await Promise.all(badClients);
  state.isOver = true;
  await goodClient;
  expect(state.reads).toBeGreaterThan(0);
  expect(daemon.child.exitCode).toBeNull();
}

/** Resident megabytes of a process. */
function megabytesOf({ pid }: UsersDaemon): number {
  return (
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024
  );
}

async function ownDaemon(env: Readonly<Record<string, string>> = {}): Promise<UsersDaemon> {
  return serveAsUser({
    env: { CROSSFOOT_SERVE_WORKERS: "2", CROSSFOOT_SERVE_LOG_LEVEL: "silent", ...env },
  });
}

test("documents that ask for too much are refused, and nobody else notices", async () => {
  const hostile = globSync("fixtures/hostile/*.expected.json").flatMap((path) => {
    const isRead = readFileSync(path, "utf8").includes('"reads"');
    // Two of them take longer than they are worth here.
    if (isRead || /picture-only|half-a-million/.test(path)) return [];
    return [[path, readFileSync(path.replace(".expected.json", ".pdf"))] as const];
  });
  expect(hostile.length).toBeGreaterThan(15);
  const bombs = [...Object.entries(pdfBombs()), ...hostile].map(([name, body]) => ({
    name,
    body,
    type: "application/pdf",
  }));
  const daemon = await ownDaemon({ CROSSFOOT_SERVE_READ_SECONDS: "6" });
  await bombard(daemon, bombs);
  // Two workers with what they may keep, and the program itself.
  expect(megabytesOf(daemon)).toBeLessThan(1_200);
});

test("bodies that ask for too much are refused, and nobody else notices", async () => {
  const daemon = await ownDaemon();
  const bombs = [...jsonBombs(), ...formBombs()];
  await bombard(daemon, bombs);
  const before = megabytesOf(daemon);
  await bombard(daemon, [...bombs, ...bombs]);
  expect(megabytesOf(daemon) - before).toBeLessThan(300);
});

const MILLIONS = 5_500_000;

function jsonBombs(): readonly Bomb[] {
  const bodies: Readonly<Record<string, string | Uint8Array>> = {
    "lists within lists": "[".repeat(MILLIONS / 2) + "]".repeat(MILLIONS / 2),
    "lists without an end": "[".repeat(MILLIONS),
    "objects within objects": `${'{"a":'.repeat(900_000)}1${"}".repeat(900_000)}`,
    "a million members": `{${Array.from({ length: 400_000 }, (_, nth) => `"k${nth}":1`).join(",")}}`,
    "one member over and over": `{${'"document":"AAAA",'.repeat(280_000)}"document":"AAAA"}`,
    "one member twice": '{"document":"!!!!","document":"AAAA"}',
    "a prototype": '{"__proto__":{"document":"AAAA"},"document":"AAAA"}',
    "a constructor": '{"constructor":{"prototype":{"document":"AAAA"}}}',
    "a prototype deep inside": `${'{"a":'.repeat(900)}{"__proto__":1}${"}".repeat(900)}`,
    "a prototype and a million blanks": `{"__proto__"${" ".repeat(MILLIONS)}:1}`,
    "a name without an end": `{"document":"AAAA","gc":"${"x".repeat(MILLIONS)}"}`,
    "no text of UTF-8": Buffer.concat([Buffer.from('{"document":"'), Buffer.alloc(1_000, 0xff)]),
    "half a character of UTF-16": String.raw`{"document":"\ud800"}`,
    "a mark of byte order": Buffer.from("\ufeff[]", "utf16le"),
    "a number without an end": "1".repeat(MILLIONS),
    "a number beyond all numbers": '{"document":1e999999}',
    "base64 of nothing but line ends": `{"document":"${String.raw`\n`.repeat(2_700_000)}"}`,
    "base64 of nothing but filling": `{"document":"${"=".repeat(MILLIONS)}"}`,
    "base64 with one wrong sign at its end": `{"document":"${"A".repeat(MILLIONS - 100)}é"}`,
    "base64 of another alphabet": `{"document":"${"-".repeat(MILLIONS)}"}`,
    "an address with blanks before it": `{"document":"${" ".repeat(MILLIONS)}data:"}`,
    "base64 that is too large": `{"document":"${"A".repeat(5_600_000)}"}`,
    "base64 that is escaped": `{"document":"${String.raw`\u0041`.repeat(900_000)}"}`,
  };
  return Object.entries(bodies).map(([name, body]) => ({ name, body, type: "application/json" }));
}

function formBombs(): readonly Bomb[] {
  const part = (name: string, content: string, more = ""): string =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const file = '; filename="a.pdf"';
  const end = "--x--\r\n";
  const inner = `--y\r\nContent-Disposition: form-data; name="file"${file}\r\n\r\n%PDF-1.4\r\n--y--`;
  const bodies: Readonly<Record<string, string>> = {
    "sixty thousand fields": part("f", "1").repeat(60_000) + end,
    "sixty thousand files": part("file", "1", file).repeat(60_000) + end,
    "a name of 4 MB": part("file", "1", `; filename="${"a".repeat(4_000_000)}"`) + end,
    "half a million headers": part("file", "1", `${file}${"\r\nA: b".repeat(500_000)}`) + end,
    "no end": part("file", "%PDF-1.4", file),
    "no part": end,
    "no boundary": "x".repeat(3_000_000),
    "hardly a boundary": "\r\n--".repeat(1_000_000) + end,
    "a form within a form":
      part("file", inner, `${file}\r\nContent-Type: multipart/mixed; boundary=y`) + end,
    "a field of a prototype": part("__proto__", "1") + end,
    "a file of a prototype": part("__proto__", "1", file) + end,
    "a field of a constructor": part("constructor", "1") + end,
    "a field of no name": "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n" + end,
    "a field that is JSON": part("a", "{", "\r\nContent-Type: application/json") + end,
    "a field of 3 MB": part("file", "a".repeat(3_000_000)) + end,
    "an encoding of nobody":
      part("file", "%PDF-1.4", `${file}\r\nContent-Transfer-Encoding: x-zip`) + end,
  };
  const forms = Object.entries(bodies).map(([name, body]) => ({
    name,
    body,
    type: "multipart/form-data; boundary=x",
  }));
  const boundaries = [
    "",
    "; boundary=",
    `; boundary=${"a".repeat(8_000)}`,
    '; boundary="',
    "; boundary=\t",
  ];
  const odd = boundaries.map((ending) => ({
    name: `the boundary ${ending.slice(0, 20)}`,
    body: part("file", "1", file) + end,
    type: `multipart/form-data${ending}`,
  }));
  return [...forms, ...odd];
}
