import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { QUEUE_NAME, queueAddress } from "../../src/batch/queue/queue-address.ts";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "../cli/run-crossfoot.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";
import { findRedis, NO_REDIS, type Redis, startRedis } from "../support/redis.ts";

const PROGRAM = resolve("bin/crossfoot.js");
const PAPERS = globSync("fixtures/{invoice,pay-application}/**/*.pdf").toSorted();

const server = findRedis();

/** How many documents wait in a queue for a worker. */
async function queuedIn(url: string): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`SELECT ${pathname.slice(1)}\r\nLLEN bull:${QUEUE_NAME}:wait\r\nQUIT\r\n`);
  const answer = (await socket.setEncoding("utf8").toArray()).join("");
  return Number(/:(\d+)/.exec(answer)?.[1] ?? 0);
}

test.each([
  ["redis://queue.lan", "queue.lan:6379"],
  ["rediss://user:p%40ss@host:7000/3", "host:7000"],
  ["valkey://[::1]:6380", "[::1]:6380"],
])("the address %s is understood", (text, shown) => {
  const address = queueAddress(text);
  expect(address).toMatchObject({ kind: "address", shown });
  expect(JSON.stringify(address.kind === "address" ? address.shown : "")).not.toContain("p@ss");
});

test.each(["", "queue.lan", "http://queue.lan", "redis://", "redis://host/seven"])(
  "%j is no address of a queue",
  (text) => {
    expect(queueAddress(text)).toMatchObject({
      kind: "wrong",
      sentence: expect.stringMatching(/\.$/) as string,
    });
  },
);

