import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaymentRequired } from "@x402/core/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossfoot } from "../cli/run-crossfoot.ts";
import { serveAsUser, type UsersDaemon } from "../cli/run-serve.ts";
import { FAULTS } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const SECOND = readFileSync("fixtures/pay-application/aia-g702/credit-lines.pdf");
const PRICE = 200_000n;

const anvil = findAnvil();

describe.skipIf(anvil === null)(
  anvil === null ? NO_ANVIL : "a daemon that is killed between settlement and answer",
  () => {
    let rig: Rig;
    beforeAll(async () => {
      rig = await startRig({ evm: true, solana: false });
    });
    afterAll(async () => rig.close());

    async function daemon(ledger: string): Promise<UsersDaemon> {
      return serveAsUser({
        isFree: false,
        env: {
          CROSSFOOT_SERVE_PAY_TO_BASE: rig.evm.payTo,
          CROSSFOOT_SERVE_FACILITATOR: rig.facilitator.url,
          CROSSFOOT_SERVE_BASE_RPC: rig.evm.url,
          CROSSFOOT_SERVE_LEDGER: ledger,
          CROSSFOOT_SERVE_FIND_SYNC_MINUTES: "0",
          CROSSFOOT_FIND_FOLDER: join(ledger, "..", "find"),
        },
      });
    }

    async function post(
      { url }: UsersDaemon,
      { bytes = APPLICATION, payment = "" }: { readonly bytes?: Buffer; readonly payment?: string },
    ): Promise<Response> {
      return fetch(`${url}/api/v1/extract`, {
        method: "POST",
        headers: {
          "content-type": "application/pdf",
          ...(payment === "" ? {} : { "payment-signature": payment }),
        },
        body: bytes,
      });
    }

    test("gives the answer for the same payment after its restart, and the money moves once", async () => {
      const ledger = join(mkdtempSync(join(tmpdir(), "crossfoot-killed-")), "book");
      const first = await daemon(ledger);
      const demand = (await (await post(first, {})).json()) as PaymentRequired;
      const payer = await rig.evm.payer("killed", 5n * PRICE);
      const { header: payment } = await payer.pay(demand);
      const earned = async (): Promise<bigint> => rig.evm.balanceOf(rig.evm.payTo);
      const before = await earned();
      rig.facilitator.next("settle", FAULTS.lostInSilence);
      const unheard = post(first, { payment }).then(
        ({ status }) => status,
        () => "cut",
      );
      await expect.poll(earned, { timeout: 60_000 }).toBe(before + PRICE);
      first.child.kill("SIGKILL");
      expect([await unheard, (await first.ended).signal]).toEqual(["cut", "SIGKILL"]);

      const [month = ""] = new Date().toISOString().split(/-\d\dT/);
      const listed = await crossfoot(["ledger", ledger, "--format", "json", "--from", month]);
      expect(JSON.parse(listed.stdout)).toMatchObject({
        lines: [{ outcome: "intent" }],
        totals: [{ settled: 0, unknown: 1 }],
      });

      const second = await daemon(ledger);
      const other = await post(second, { payment, bytes: SECOND });
      expect([other.status, await other.text()]).toEqual([
        409,
        expect.stringContaining("another document"),
      ]);
      const answer = await post(second, { payment });
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { document: { documentType: "PAY_APPLICATION" } },
      ]);
      const receipt = JSON.parse(
        Buffer.from(answer.headers.get("payment-response") ?? "", "base64").toString("utf8"),
      ) as { readonly transaction: string };
      const transfer = (await rig.evm.transfers()).find(({ from }) => from === payer.address);
      expect(receipt.transaction).toBe(transfer?.transaction);
      expect((await post(second, { payment })).status).toBe(200);
      expect([await earned(), rig.facilitator.count("settle")]).toEqual([before + PRICE, 1]);

      const after = await crossfoot(["ledger", ledger, "--format", "json"]);
      expect(JSON.parse(after.stdout)).toMatchObject({
        lines: [{ outcome: "intent" }, { outcome: "settled" }, { outcome: "delivered again" }],
        totals: [{ settled: 1, unknown: 0, microUsd: 200_000 }],
      });
    });
  },
);
