import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { nodeAt } from "../../../src/pay/testimony.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "../paid-daemon.ts";
import { closeDoors } from "../payer-of-runs.ts";
import { type Rig, startRig } from "../rig/rig.ts";
import { closeNodes } from "./lying-node.ts";

interface DepositChain {
  readonly rig: Rig;
  readonly daemon: PaidDaemon;
}

/** Starts a chain and a daemon that takes deposits for the tests around it, and ends them; `give` gets them before the first test. */
export function onDepositChain(give: (chain: DepositChain) => void): void {
  let started: DepositChain;
  beforeAll(async () => {
    const rig = await startRig({ evm: true, solana: false, channels: true });
    const daemon = await paidDaemon(rig, sellerOf(rig, ["base"]), { takesDeposits: true });
    started = { rig, daemon };
    give(started);
  });
  afterAll(async () => {
    await closeDoors();
    await closeNodes();
    await started.daemon.close();
    await started.rig.close();
  });
  // The clock of the chain goes back with it: deposits are signed by that of this machine.
  let snapshot: unknown;
  beforeEach(async () => {
    await started.rig.reset();
    snapshot = await nodeAt(started.rig.evm.url)("evm_snapshot", []);
  });
  afterEach(async () => {
    await nodeAt(started.rig.evm.url)("evm_revert", [snapshot]);
  });
}
