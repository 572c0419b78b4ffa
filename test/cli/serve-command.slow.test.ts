import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { VARIABLES } from "../../src/http/variables.ts";
import { manyPictures } from "../http/support/pdf-bombs.ts";
import { crossfoot, folderOf, GOOD } from "./run-crossfoot.ts";
import { post, serveAsUser, type UsersDaemon } from "./run-serve.ts";

const SECRET = "CROSSFOOT_SERVE_FACILITATOR_AUTHORIZATION";
const SECRETS = new Set([
  SECRET,
  "CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET",
  "CROSSFOOT_SERVE_RECEIPT_KEY",
  "CROSSFOOT_SERVE_BASE_RPC",
  "CROSSFOOT_SERVE_SOLANA_RPC",
]);
const SLOW = readFileSync("fixtures/hostile/hundred-thousand-words.pdf");

function linesOf(config: string): readonly string[] {
  return config
    .split("\n")
    .map((line) => line.replace(/^# (?=CROSSFOOT_SERVE_\w+=)/, ""))
    .filter((line) => line.startsWith("CROSSFOOT_SERVE_"));
}

/** Settles when a document is being read. */
async function isReading({ url }: UsersDaemon): Promise<void> {
  for (;;) {
    const { running } = (await (await fetch(`${url}/readyz`)).json()) as { running: number };
    if (running > 0) return;
  }
}

/** Asks again while the daemon says that it is overloaded, as it does on a machine that is busy with something else. */
async function postWhenFree(url: string, body: Uint8Array): ReturnType<typeof post> {
  for (;;) {
    const answer = await post(url, body);
    if (answer.status !== 503) return answer;
  }
}

/** Processes that a process has started, where the system shows them. */
function childrenOf({ pid }: UsersDaemon): readonly string[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).flatMap((thread) =>
    readFileSync(join(tasks, thread, "children"), "utf8")
      .split(" ")
      .filter(Boolean),
  );
}

async function areGone(processes: readonly string[]): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (processes.every((id) => !existsSync(`/proc/${id}`))) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return false;
}