describe
  .skipIf(server === null)
  .concurrent(server === null ? NO_REDIS : "many machines and one queue", () => {
    let redis: Redis;
    beforeAll(async () => {
      redis = await startRedis(server ?? "");
    });
    afterAll(async () => redis.stop());

    let databases = 0;
    /** A queue of its own for each test. */
    const ownQueue = (): string => `${redis.url}/${(databases += 1)}`;

    /** A worker as on another machine; `heard` is what it says. */
    async function startWorker(
      [url, folder, store]: readonly [url: string, folder: string, store: string],
      onTestFinished: (end: () => void) => void,
    ) {
      const child = spawn(
        process.execPath,
        [PROGRAM, "worker", folder, "--queue", url, "--store", store, "--jobs", "1"],
        { stdio: ["ignore", "ignore", "pipe"] },
      );
      let heard = "";
      child.stderr.on("data", (piece: Buffer) => (heard += piece.toString()));
      onTestFinished(() => void child.kill("SIGKILL"));
      for (let turn = 0; turn < 100 && !heard.includes("Reading up to"); turn += 1)
        await setTimeout(50);
      return { child, heard: () => heard };
    }

    const wordsFor = (
      url: string,
      month: string,
      out: string,
      store: string,
    ): readonly string[] => [
      "read",
      month,
      "--out",
      out,
      "--format",
      "json",
      "--queue",
      url,
      "--store",
      store,
    ];

    test("what workers read is what is read here, and what is known is not read again", async ({
      onTestFinished,
    }) => {
      const url = ownQueue();
      const month = monthOf(16);
      const [out, store, here] = [join(folderOf(), "out"), folderOf(), join(folderOf(), "out")];
      const worker = await startWorker([url, month, store], onTestFinished);
      const words = wordsFor(url, month, out, store);
      const first = await crossfoot(words);
      expect([first.code, first.stderr]).toEqual([3, expect.stringContaining("18 inputs:")]);
      await crossfoot(["read", month, "--out", here, "--format", "json"]);
      expect(resultsIn(out)).toEqual(resultsIn(here));
      const again = await crossfoot([...words, "--resume"]);
      expect(again.stderr).toContain("18 documents were known");
      worker.child.kill("SIGTERM");
      expect(await once(worker.child, "close")).toEqual([0, null]);
    });

    test("workers take documents out of ZIP files and e-mails themselves", async ({
      onTestFinished,
    }) => {
      const url = ownQueue();
      const month = folderOf();
      const content = readFileSync(GOOD);
      writeFileSync(join(month, "all.zip"), zipFile([{ name: "in/a.pdf", content }]));
      const failing = readFileSync(FAILING);
      writeFileSync(join(month, "note.eml"), mailFile({ "b.pdf": failing }));
      const [out, store, here] = [join(folderOf(), "out"), folderOf(), join(folderOf(), "out")];
      await startWorker([url, month, store], onTestFinished);
      const { stderr } = await crossfoot(wordsFor(url, month, out, store));
      expect(stderr).toContain(
        "2 inputs: 1 to pay, 0 to check, 1 to send back, 0 on hold, 0 not read",
      );
      await crossfoot(["read", month, "--out", here, "--format", "json"]);
      expect(resultsIn(out)).toEqual(resultsIn(here));
    });

    test("workers and commands may be killed: every input is accounted for once", async ({
      onTestFinished,
    }) => {
      const url = ownQueue();
      const month = monthOf(24);
      const [out, store, here] = [join(folderOf(), "out"), folderOf(), join(folderOf(), "out")];
      const words = [...wordsFor(url, month, out, store), "--quiet", "--resume"];
      const workers = [
        await startWorker([url, month, store], onTestFinished),
        await startWorker([url, month, store], onTestFinished),
      ];
      for (let turn = 0; turn < 3; turn += 1) {
        const command = spawn(process.execPath, [PROGRAM, ...words], { stdio: "ignore" });
        await setTimeout(500 + turn * 150);
        const [killed] = workers.splice(turn % 2, 1);
        killed?.child.kill("SIGKILL");
        workers.push(await startWorker([url, month, store], onTestFinished));
        await killedNow(command);
      }
      const last = await crossfoot(words);
      expect(last.code).toBe(3);
      await crossfoot(["read", month, "--out", here, "--format", "json", "--quiet"]);
      expect(resultsIn(out)).toEqual(resultsIn(here));
      const inputs = readFileSync(join(out, ".crossfoot/journal.ndjson"), "utf8")
        .split("\n")
        .flatMap((line) =>
          line.endsWith("}") ? [(JSON.parse(line) as { input: string }).input] : [],
        );
      expect(inputs.length).toBe(new Set(inputs).size);
      expect(inputs).toHaveLength(26);
    });

    test("a worker reads nothing outside of its folders, nothing that has changed, and says so", async ({
      onTestFinished,
    }) => {
      const url = ownQueue();
      const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
      const secret = folderOf({ "secret.pdf": GOOD });
      symlinkSync(join(secret, "secret.pdf"), join(month, "link.pdf"));
      copyFileSync(PAPERS[5] ?? "", join(secret, "secret.pdf"));
      const [out, store] = [join(folderOf(), "out"), folderOf()];
      await startWorker([url, month, store], onTestFinished);
      const { code, stderr } = await crossfoot(wordsFor(url, month, out, store));
      expect(code).toBe(3);
      expect(stderr).toMatch(
        /link\.pdf: A worker could not open it: This path is outside of the folders/,
      );
      expect(Object.keys(resultsIn(out)).toSorted()).toEqual(["a.json", "b.json", "link.json"]);
      expect(readFileSync(join(out, "link.json"), "utf8")).toContain("error");
    });

    test("Ctrl-C takes back what nobody has begun, and a later run has it read", async ({
      onTestFinished,
    }) => {
      const url = ownQueue();
      const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
      const [out, store] = [join(folderOf(), "out"), folderOf()];
      const words = wordsFor(url, month, out, store);
      const command = spawn(process.execPath, [PROGRAM, ...words], {
        stdio: ["ignore", "ignore", "pipe"],
      });
      // There is no worker: nothing is read. The first document is in the queue, the second may be on its way.
      for (let turn = 0; turn < 12_000 && (await queuedIn(url)) === 0; turn += 1)
        await setTimeout(5);
      command.kill("SIGINT");
      expect(await once(command, "close")).toEqual([130, null]);
      await startWorker([url, month, store], onTestFinished);
      expect((await crossfoot([...words, "--resume"])).code).toBe(4);
    });

    test("a worker of another version, or with another store, is told from a document that cannot be read", async ({
      onTestFinished,
    }) => {
      const url = ownQueue();
      const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
      const out = join(folderOf(), "out");
      await startWorker([url, month, folderOf()], onTestFinished);
      const { code, stderr } = await crossfoot(wordsFor(url, month, out, folderOf()));
      expect([code, stderr]).toEqual([3, expect.stringContaining("give both the same --store")]);
    });

    test("a queue that does not answer, and wishes that do not go together, are told before anything is read", async () => {
      const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
      const [out, store] = [join(folderOf(), "out"), folderOf()];
      const wrong: readonly (readonly [readonly string[], RegExp])[] = [
        [
          ["--out", out, "--queue", "redis://127.0.0.1:1", "--store", store],
          /127\.0\.0\.1:1 does not answer/,
        ],
        [["--queue", redis.url, "--store", store], /--queue needs --out, --store/],
        [["--out", out, "--queue", redis.url], /--queue needs --out, --store/],
        [["--out", out, "--store", store], /--store is where/],
        [["--out", out, "--queue", "queue.lan", "--store", store], /named like redis:/],
      ];
      for (const [more, said] of wrong) {
        const { code, stderr } = await crossfoot(["read", month, "--format", "json", ...more]);
        expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
      }
      expect(existsSync(join(out, "a.json"))).toBe(false);
      const worker = await crossfoot([
        "worker",
        month,
        "--queue",
        "redis://127.0.0.1:1",
        "--store",
        store,
      ]);
      expect([worker.code, worker.stderr]).toEqual([2, expect.stringContaining("does not answer")]);
    });
  });

function monthOf(count: number): string {
  const papers = Object.fromEntries(
    PAPERS.slice(0, count).map((path, index) => [`${index % 3}/paper-${index}.pdf`, path]),
  );
  const folder = folderOf({ ...papers, "again.pdf": PAPERS[0] ?? "" });
  writeFileSync(join(folder, "empty.pdf"), readFileSync(EMPTY));
  return folder;
}

function resultsIn(folder: string): Readonly<Record<string, string>> {
  const names = globSync("**", { cwd: folder, dot: false }).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

async function killedNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "close");
  child.kill("SIGKILL");
  await ended;
}
