import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossfoot, EMPTY, FAILING, GOOD } from "../cli/run-crossfoot.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "./paid-daemon.ts";
import {
  type Asked,
  type Deed,
  keptBy,
  closeDoors,
  openDoor,
  passedOn,
  readAt,
  userOf,
} from "./payer-of-runs.ts";
import { FAULTS } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const BILL = resolve("fixtures/invoice/us-classic/electric.pdf");
const CENTS = 10_000n;
const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "reading elsewhere, and paying", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]));
  });
  afterAll(async () => {
    await closeDoors();
    await daemon.close();
    await rig.close();
  });

  /** A door to the daemon, where a test may step in. */
  const shop = async (stepIn: (asked: Asked) => Promise<Deed | null> | Deed | null = () => null) =>
    openDoor(async (asked) => (await stepIn(asked)) ?? passedOn(daemon.app, asked));

  /** A user with a wallet of his own, and what is left in it. */
  const user = async (name: string, dollars = 100n * CENTS) => {
    const { address } = await rig.evm.payer(name, dollars);
    return { env: userOf(name), address, left: async () => rig.evm.balanceOf(address) };
  };

  test("a settlement whose answer is lost is waited for", async () => {
    const { env, left } = await user("lost");
    const { url, payments } = await shop();
    rig.facilitator.next("settle", FAULTS.lost);
    const { code } = await readAt(url, [GOOD], env);
    expect([code, await left(), payments().size]).toEqual([0, 80n * CENTS, 1]);
  });

  describe.concurrent("side by side", () => {
    test("a price is shown and paid once, with a receipt, and the answer is the local one", async () => {
      const { env, address, left } = await user("one");
      const { url, asked, payments } = await shop();
      const receipts = join(mkdtempSync(join(tmpdir(), "crossfoot-paid-")), "receipts.ndjson");
      const paid = await readAt(url, [GOOD, "--receipts", receipts], env);
      const local = await crossfoot(["read", GOOD, "--format", "json"]);
      expect([paid.code, paid.stdout]).toEqual([0, local.stdout]);
      expect(paid.stderr).toContain(`${GOOD}: 0.20 USDC on Base to ${rig.evm.payTo}\n`);
      expect(paid.stderr).toContain(`Paid 0.20 USDC for 1 document (Base, from ${address}).`);
      expect([await left(), asked.length, payments().size]).toEqual([80n * CENTS, 2, 1]);
      expect(JSON.parse(readFileSync(receipts, "utf8"))).toMatchObject({
        file: GOOD,
        price: "0.20",
        network: "eip155:8453",
        payer: address,
        transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) as unknown,
      });
      expect(keptBy(env)).toEqual([]);
      const key = (env["CROSSFOOT_WALLET_KEY"] ?? "").slice(2);
      const seen = JSON.stringify([paid, asked.map(({ headers }) => headers)]);
      expect(seen.toLowerCase()).not.toContain(key);
    });

    test("bills are found out, the refusal before them costs nothing, and copies are paid once", async () => {
      const { env, left } = await user("folder");
      const { url, payments } = await shop();
      const words = [BILL, GOOD, EMPTY, FAILING, copyOf(GOOD), "--format", "ndjson"];
      const { code, stdout, stderr } = await readAt(url, words, env);
      const lines = stdout
        .trim()
        .split("\n")
        .map((line) => Object.keys(JSON.parse(line) as object));
      expect(lines.map(([, what]) => what)).toEqual([
        "invoice",
        "document",
        "error",
        "document",
        "document",
      ]);
      expect(stderr).toContain("Paid 0.44 USDC for 3 documents");
      expect(stderr).toMatch(/^5 inputs: .* 1 with a failed check, 1 not read\.$/m);
      expect([code, await left(), payments().size]).toEqual([3, 56n * CENTS, 4]);
      expect(keptBy(env)).toEqual([]);
    });

    test("a failed check and an unread document end as they do here", async () => {
      const { env, left } = await user("codes");
      const { url } = await shop();
      const encrypted = resolve("fixtures/hostile/encrypted.pdf");
      expect((await readAt(url, [FAILING, "--kind", "construction"], env)).code).toBe(4);
      const refused = await readAt(url, [encrypted, "--kind", "construction"], env);
      expect(refused.stderr).toContain("protected by a password");
      expect([refused.code, await left()]).toEqual([3, 80n * CENTS]);
    });

    test("nothing is paid above the caps", async () => {
      const { env, left } = await user("caps");
      const { url, payments } = await shop();
      const dear = await readAt(url, [GOOD, "--max-price", "0.19"], env);
      expect(dear.stderr).toContain("0.20 USDC on Base");
      expect(dear.stderr).toContain("--max-price 0.20 allows it");
      expect([dear.code, payments().size]).toEqual([3, 0]);
      const words = [GOOD, FAILING, "--jobs", "1", "--max-total", "0.3"];
      const total = await readAt(url, words, env);
      expect(total.stderr).toContain("0.20 of the 0.30 USDC of --max-total are spent");
      expect([total.code, await left(), payments().size]).toEqual([3, 80n * CENTS, 1]);
    });

    test("a wallet that cannot pay, or is none, is told so and nothing is tried again", async () => {
      const { url, asked, payments } = await shop();
      const poor = await user("poor", 10n * CENTS);
      const refused = await readAt(url, [GOOD, "--kind", "construction"], poor.env);
      expect(refused.stderr).toMatch(/not read .*insufficient.*Nothing was charged/);
      expect([refused.code, asked.length, payments().size]).toEqual([3, 2, 1]);
      expect(keptBy(poor.env)).toEqual([]);
      const none = await readAt(url, [GOOD], { XDG_STATE_HOME: "/nonexistent" });
      expect(none.stderr).toContain("The server asks 0.20 USDC on Base. Nothing was paid.");
      expect(none.stderr).toContain("CROSSFOOT_WALLET_KEY");
      const unkept = await readAt(url, [GOOD], { ...poor.env, XDG_STATE_HOME: GOOD });
      expect(unkept.stderr).toContain("could not be written down, and was not sent");
      expect(payments().size).toBe(1);
    });

    test("a key in a file is taken where nobody else can read it", async () => {
      const { env, address, left } = await user("file");
      const { CROSSFOOT_WALLET_KEY: key = "", ...rest } = env;
      const { url } = await shop();
      const path = join(mkdtempSync(join(tmpdir(), "crossfoot-key-")), "key");
      writeFileSync(path, `${key}\n`, { mode: 0o644 });
      const withFile = { ...rest, CROSSFOOT_WALLET_FILE: path };
      const open = await readAt(url, [GOOD], withFile);
      expect(open.stderr).toContain(`chmod 600 ${path}`);
      chmodSync(path, 0o600);
      expect((await readAt(url, [GOOD], withFile)).code).toBe(0);
      expect(await left()).toBe(80n * CENTS);
      const both = await readAt(url, [GOOD], { ...env, CROSSFOOT_WALLET_FILE: path });
      expect(both.stderr).toContain("not both");
      const wrong = await readAt(url, [GOOD], { ...rest, CROSSFOOT_WALLET_KEY: key.slice(0, -1) });
      expect(wrong.stderr).toContain("is none: it has 0x and 64");
      const shown = await crossfoot(["doctor"], { env: withFile });
      expect(shown.stdout).toContain(`${address} pays on Base`);
      const said = JSON.stringify([open, both, wrong, shown]).toLowerCase();
      expect(said).not.toContain(key.slice(2, 20));
    });

    test("what breaks after the payment is sent again with the same one", async () => {
      const { env, left } = await user("cut");
      const paid: Deed[] = [
        "cut",
        { status: 503, headers: { "retry-after": "1" } },
        { status: 502 },
      ];
      const { url, payments, asked } = await shop(async (request) => {
        if (request.payment === null) return null;
        // The daemon does its work and is paid for it, and nobody hears of it.
        await passedOn(daemon.app, request);
        return paid.shift() ?? null;
      });
      const { code, stderr } = await readAt(url, [GOOD], env);
      expect([code, await left(), payments().size, asked.length]).toEqual([0, 80n * CENTS, 1, 5]);
      expect(stderr).toContain("Paid 0.20 USDC for 1 document");
      expect(keptBy(env)).toEqual([]);
    });

    test("a run that ends in the midst of a payment leaves it to the next one", async () => {
      const { env, left } = await user("killed");
      let isMute = true;
      const { url, payments } = await shop(async (request) => {
        if (request.payment === null || !isMute) return null;
        await passedOn(daemon.app, request);
        return "silence";
      });
      const words = ["bin/crossfoot.js", "read", "--remote", url, GOOD];
      const child = spawn(process.execPath, words, { env: { ...process.env, ...env } });
      while (payments().size === 0) await wait(20);
      child.kill("SIGKILL");
      expect(keptBy(env)).toHaveLength(1);
      const late = await readAt(url, [GOOD, "--timeout", "1"], env);
      expect(late.stderr).toMatch(
        /0\.20 USDC on Base from 0x\w+ may have been taken.*signs no other/,
      );
      const other = await readAt(url, [GOOD, "--detail", "full"], env);
      expect(other.stderr).toContain("asked for this document in another way");
      isMute = false;
      const next = await readAt(url, [GOOD], env);
      expect(next.stderr).toContain("signed by an earlier run, is sent again");
      expect([next.code, payments().size, await left()]).toEqual([0, 1, 80n * CENTS]);
      expect(keptBy(env)).toEqual([]);
    });

    test("a second Ctrl-C says which payment is open", async () => {
      const { env } = await user("interrupted");
      const { url, payments } = await shop(({ payment }) => (payment === null ? null : "silence"));
      const words = ["bin/crossfoot.js", "read", "--remote", url, GOOD];
      const child = spawn(process.execPath, words, { env: { ...process.env, ...env } });
      let said = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
      const ended = new Promise((done) => child.on("close", done));
      while (payments().size === 0) await wait(20);
      child.kill("SIGINT");
      while (!said.includes("Finishing")) await wait(20);
      child.kill("SIGINT");
      expect(await ended).toBe(130);
      expect(said).toMatch(/payment open {2}\S+\.pdf: The payment of 0\.20 USDC on Base from 0x/);
    });
  });
});

function copyOf(path: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), "crossfoot-copy-")), "copy.pdf");
  copyFileSync(path, copy);
  return copy;
}
