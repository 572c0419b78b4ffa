import { readFileSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { toHex, type Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";
import { type PayingPage, servePayingPage } from "../support/paying-page.ts";
import { buyOver, type Way } from "../support/paying-page/buy.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "./paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { keyOf } from "./rig/key.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = "fixtures/pay-application/aia-g702/first-application.pdf";
const PRICE = 200_000n;
const WAYS: readonly Way[] = ["http", "mcp of 2025", "mcp of 2026"];

const anvil = findAnvil();
const program = findChromium();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "the published clients", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  let address: string;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]));
    address = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  /** Lets somebody who has the price and no more buy one read, and looks at what he is shown. */
  async function checkPurchase(name: string, buy: (key: Hex) => Promise<string>): Promise<void> {
    await rig.evm.payer(name, PRICE);
    const before = await rig.evm.balanceOf(rig.evm.payTo);
    const shown = await buy(toHex(keyOf(`payer ${name}`)));
    expect(shown).toMatch(/^\{/);
    expect(JSON.parse(shown)).toMatchObject({
      answer: { document: { currentPaymentDue: 77_162.4 } },
      receipt: { success: true, network: "eip155:8453" },
    });
    expect((await rig.evm.balanceOf(rig.evm.payTo)) - before).toBe(PRICE);
  }

  test.each(WAYS)("pay over %s from Node", async (way) => {
    const file = new Blob([new Uint8Array(readFileSync(APPLICATION))]);
    await checkPurchase(`node ${way}`, async (key) => buyOver(way, { base: address, key, file }));
  });

  describe.skipIf(program === null)(program === null ? NO_CHROMIUM : "in a page", () => {
    let buyer: PayingPage;
    let browser: Browser;
    beforeAll(async () => {
      buyer = await servePayingPage();
      browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
    });
    afterAll(async () => {
      await browser.close();
      await buyer.close();
    });

    test.each(WAYS)("of another origin pay over %s and show the figures", async (way) => {
      const page = await browser.newPage();
      onTestFinished(async () => page.close());
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(message.text()));
      await checkPurchase(`page ${way}`, async (key) => {
        const wishes = encodeURIComponent(JSON.stringify({ base: address, key, way }));
        await page.goto(`${buyer.url}#${wishes}`);
        await page.setInputFiles("input[type=file]", APPLICATION);
        const status = page.getByRole("status");
        await expect.poll(async () => status.textContent()).not.toBe("");
        return (await status.textContent()) ?? "";
      });
      // The browser itself tells of statuses that are errors: the demand, and the stream that no client of 2025 gets here.
      expect(complaints.filter((text) => !/status of 40[25]/.test(text))).toEqual([]);
    });
  });
});
