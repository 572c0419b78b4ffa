import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { paidDaemon, sellerOf } from "../pay/paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "../pay/rig/find-anvil.ts";
import { startRig } from "../pay/rig/rig.ts";
import { canRunSolana, NO_SOLANA, SOLANA } from "../pay/rig/solana-chain.ts";
import { connectNew } from "./clients.ts";
import { demandIn, receiptIn } from "./paid-answer.ts";

const FUNDS = 200_000n;

/** Of a whole answer that demands payment: a model may get to see all of it. */
const MOST_DEMAND_BYTES = 3_072;

const missing = findAnvil() === null ? NO_ANVIL : canRunSolana ? null : NO_SOLANA;

describe.skipIf(missing !== null)(missing ?? "a demand on two networks", () => {
  test.each([
    ["/mcp", "extract_document", "fixtures/pay-application/aia-g702/first-application.pdf"],
    ["/invoice/mcp", "extract_invoice", "fixtures/invoice/us-classic/electric.pdf"],
  ])("at %s is short, and can be signed on each", async (path, tool, file) => {
    const rig = await startRig({ evm: true, solana: true });
    onTestFinished(rig.close);
    const daemon = await paidDaemon(rig, sellerOf(rig, ["base", "solana"]));
    onTestFinished(daemon.close);
    const client = await connectNew(
      `${await daemon.app.listen({ host: "127.0.0.1", port: 0 })}${path}`,
    );
    onTestFinished(client.close);
    const given = { document: readFileSync(file).toString("base64") };
    const unpaid = await client.call(tool, given);
    const demand = demandIn(unpaid);
    expect(demand.accepts.map(({ network }) => network)).toEqual(["eip155:8453", SOLANA]);
    expect(JSON.stringify(unpaid).length).toBeLessThan(MOST_DEMAND_BYTES);
    for (const payer of [
      await rig.evm.payer(`both ${tool}`, FUNDS),
      await rig.solana.payer(`both ${tool}`, FUNDS),
    ]) {
      const { payload } = await payer.pay(demand);
      const sold = await client.call(tool, given, { payment: payload });
      expect(receiptIn(sold)).toMatchObject({ success: true, network: payer.network });
    }
  });
});
