import { readFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hex } from "viem";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { crossfoot, folderOf } from "../cli/run-crossfoot.ts";
import { demandOf, type PaidDaemon, paidDaemon, sellerOf } from "./paid-daemon.ts";
import { FAULTS, type Fault, refuse } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";
import { canRunSolana, NO_SOLANA } from "./rig/solana-chain.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");

const anvil = findAnvil();

interface Found {
  readonly payments: readonly Readonly<Record<string, unknown>>[];
  readonly totals: readonly unknown[];
}

describe.skipIf(anvil === null)(
  anvil === null ? NO_ANVIL : "the book of a daemon that was paid",
  () => {
    let rig: Rig;
    let daemon: PaidDaemon;
    beforeAll(async () => {
      rig = await startRig({ evm: true, solana: false });
      daemon = await paidDaemon(rig, sellerOf(rig, ["base"]), { hasWitness: false });
    });
    afterAll(async () => {
      await daemon.close();
      await rig.close();
    });

    async function post(payment?: string) {
      const headers = {
        "content-type": "application/pdf",
        ...(payment === undefined ? {} : { "payment-signature": payment }),
      };
      const url = "/api/v1/extract";
      return daemon.app.inject({ method: "POST", url, headers, payload: APPLICATION });
    }

    /** Pays once while the settlement meets a fault, and tells the payer of it. */
    async function bought(name: string, fault: Fault | null) {
      const payer = await rig.evm.payer(name, 1_000_000n);
      const payment = await payer.pay(demandOf(await post()));
      rig.facilitator.next("settle", fault);
      const { statusCode } = await post(payment.header);
      const { nonce } = payment.payload.payload["authorization"] as { readonly nonce: Hex };
      return { payer, nonce, statusCode, header: payment.header };
    }

    async function reconciled(
      ...words: readonly string[]
    ): Promise<Found & { readonly code: number | null }> {
      const args = [
        "ledger",
        daemon.folder,
        "--reconcile",
        "--rpc",
        rig.evm.url,
        "--format",
        "json",
      ];
      const { code, stdout } = await crossfoot([...args, ...words]);
      return { code, ...(JSON.parse(stdout) as Found) };
    }

    test("is listed and added up, and the chain tells what was paid of what nobody knew", async () => {
      const whole = await bought("whole", null);
      await post(whole.header);
      const lost = await bought("lost", FAULTS.lost);
      const dropped = await bought("dropped", FAULTS.drop);
      const takenBack = await bought("taken back", FAULTS.drop);
      const refused = await bought("refused", refuse("invalid_exact_evm_insufficient_balance"));
      expect(
        [whole, lost, dropped, takenBack, refused].map(({ statusCode }) => statusCode),
      ).toEqual([200, 503, 503, 503, 402]);
      await rig.evm.cancelAuthorization(takenBack.payer.account, takenBack.nonce);

      const listed = await crossfoot(["ledger", daemon.folder, "--format", "json"]);
      expect([listed.code, JSON.parse(listed.stdout)]).toMatchObject([
        0,
        {
          lines: [
            ["intent", "settled", "delivered again"],
            ...[1, 2, 3].map(() => ["intent", "unknown"]),
            ["intent", "refused"],
          ]
            .flat()
            .map((outcome) => ({ outcome })),
          totals: [{ settled: 1, refused: 1, unknown: 3, deliveredAgain: 1, microUsd: 200_000 }],
        },
      ]);
      expect(listed.stdout).not.toMatch(/Millrace|77162/);

      const now = await reconciled();
      expect(now).toMatchObject({
        code: 3,
        payments: [
          { payer: lost.payer.address.toLowerCase(), found: "paid", reason: "" },
          { payer: dropped.payer.address.toLowerCase(), found: "not known", transaction: "" },
          { payer: takenBack.payer.address.toLowerCase(), found: "never paid" },
        ],
      });
      const transfer = (await rig.evm.transfers()).find(({ from }) => from === lost.payer.address);
      expect(now.payments[0]?.["transaction"]).toBe(transfer?.transaction);

      const elsewhere = ["ledger", daemon.folder, "--reconcile", "--write", "--rpc"];
      const unasked = await crossfoot([...elsewhere, "http://127.0.0.1:9"]);
      expect([unasked.code, unasked.stdout]).toEqual([
        3,
        expect.stringMatching(/not known .* The node could not be asked/),
      ]);
      expect((await daemon.book()).length).toBe(11);

      await rig.evm.passTime(400);
      const later = await reconciled("--write");
      expect([later.code, later.payments.map(({ found }) => found)]).toEqual([
        0,
        ["paid", "never paid", "never paid"],
      ]);
      expect((await reconciled()).payments).toEqual([]);
      const after = await crossfoot(["ledger", daemon.folder, "--format", "json"]);
      expect(JSON.parse(after.stdout)).toMatchObject({
        totals: [{ settled: 2, refused: 3, unknown: 0, deliveredAgain: 1, microUsd: 400_000 }],
      });
      const book = await daemon.book();
      expect(book.slice(11).map(({ outcome, transaction }) => [outcome, transaction])).toEqual([
        ["reconciled", transfer?.transaction],
        ["reconciled", ""],
        ["reconciled", ""],
      ]);
    });

    test("a table has a line for each, csv and ndjson too, and a damaged line is told", async () => {
      const { folder } = daemon;
      const table = await crossfoot(["ledger", folder]);
      expect(table.stdout).toMatch(
        /^time \(UTC\) .*\n.* intent .*\n20\d\d-\d\d-\d\d [\d:]{8} {2}settled .* 0\.20 {2}Base /,
      );
      const [month = ""] = (await daemon.book()).map(({ time }) => time.slice(0, 7));
      await appendFile(join(folder, `${month}.ndjson`), '{"time":"2026');
      const csv = await crossfoot(["ledger", folder, "--format", "csv", "--from", month]);
      expect(csv.code).toBe(3);
      expect(csv.stderr).toMatch(/^Line 15 of .* is damaged or cut off\. It is left out\.\n/);
      expect(csv.stdout.split("\r\n")).toHaveLength(16);
      const ndjson = await crossfoot(["ledger", folder, "--format", "ndjson", "--to", "2020-01"]);
      expect([ndjson.code, ndjson.stdout]).toEqual([0, ""]);
    });
  },
);