describe.concurrent("settings", () => {
  test("without --free it says what to do", async () => {
    const { code, stdout, stderr } = await crossfoot(["serve"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^crossfoot: .* Start it with --free to read without payment, or set what is missing:\n/,
    );
    expect(stderr).toMatch(/ {2}CROSSFOOT_SERVE_LEDGER must name a folder .*\.\n$/);
  });

  test("are printed with what they set and where they come from", async () => {
    const env = { CROSSFOOT_SERVE_QUEUE: "7", [SECRET]: "Bearer abc" };
    const { code, stdout } = await crossfoot(["serve", "--print-config", "--port", "0"], { env });
    expect(code).toBe(0);
    expect(linesOf(stdout).map((line) => line.split("=")[0])).toEqual(
      Object.keys(VARIABLES).filter((name) => !SECRETS.has(name)),
    );
    expect(stdout).toContain(
      "# documents that may wait for a worker; more are refused with 503 (environment)\nCROSSFOOT_SERVE_QUEUE=7\n",
    );
    expect(stdout).toContain(`# ${SECRET} is set\n`);
    expect(stdout).not.toContain("abc");
    expect(stdout).toContain("0 takes any that is free (command line)\nCROSSFOOT_SERVE_PORT=0\n");
  });

  test("that were printed can be sourced, whatever they hold, and are the same again", async () => {
    const cwd = folderOf();
    const env = {
      CROSSFOOT_SERVE_FREE: "1",
      CROSSFOOT_SERVE_OPERATOR: `Ann & Bob's "Works"; $(touch done) \`touch done\` \\ # * ~ é`,
      CROSSFOOT_SERVE_CONTACT: "mailto:ann@example.com",
      CROSSFOOT_SERVE_PUBLIC_URL: "https://example.com/a?",
      CROSSFOOT_SERVE_TRUST_PROXY: "10.0.0.0/8, ::1",
      CROSSFOOT_SERVE_METRICS: "[::1]:9464",
      CROSSFOOT_SERVE_READ_SECONDS: "12.5",
    };
    const wrong = await crossfoot(["serve", "--print-config"], { env, cwd });
    expect(wrong.code, wrong.stderr).toBe(0);
    writeFileSync(join(cwd, "crossfoot.env"), wrong.stdout);
    const script = `set -a; . ./crossfoot.env; exec "$0" "$1" serve --print-config`;
    const again = execFileSync(
      "sh",
      ["-c", script, process.execPath, resolve("bin/crossfoot.js")],
      {
        cwd,
        env: { PATH: process.env["PATH"] },
        encoding: "utf8",
      },
    );
    expect(linesOf(again)).toEqual(linesOf(wrong.stdout));
    expect(again).toContain(`CROSSFOOT_SERVE_READ_SECONDS=12.5\n`);
    expect(existsSync(join(cwd, "done"))).toBe(false);
  });

  test("that are wrong are told all at once, misspelt names too, and nothing is started", async () => {
    const env = {
      CROSSFOOT_SERVE_WORKERS: "none",
      CROSSFOOT_SERVE_UPLOAD_SECONDS: "secret",
      CROSSFOOT_SERVE_TRUST_PROXY: "everybody",
      CROSSFOOT_SERVE_QEUE: "7",
      CROSSFOOT_SERVE_FREE: "yes",
    };
    const words = ["serve", "--host", "somewhere", "--port", "65536"];
    const { code, stdout, stderr } = await crossfoot(words, { env });
    expect([code, stdout]).toEqual([2, ""]);
    const told = [...stderr.matchAll(/^ {2}(CROSSFOOT_SERVE_\w+) [^\n]+\.$/gm)].map(
      ([, name = ""]) => name,
    );
    expect(told.toSorted()).toEqual([
      "CROSSFOOT_SERVE_FREE",
      "CROSSFOOT_SERVE_HOST",
      "CROSSFOOT_SERVE_PORT",
      "CROSSFOOT_SERVE_QEUE",
      "CROSSFOOT_SERVE_TRUST_PROXY",
      "CROSSFOOT_SERVE_UPLOAD_SECONDS",
      "CROSSFOOT_SERVE_WORKERS",
    ]);
    expect(stderr).not.toContain("secret");
  });
});

describe("a port that cannot be had", () => {
  test.each([
    ["--port", (port: number) => ({ words: ["--port", String(port)], env: {} })],
    [
      "CROSSFOOT_SERVE_METRICS",
      (port: number) => ({
        words: ["--port", "0"],
        env: { CROSSFOOT_SERVE_METRICS: String(port) },
      }),
    ],
  ])("is told with %s to choose another, and nothing is left running", async (setting, given) => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await new Promise((settle) => other.once("listening", settle));
    const { port } = other.address() as AddressInfo;
    const { words, env } = given(port);
    const { code, stderr } = await crossfoot(["serve", "--free", ...words], { env });
    expect([code, stderr]).toEqual([
      2,
      `crossfoot: Port ${port} of 127.0.0.1 is in use. Stop what listens there, or choose another port with ${setting}.\n`,
    ]);
  });

  test("ends a daemon that takes payments, too, although its facilitator is asked again and again", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await new Promise((settle) => other.once("listening", settle));
    const { port } = other.address() as AddressInfo;
    const env = {
      CROSSFOOT_SERVE_PAY_TO_BASE: `0x${"1".repeat(40)}`,
      CROSSFOOT_SERVE_FACILITATOR: "http://127.0.0.1:9",
      CROSSFOOT_SERVE_LEDGER: folderOf(),
    };
    const { code, stderr } = await crossfoot(["serve", "--port", String(port)], { env });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`Port ${port} of 127.0.0.1 is in use.`),
    ]);
  });

  test("because the address is another machine's is told, too", async () => {
    const words = ["serve", "--free", "--host", "192.0.2.1"];
    const { code, stderr } = await crossfoot(words);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^crossfoot: 192\.0\.2\.1 is no address of this machine\./),
    ]);
  });
});

