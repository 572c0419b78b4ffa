import { readFileSync } from "node:fs";
import type { PaymentRequired } from "@x402/core/types";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "../pay/paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "../pay/rig/find-anvil.ts";
import { type Rig, startRig } from "../pay/rig/rig.ts";
import { aiSdk } from "./frameworks/ai-sdk.ts";
import { cloudflareNew, cloudflareOld } from "./frameworks/cloudflare.ts";
import type { Errand, Framework } from "./frameworks/framework.ts";
import { NOT_INSTALLED } from "./frameworks/installed.ts";
import { langChain } from "./frameworks/langchain.ts";
import { mastra } from "./frameworks/mastra.ts";
import { openAiAgents } from "./frameworks/openai-agents.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const PRICE = 200_000n;

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "an agent built with", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  let url: string;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]));
    url = `${await daemon.app.listen({ host: "127.0.0.1", port: 0 })}/mcp`;
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  async function checkPurchase(name: string, framework: Framework): Promise<void> {
    const payer = await rig.evm.payer(`framework ${name}`, PRICE);
    const before = await rig.evm.balanceOf(rig.evm.payTo);
    const errand: Errand = {
      url,
      given: { document: APPLICATION.toString("base64") },
      // Some put words of their own before an error.
      pay: async (asked) =>
        payer.pay(JSON.parse(asked.slice(asked.indexOf("{"))) as PaymentRequired),
      account: payer.account,
    };
    const { tools, asked, shown } = await framework(errand);
    expect(tools).toEqual(["extract_document", "about"]);
    expect(asked).toContain('"amount":"200000"');
    const { document, warnings } = (await read(APPLICATION, { kind: "construction" })) as {
      readonly document: object;
      readonly warnings: readonly string[];
    };
    expect(JSON.parse(shown)).toMatchObject({ document, warnings });
    expect((await rig.evm.balanceOf(rig.evm.payTo)) - before).toBe(PRICE);
  }

  test("the AI SDK is asked to pay, pays, and shows its model the figures", async () => {
    await checkPurchase("ai-sdk", aiSdk);
  });

  describe.skipIf(NOT_INSTALLED !== null)(NOT_INSTALLED ?? "what is installed by hand", () => {
    test.each<readonly [string, Framework]>([
      ["LangChain's adapters", langChain],
      ["OpenAI's SDK for agents", openAiAgents],
      ["Mastra", mastra],
      ["Cloudflare's agents of 2025", cloudflareOld],
      ["Cloudflare's agents of 2026", cloudflareNew],
    ])("%s is asked to pay, pays, and shows its model the figures", async (name, framework) => {
      await checkPurchase(name, framework);
    });
  });
});