describe.skipIf(!canRunSolana)(
  canRunSolana ? "the book of a daemon that was paid on Solana" : NO_SOLANA,
  () => {
    test("is closed by its chain: what was paid, and in time what never will be", async () => {
      // The published facilitator prints what it could not settle.
      vi.spyOn(console, "error").mockReturnValue();
      const rig = await startRig({ evm: false, solana: true });
      onTestFinished(rig.close);
      const daemon = await paidDaemon(rig, sellerOf(rig, ["solana"]), { hasWitness: false });
      onTestFinished(daemon.close);
      const post = async (payment?: string) =>
        daemon.app.inject({
          method: "POST",
          url: "/api/v1/extract",
          headers: {
            "content-type": "application/pdf",
            ...(payment === undefined ? {} : { "payment-signature": payment }),
          },
          payload: APPLICATION,
        });
      for (const [name, fault] of [
        ["lost", FAULTS.lost],
        ["dropped", FAULTS.drop],
      ] as const) {
        const payer = await rig.solana.payer(name, 1_000_000n);
        const { header } = await payer.pay(demandOf(await post()));
        rig.facilitator.next("settle", fault);
        expect((await post(header)).statusCode).toBe(503);
      }
      const reconciled = async (...words: readonly string[]): Promise<Found> => {
        const asked = ["ledger", daemon.folder, "--reconcile", "--format", "json", ...words];
        return JSON.parse((await crossfoot(asked)).stdout) as Found;
      };
      const node = ["--rpc", rig.solana.url];
      expect((await reconciled("--rpc", "http://127.0.0.1:9", ...node)).payments).toMatchObject([
        { found: "paid", transaction: expect.stringMatching(/^\w{80,}$/) as string },
        { found: "not known", reason: expect.stringContaining("may still be") as string },
      ]);
      rig.solana.passTime(700);
      expect((await reconciled(...node, "--write")).payments.map(({ found }) => found)).toEqual([
        "paid",
        "never paid",
      ]);
      expect((await reconciled(...node)).payments).toEqual([]);
      const listed = await crossfoot(["ledger", daemon.folder, "--format", "json"]);
      expect(JSON.parse(listed.stdout)).toMatchObject({
        totals: [{ settled: 1, refused: 1, unknown: 0, microUsd: 200_000 }],
      });
    });
  },
);

describe("what is asked of a book", () => {
  test.each([
    [["ledger"], "Name the folder of the book"],
    [["ledger", "nowhere"], "nowhere is no folder"],
    [["ledger", ".", "--from", "yesterday"], "Give a day or a month"],
    [["ledger", ".", "--write"], "go with --reconcile"],
    [["ledger", ".", "--reconcile"], "needs the address of a node"],
  ])("%j is told what to write instead", async (words, sentence) => {
    const { code, stderr } = await crossfoot(words);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  test("an empty one is no failure", async () => {
    const { code, stdout } = await crossfoot(["ledger", folderOf(), "--format", "json"]);
    expect([code, stdout]).toEqual([0, '{"lines":[],"totals":[]}\n']);
  });
});
