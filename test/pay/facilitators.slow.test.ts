import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaymentRequired } from "@x402/core/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveAsUser } from "../cli/run-serve.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { closed, listening } from "./rig/listening.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const PRICE = 200_000n;

const anvil = findAnvil();

describe.skipIf(anvil === null)(
  anvil === null ? NO_ANVIL : "a daemon with two facilitators",
  () => {
    let rig: Rig;
    beforeAll(async () => {
      rig = await startRig({ evm: true, solana: false });
    });
    afterAll(async () => rig.close());

    test("is paid once through the second, where the first has gone since it opened", async () => {
      const first = createServer((request, response) => {
        void fetch(`${rig.facilitator.url}${request.url ?? ""}`)
          .then(async (answer) => answer.text())
          .then((text) => response.end(text));
      });
      const port = await listening(first, 0);
      const folder = mkdtempSync(join(tmpdir(), "crossfoot-facilitators-"));
      const daemon = await serveAsUser({
        isFree: false,
        env: {
          CROSSFOOT_SERVE_PAY_TO_BASE: rig.evm.payTo,
          CROSSFOOT_SERVE_FACILITATOR: `http://127.0.0.1:${port},${rig.facilitator.url}`,
          CROSSFOOT_SERVE_BASE_RPC: rig.evm.url,
          CROSSFOOT_SERVE_LEDGER: join(folder, "book"),
          CROSSFOOT_SERVE_FIND_SYNC_MINUTES: "0",
          CROSSFOOT_FIND_FOLDER: join(folder, "find"),
        },
      });
      const post = async (headers: Readonly<Record<string, string>>): Promise<Response> =>
        fetch(`${daemon.url}/api/v1/extract`, {
          method: "POST",
          headers: { "content-type": "application/pdf", ...headers },
          body: APPLICATION,
        });
      const demand = (await (await post({})).json()) as PaymentRequired;
      const { header } = await (await rig.evm.payer("two", 5n * PRICE)).pay(demand);
      await closed(first);
      const before = await rig.evm.balanceOf(rig.evm.payTo);
      const answers = [];
      for (let time = 0; time < 2; time += 1)
        answers.push((await post({ "payment-signature": header })).status);
      expect(answers).toEqual([200, 200]);
      expect(await rig.evm.balanceOf(rig.evm.payTo)).toBe(before + PRICE);
      expect(rig.facilitator.count("settle")).toBe(1);
      daemon.child.kill("SIGTERM");
      await daemon.ended;
    });
  },
);
