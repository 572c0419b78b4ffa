import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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
    await daemon.close();
    await rig.close();
  });

  /** A door to the daemon, where a test may step in. */
  const shop = async (
    stepIn: (asked: Asked, nth: number) => Promise<Deed> | Deed | null = () => null,
  ) => {
    let nth = 0;
    return openDoor(async (asked) => (await stepIn(asked, nth++)) ?? passedOn(daemon.app, asked));
  };

  /** A user with a wallet of his own, and what is left in it. */
  const user = async (name: string, dollars = 100n * CENTS) => {
    const { address } = await rig.evm.payer(name, dollars);
    return { env: userOf(name), address, left: async () => rig.evm.balanceOf(address) };
  };

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
});
