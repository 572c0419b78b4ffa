import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossfoot } from "../../cli/run-crossfoot.ts";
import { serveAsUser, type UsersDaemon } from "../../cli/run-serve.ts";
import { type Asked, closeDoors, type Deed, openDoor, readAt, userOf } from "../payer-of-runs.ts";
import { CHANNELS, type ChannelChain, channelChain } from "../rig/channel-chain.ts";
import { FAULTS } from "../rig/faults.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import { type Rig, startRig } from "../rig/rig.ts";

const DOCUMENTS = 200;
const PRICE = 200_000n;
const COST = BigInt(DOCUMENTS) * PRICE;
const NAMES = ["first-application", "credit-lines", "final", "deductive-changes"];

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "200 documents", () => {
  let rig: Rig;
  let chain: ChannelChain;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false, channels: true });
    chain = channelChain(rig.evm.url);
  });
  afterAll(async () => {
    await closeDoors();
    await rig.close();
  });

  async function daemon(ledger: string): Promise<UsersDaemon> {
    return serveAsUser({
      isFree: false,
      env: {
        CROSSFOOT_SERVE_PAY_TO_BASE: rig.evm.payTo,
        CROSSFOOT_SERVE_FACILITATOR: rig.facilitator.url,
        CROSSFOOT_SERVE_BASE_RPC: rig.evm.url,
        CROSSFOOT_SERVE_LEDGER: ledger,
        CROSSFOOT_SERVE_BATCH_SETTLEMENT: "1",
        CROSSFOOT_SERVE_READS_PER_MINUTE: "0",
        CROSSFOOT_SERVE_FIND_SYNC_MINUTES: "0",
        CROSSFOOT_FIND_FOLDER: join(ledger, "..", "find"),
      },
    });
  }

  /** A month of papers, of which no two are the same file. */
  function month(): string {
    const folder = mkdtempSync(join(tmpdir(), "crossfoot-month-"));
    for (let nth = 0; nth < DOCUMENTS; nth += 1) {
      const name = NAMES[nth % NAMES.length] ?? "";
      const paper = readFileSync(`fixtures/pay-application/aia-g702/${name}.pdf`);
      const marked = Buffer.concat([paper, Buffer.from(`\n% ${nth}\n`)]);
      writeFileSync(join(folder, `${String(nth).padStart(3, "0")}.pdf`), marked);
    }
    return folder;
  }

  test(
    "under one deposit: each is paid once, whatever is killed and lost, and no more is taken than was shown",
    { timeout: 900_000 },
    async () => {
      const { address } = await rig.evm.payer("month", 3n * COST);
      const spent = async (): Promise<bigint> => 3n * COST - (await rig.evm.balanceOf(address));
      const env = userOf("month");
      const ledger = join(mkdtempSync(join(tmpdir(), "crossfoot-month-")), "book");
      const server: { now: UsersDaemon | null } = { now: await daemon(ledger) };
      const crash = async (): Promise<void> => {
        const dying = server.now;
        server.now = null;
        dying?.child.kill("SIGKILL");
        await dying?.ended;
        server.now = await daemon(ledger);
      };
      let paid = 0;
      let onPaid: (nth: number) => Promise<Deed | null> = async () => Promise.resolve(null);
      const { url } = await openDoor(async (asked) => {
        if (asked.payment === null) return passed(server.now, asked);
        paid += 1;
        return (await onPaid(paid)) ?? passed(server.now, asked);
      });
      const folder = month();
      const before = await chain.transactions();
      const words = [folder, "--kind", "construction", "--deposit", "40", "--format", "ndjson"];

      // The deposit's answer gets lost, connections break, the facilitator fails, the daemon is killed, and then the reader itself.
      rig.facilitator.next("settle", FAULTS.lost);
      const first = spawn(
        process.execPath,
        ["bin/crossfoot.js", "read", "--remote", url, ...words],
        { env: { ...process.env, ...env }, stdio: "ignore" },
      );
      const firstEnded = new Promise((resolve) => void first.once("exit", resolve));
      onPaid = async (nth) => {
        if (nth % 17 === 0) rig.facilitator.next("verify", FAULTS.error);
        if (nth === 40) {
          await crash();
          return "cut";
        }
        if (nth === 90) {
          first.kill("SIGKILL");
          return "silence";
        }
        return nth % 13 === 0 ? "cut" : null;
      };
      await firstEnded;
      expect(paid).toBe(90);
      const killedAfter = await spent();

      paid = 0;
      onPaid = async (nth) => {
        if (nth === 150) await crash();
        return nth % 19 === 0 ? "cut" : null;
      };
      const second = await readAt(url, words, env);
      const { said, child, ended } = server.now ?? expect.fail("The daemon is gone.");
      child.kill("SIGTERM");
      await ended;
      const [shown = "none"] = /Deposit: .*/.exec(second.stderr) ?? [];
      expect([second.code, second.stdout.trim().split("\n").length, shown]).toEqual([
        0,
        DOCUMENTS,
        expect.stringMatching(/Deposit: \d+\.\d+ USDC/),
      ]);

      const book = await crossfoot(["ledger", ledger, "--format", "json"]);
      const { totals } = JSON.parse(book.stdout) as {
        readonly totals: readonly { readonly settled: number; readonly microUsd: number }[];
      };
      const held = await Promise.all((await chain.ids()).map(chain.channel));
      const earned = (await rig.evm.transfers())
        .filter(({ from, to }) => from === CHANNELS && to === rig.evm.payTo)
        .reduce((sum, { value }) => sum + value, 0n);
      const transactions = (await chain.transactions()) - before;
      expect({
        troubles: said().stderr.match(/could not be claimed|cannot be written/),
        documents: totals.reduce((sum, { settled }) => sum + settled, 0),
        charged: totals.reduce((sum, { microUsd }) => sum + microUsd, 0),
        earned,
        claimed: held.reduce((sum, { claimed }) => sum + claimed, 0n),
        spent: await spent(),
        paidInFirst: killedAfter <= COST,
      }).toEqual({
        troubles: null,
        documents: DOCUMENTS,
        charged: Number(COST),
        earned: COST,
        claimed: COST,
        spent: COST,
        paidInFirst: true,
      });
      // The deposit; a claim and a payout at each of two starts after a kill, and at the stop.
      expect(transactions).toBeLessThanOrEqual(1 + 2 * 3);
    },
  );
});

/** Passes a request on to a daemon with a port; cut where it is gone. */
async function passed(serving: UsersDaemon | null, asked: Asked): Promise<Deed> {
  if (serving === null) return "cut";
  const { "content-type": type, "payment-signature": payment } = asked.headers;
  try {
    const answer = await fetch(`${serving.url}${asked.url}`, {
      method: asked.method,
      headers: {
        ...(type === undefined ? {} : { "content-type": type }),
        ...(typeof payment === "string" ? { "payment-signature": payment } : {}),
      },
      ...(asked.method === "GET" ? {} : { body: new Uint8Array(asked.body) }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(([name]) => /^(?:payment-|retry-after|content-type)/.test(name)),
      ),
      body: await answer.text(),
    };
  } catch {
    return "cut";
  }
}