describe("a daemon", () => {
  test("says where it listens, and its pages and descriptions say it as well", async () => {
    const daemon = await serveAsUser({ env: { CROSSFOOT_SERVE_METRICS: "0" } });
    const { url } = daemon;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d{3,4}$/);
    expect(daemon.said().stderr).toContain(
      `${url} reads documents without payment, for this machine alone. Ctrl-C stops it.\n`,
    );
    const description = (await (await fetch(`${url}/api/v1/extract`)).json()) as object;
    expect(description).toMatchObject({
      endpoint: `POST ${url}/api/v1/extract`,
      docs: `${url}/developers`,
    });
    const openapi = (await (await fetch(`${url}/openapi.json`)).json()) as object;
    expect(openapi).toMatchObject({ servers: [{ url }] });

    const [, metrics = ""] = /^Metrics: (http:\S+)$/m.exec(daemon.said().stderr) ?? [];
    expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d{3,4}\/metrics$/);
    expect(await (await fetch(metrics)).text()).toContain("crossfoot_workers 1\n");
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL("/", metrics))).status).toBe(404);

    // Both connections are kept open by this process, and do not keep the daemon.
    daemon.child.kill("SIGINT");
    const { code, signal, stderr } = await daemon.ended;
    expect([code, signal]).toEqual([0, null]);
    expect(stderr).toContain("Finishing what is being read; a second signal stops at once.\n");
  });

  test("says so where everybody can reach it, and what they use", async () => {
    const daemon = await serveAsUser({ words: ["--host", "0.0.0.0"] });
    expect(daemon.said().stderr).toContain("for everybody who can reach it. ");
    const port = new URL(daemon.url).port;
    const description = (await (
      await fetch(`http://127.0.0.1:${port}/api/v1/invoice`)
    ).json()) as object;
    expect(description).toMatchObject({ endpoint: `POST http://localhost:${port}/api/v1/invoice` });
  });

  test("finishes what it reads when it is told to stop", async () => {
    const daemon = await serveAsUser();
    const answer = post(`${daemon.url}/api/v1/extract`, SLOW);
    await isReading(daemon);
    daemon.child.kill("SIGTERM");
    expect(await answer).toEqual({
      status: 502,
      body: expect.stringContaining("looks like neither a pay application") as string,
    });
    const { code, signal } = await daemon.ended;
    expect([code, signal]).toEqual([0, null]);
  });

  test("ends at once when it is told twice", async () => {
    const daemon = await serveAsUser();
    const answer = post(`${daemon.url}/api/v1/extract`, manyPictures()).catch(() => "none");
    await isReading(daemon);
    daemon.child.kill("SIGTERM");
    while (!daemon.said().stderr.includes("Finishing")) await new Promise(setImmediate);
    daemon.child.kill("SIGTERM");
    expect((await daemon.ended).code).toBe(130);
    expect(await answer).toBe("none");
  });

  test("leaves a read that does not end when its time to stop is over, and says so", async () => {
    const daemon = await serveAsUser({ env: { CROSSFOOT_SERVE_SHUTDOWN_SECONDS: "0.5" } });
    const answer = post(`${daemon.url}/api/v1/extract`, manyPictures());
    await isReading(daemon);
    daemon.child.kill("SIGTERM");
    expect((await answer).status).toBe(503);
    expect((await daemon.ended).code).toBe(130);
  });

  test.each(["SIGTERM", "SIGKILL"] as const)(
    "leaves no process behind after %s",
    async (signal) => {
      const daemon = await serveAsUser();
      const scan = readFileSync("fixtures/scans/change-order/signed.pdf");
      const answer = post(`${daemon.url}/api/v1/extract`, scan).catch(() => null);
      while (existsSync("/proc") && childrenOf(daemon).length === 0)
        await new Promise(setImmediate);
      const children = childrenOf(daemon);
      daemon.child.kill(signal);
      await daemon.ended;
      if (signal === "SIGTERM") expect((await answer)?.status).toBe(200);
      expect(await areGone(children)).toBe(true);
    },
  );

  test("goes on when nobody takes what it says, and finishes what it reads", async () => {
    const daemon = await serveAsUser();
    daemon.child.stdout?.destroy();
    daemon.child.stderr?.destroy();
    const good = readFileSync(GOOD);
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await postWhenFree(`${daemon.url}/api/v1/extract`, good)).status).toBe(200);
    }
    const answer = postWhenFree(`${daemon.url}/api/v1/extract`, SLOW);
    await isReading(daemon);
    daemon.child.kill("SIGTERM");
    expect((await answer).status).toBe(502);
    expect((await daemon.ended).code).toBe(0);
  });
});
