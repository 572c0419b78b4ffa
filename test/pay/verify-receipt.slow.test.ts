import { generateKeyPairSync } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SettleResponse } from "@x402/core/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PaidFor, ReceiptSigner } from "../../src/pay/receipts/receipt-signer.ts";
import { type ReceiptClaims, signedReceiptIn } from "../../src/pay/receipts/signed-receipt.ts";
import { crossfoot, FAILING, folderOf, GOOD } from "../cli/run-crossfoot.ts";
import { type PaidDaemon, paidDaemon, sellerOf } from "./paid-daemon.ts";
import {
  type Asked,
  closeDoors,
  type Deed,
  openDoor,
  passedOn,
  readAt,
  userOf,
} from "./payer-of-runs.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const CENTS = 10_000n;
const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "receipts of a run", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  let url: string;
  let signer: ReceiptSigner;
  let step: (asked: Asked) => Promise<Deed | null> | Deed | null = () => null;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    ({ url } = await openDoor(async (asked) => (await step(asked)) ?? passedOn(daemon.app, asked)));
    const { privateKey: key } = generateKeyPairSync("ed25519");
    signer = new ReceiptSigner({ algorithm: "EdDSA", key }, { baseUrl: url, signsOffers: true });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]), { publicUrl: url, signer });
  });
  afterAll(async () => {
    await closeDoors();
    await daemon.close();
    await rig.close();
  });

  /** Buys the reads of two documents, and gives where they, their answers and the receipts are. */
  async function bought(name: string) {
    const { address } = await rig.evm.payer(name, 100n * CENTS);
    const folder = folderOf({ "june.pdf": GOOD, "july.pdf": FAILING });
    const [june, july] = [join(folder, "june.pdf"), join(folder, "july.pdf")];
    const [receipts, answers] = [join(folder, "paid.ndjson"), join(folder, "answers.ndjson")];
    const words = [june, july, "--kind", "construction", "--receipts", receipts];
    const run = await readAt(url, [...words, "--out", answers], userOf(name));
    return { run, address, june, receipts, answers };
  }

  const verify = async (...words: readonly string[]) => crossfoot(["receipt", "verify", ...words]);

  test("are kept with the server's keys, and are good with documents and answers", async () => {
    const { run, address, receipts, answers } = await bought("good");
    expect(run.stderr).not.toContain("proves nothing");
    const verified = await verify(receipts, "--answer", answers);
    expect(verified.stderr).toContain("2 receipts: 2 good.");
    for (const words of [
      "0.20 USDC on Base",
      address,
      "the one that is here",
      "as given with --answer",
    ]) {
      expect(verified.stdout).toContain(words);
    }
    expect([run.code, verified.code]).toEqual([4, 0]);
  });

  test("are no longer good where document or answer have another byte", async () => {
    const { june, receipts, answers } = await bought("changed");
    const changed = readFileSync(answers, "utf8").replace("77162.4", "77162.5");
    expect(changed).not.toBe(readFileSync(answers, "utf8"));
    writeFileSync(answers, changed);
    const answer = await verify(receipts, "--answer", answers);
    expect(answer.stdout).toContain("not among those given with --answer");
    expect(answer.stderr).toContain("2 receipts: 1 good, 1 not good.");
    const bytes = readFileSync(june);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(june, bytes);
    const document = await verify(receipts, "--format", "json");
    expect(JSON.parse(document.stdout)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: june, verdict: "does not hold", document: "another" }),
        expect.objectContaining({ verdict: "holds", document: "the same", answer: "not here" }),
      ]),
    );
    expect([answer.code, document.code]).toEqual([4, 4]);
  });

  test("can be held against keys that are named, as what the server said or alone", async () => {
    const { june, receipts } = await bought("alone");
    // Lines stand in the order in which answers came.
    const line = readFileSync(receipts, "utf8")
      .split("\n")
      .find((one) => one.includes(june));
    const { receipt, signer: kept } = JSON.parse(line ?? "") as { receipt: string; signer: object };
    const shown = await daemon.app.inject({ url: "/.well-known/did.json" });
    expect(shown.json()).toEqual(kept);
    const folder = folderOf();
    const at = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const keys = at("did.json", shown.body);
    const others = at("others.json", JSON.stringify(strangerOf(url).didDocument));
    const settlement = {
      success: true,
      transaction: "0x1",
      network: "eip155:8453",
      extensions: { "offer-receipt": { info: { receipt: { format: "jws", signature: receipt } } } },
    };
    const said = at("said.txt", Buffer.from(JSON.stringify(settlement)).toString("base64"));
    const alone = at("alone.txt", receipt);
    const runs = [
      await verify(said, "--keys", keys, "--document", june),
      await verify(alone, "--keys", keys),
      await verify(alone, "--keys", others),
      await verify(alone),
      await verify(at("unsigned.json", JSON.stringify({ ...settlement, extensions: {} }))),
      await verify(at("nothing.txt", "no receipt")),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 4, 4, 3, 2]);
    expect(runs[0]?.stdout).toContain("the one that is here");
  });

  test.each([
    ["another answer", () => ({ by: signer, change: { answerSha256: "0".repeat(64) } })],
    ["another price", () => ({ by: signer, change: { amount: "190000" } })],
    ["this read by a stranger", () => ({ by: strangerOf(url), change: {} })],
  ])("for %s prove nothing, which is said, and the answer is written", async (name, lie) => {
    step = async (asked) => {
      const said = await passedOn(daemon.app, asked);
      const told = said.headers?.["payment-response"];
      if (told === undefined) return said;
      return { ...said, headers: { ...said.headers, "payment-response": await lied(told, lie()) } };
    };
    const { run, receipts, answers } = await bought(`lied ${name}`);
    step = () => null;
    expect(run.stderr).toContain("june.pdf: the receipt proves nothing and is not kept.");
    expect(readFileSync(answers, "utf8").trim().split("\n")).toHaveLength(2);
    const verified = await verify(receipts);
    expect(verified.stderr).toContain("2 receipts: 2 not signed by the server.");
    expect([run.code, verified.code]).toEqual([4, 3]);
  });
});

/** Somebody else who signs in the name of a server. */
function strangerOf(baseUrl: string): ReceiptSigner {
  const { privateKey: key } = generateKeyPairSync("ed25519");
  return new ReceiptSigner({ algorithm: "EdDSA", key }, { baseUrl, signsOffers: false });
}

/** What a server says of a payment, with a receipt that somebody has signed for something else. */
async function lied(
  told: string,
  { by, change }: { readonly by: ReceiptSigner; readonly change: Partial<PaidFor> },
): Promise<string> {
  const settlement = JSON.parse(Buffer.from(told, "base64").toString("utf8")) as SettleResponse;
  const [, payload = ""] = (signedReceiptIn(settlement) ?? "").split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as ReceiptClaims;
  const { resourceUrl, payer, crossfoot: proof } = claims;
  const other = await by.signed(
    settlement,
    { resourceUrl, payer, ...proof, ...change },
    new Date(),
  );
  return Buffer.from(JSON.stringify(other)).toString("base64");
}
