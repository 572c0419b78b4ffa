import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getBase58Decoder, getBase58Encoder } from "@solana/kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAILING, GOOD } from "../cli/run-crossfoot.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "./paid-daemon.ts";
import { closeDoors, keptBy, openDoor, passedOn, readAt } from "./payer-of-runs.ts";
import { keyOf } from "./rig/key.ts";
import { type Rig, startRig } from "./rig/rig.ts";
import { canRunSolana, NO_SOLANA } from "./rig/solana-chain.ts";

const PRICE = 200_000n;

describe.skipIf(!canRunSolana)(canRunSolana ? "paying on Solana" : NO_SOLANA, () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    rig = await startRig({ evm: false, solana: true });
    daemon = await paidDaemon(rig, sellerOf(rig, ["solana"]), { hasWitness: false });
  });
  afterAll(async () => {
    await closeDoors();
    await daemon.close();
    await rig.close();
  });

  test("a key in base58 or in a file pays once for each document, and is never shown", async () => {
    const { address } = await rig.solana.payer("remote", 10n * PRICE);
    const { url, asked, payments } = await openDoor(async (one) => passedOn(daemon.app, one));
    const bytes = Uint8Array.from([
      ...keyOf("payer remote"),
      ...getBase58Encoder().encode(address),
    ]);
    const key = getBase58Decoder().decode(bytes);
    const folder = mkdtempSync(join(tmpdir(), "crossfoot-state-"));
    const path = join(folder, "id.json");
    writeFileSync(path, JSON.stringify([...bytes]), { mode: 0o600 });
    const rpc = { CROSSFOOT_SOLANA_RPC: rig.solana.url, XDG_STATE_HOME: folder };

    const first = await readAt(url, [GOOD], { ...rpc, CROSSFOOT_SOLANA_KEY: key });
    expect(first.stderr).toContain(`0.20 USDC on Solana to ${rig.solana.payTo}`);
    expect(first.stderr).toContain(`Paid 0.20 USDC for 1 document (Solana, from ${address}).`);
    const second = await readAt(url, [FAILING], { ...rpc, CROSSFOOT_SOLANA_FILE: path });
    expect([first.code, second.code, asked.length, payments().size]).toEqual([0, 4, 4, 2]);
    expect(await rig.solana.balanceOf(address)).toBe(8n * PRICE);
    expect(keptBy(rpc)).toEqual([]);

    const noNode = { CROSSFOOT_SOLANA_FILE: path, XDG_STATE_HOME: folder };
    const third = await readAt(url, [GOOD], noNode);
    expect(third.stderr).toContain("Paying on Solana needs CROSSFOOT_SOLANA_RPC");
    const broken = { ...rpc, CROSSFOOT_SOLANA_KEY: key.slice(1) };
    const shown = await readAt(url, [GOOD], broken);
    expect(shown.stderr).toContain("The key of the wallet is none that can pay");
    expect(payments().size).toBe(2);
    expect(JSON.stringify([first, second, third, shown])).not.toContain(key.slice(1, 20));
  });
});
