import { type Browser, chromium } from "playwright-core";
import { toHex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";
import { type PayingPage, servePayingPage } from "../support/paying-page.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "./paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { keyOf } from "./rig/key.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = "fixtures/pay-application/aia-g702/first-application.pdf";
const PRICE = 200_000n;

const program = findChromium();
const missing = program === null ? NO_CHROMIUM : findAnvil() === null ? NO_ANVIL : null;

describe.skipIf(missing !== null)(missing ?? "a page of another origin with a wallet", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  let address: string;
  let buyer: PayingPage;
  let browser: Browser;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]));
    address = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
    buyer = await servePayingPage();
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser.close();
    await buyer.close();
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  test.each([["http"], ["mcp of 2025"], ["mcp of 2026"]])(
    "pays over %s with the published client and shows the figures",
    async (way) => {
      const name = `page ${way}`;
      await rig.evm.payer(name, PRICE);
      const before = await rig.evm.balanceOf(rig.evm.payTo);
      const page = await browser.newPage();
      onTestFinished(async () => page.close());
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(message.text()));
      const wishes = { base: address, key: toHex(keyOf(`payer ${name}`)), way };
      await page.goto(`${buyer.url}#${encodeURIComponent(JSON.stringify(wishes))}`);
      await page.setInputFiles("input[type=file]", APPLICATION);
      const status = page.getByRole("status");
      await expect.poll(async () => status.textContent()).not.toBe("");
      const shown = (await status.textContent()) ?? "";
      expect(shown).toMatch(/^\{/);
      expect(JSON.parse(shown)).toMatchObject({
        answer: { document: { currentPaymentDue: 77_162.4 } },
        receipt: { success: true, network: "eip155:8453" },
      });
      expect((await rig.evm.balanceOf(rig.evm.payTo)) - before).toBe(PRICE);
      // The browser itself tells of statuses that are errors: the demand, and the stream that no client of 2025 gets here.
      expect(complaints.filter((text) => !/status of 40[25]/.test(text))).toEqual([]);
    },
  );
});
