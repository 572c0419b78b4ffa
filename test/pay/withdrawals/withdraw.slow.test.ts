import { writeFileSync } from "node:fs";
import { createWalletClient, parseAbi, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { crossfoot } from "../../cli/run-crossfoot.ts";
import type { PaidDaemon } from "../paid-daemon.ts";
import { userOf } from "../payer-of-runs.ts";
import { CHANNELS, type ChannelChain, channelChain } from "../rig/channel-chain.ts";
import { evmTransport } from "../rig/evm-chain.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import { keyOf } from "../rig/key.ts";
import type { Rig } from "../rig/rig.ts";
import { onDepositChain } from "./deposit-chain.ts";
import { DELAY, depositor, keepingServer, PRICE } from "./depositor.ts";

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "a deposit is taken back", () => {
  let rig: Rig;
  let chain: ChannelChain;
  let daemon: PaidDaemon;
  onDepositChain((made) => {
    ({ rig, daemon } = made);
    chain = channelChain(rig.evm.url);
  });

  const usual = (): readonly string[] => ["--rpc", rig.evm.url, "--yes"];

  test("from a server that is gone, to the last unit, by one transaction for each step", async () => {
    const user = await depositor(rig, "of a gone server");
    const server = await keepingServer(daemon);
    const read = await user.pays(server);
    expect(read.stderr).toContain("crossfoot deposits withdraw");
    const [open] = await user.lists();
    expect(open).toMatchObject({
      server: server.door.url,
      payer: user.address.toLowerCase(),
      deposited: "0.60",
      spent: "0.40",
      left: "0.20",
      promised: "0.20",
      state: "open",
    });
    server.mood = "gone";
    const held = await user.holds();

    const begun = await user.withdraws(usual());
    expect(begun.stderr).toMatch(/does not answer: The connection was cut\./);
    expect(begun.stderr).toMatch(/Begins to take back 0\.20 USDC; it can be finished in 24 hours/);
    expect(begun.stderr).toMatch(/0\.40 USDC for its answers.*0\.20 USDC by vouchers/);
    expect(begun.stderr).toMatch(/Costs at most 0\.0\d+ ETH/);
    expect(begun.stderr).toMatch(/The withdrawal of 0\.20 USDC has begun \(transaction 0x\w{64}\)/);
    expect([begun.code, await user.sent(), await user.holds()]).toEqual([0, 1, held]);
    const [running] = await user.lists();
    expect(running).toMatchObject({ state: "running", left: "0.20" });
    const until = Date.parse(String(running?.["finishAfter"]));
    expect(until - Date.now()).toBeGreaterThan((DELAY - 120) * 1_000);

    const early = await user.withdraws(usual());
    expect(early.stderr).toContain(
      "0.20 USDC are being taken back; run the same command again after",
    );
    expect([early.code, await user.sent()]).toEqual([0, 1]);

    await rig.evm.passTime(DELAY);
    const done = await user.withdraws(usual());
    expect(done.stderr).toContain(`0.20 USDC are back in ${user.address.toLowerCase()}`);
    expect([done.code, await user.sent(), (await user.holds()) - held]).toEqual([0, 2, PRICE]);
    expect(await user.lists()).toMatchObject([{ state: "withdrawn", left: "0.00" }]);

    const after = await user.withdraws(usual());
    expect(after.stderr).toContain("Nothing is left in the contract to take back.");
    expect([after.code, await user.sent()]).toEqual([0, 2]);
    // What was charged is still there for the server.
    await daemon.channels.claim();
    const id = String(running?.["channel"]);
    expect(await chain.channel(id)).toEqual({ balance: 2n * PRICE, claimed: 2n * PRICE });
  });

  test("and no run draws on it any more", async () => {
    const user = await depositor(rig, "who comes again");
    const server = await keepingServer(daemon);
    await user.pays(server);
    await user.withdraws([...usual(), "--on-chain"]);
    const again = await user.pays(server);
    expect(again.stderr).toMatch(/Deposit: 0\.60 USDC on Base to \w+, for 3 documents/);
    expect(await user.lists()).toHaveLength(2);
  });

  test("less what the server claims in between by vouchers that were signed, and no more than that", async () => {
    const user = await depositor(rig, "of a claimer");
    const server = await keepingServer(daemon);
    await user.pays(server);
    const [row] = await user.lists();
    const held = await user.holds();
    await user.withdraws([...usual(), "--on-chain"]);
    const { channelConfig, voucher } = server.unread().payload as unknown as Voucher;
    const claims = (amount: bigint) => [
      {
        voucher: { channel: channelConfig, maxClaimableAmount: BigInt(voucher.maxClaimableAmount) },
        signature: voucher.signature,
        totalClaimed: amount,
      },
    ];
    await rig.evm.fund(SELLER.address);
    const seller = createWalletClient({ ...evmTransport(rig.evm.url), account: SELLER });
    const claim = async (amount: bigint) =>
      seller.writeContract({
        chain: null,
        address: CHANNELS,
        abi: CLAIM,
        functionName: "claim",
        args: [claims(amount)],
      });
    await expect(claim(3n * PRICE + 1n)).rejects.toThrow(/revert/);
    // Half of what the voucher allows beyond what was answered.
    await claim((5n * PRICE) / 2n);
    await rig.evm.passTime(DELAY);
    const done = await user.withdraws(usual());
    expect(done.stderr).toMatch(/Finishes the withdrawal: 0\.10 USDC go to 0x\w{40}\./);
    expect([done.code, (await user.holds()) - held]).toEqual([0, PRICE / 2n]);
    const { balance, claimed } = await chain.channel(String(row?.["channel"]));
    expect([balance, claimed]).toEqual([(5n * PRICE) / 2n, (5n * PRICE) / 2n]);
  });

  test("from a server that answers, for nothing and at once", async () => {
    const user = await depositor(rig, "without ether", false);
    const server = await keepingServer(daemon);
    await user.pays(server);
    server.mood = "gives";
    const held = await user.holds();
    const run = await user.withdraws(usual());
    expect(run.stderr).toMatch(
      /The server gave back 0\.20 USDC to 0x\w{40} \(transaction 0x\w{64}\)/,
    );
    expect([run.code, (await user.holds()) - held, await user.sent()]).toEqual([0, PRICE, 0]);
    expect(await user.lists()).toMatchObject([{ state: "given back", left: "0.00" }]);
    const again = await user.withdraws(usual());
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining("Nothing is left")]);
  });

  test("of which no answer ever told, whether the server gives it back or is gone", async () => {
    for (const mood of ["gives", "gone"] as const) {
      const user = await depositor(rig, `unanswered ${mood}`);
      const server = await keepingServer(daemon);
      const held = await user.holds();
      server.mood = "mute";
      await user.pays(server);
      expect(await user.lists()).toMatchObject([
        { deposited: "0.00", unconfirmed: "0.60", spent: "0.00", left: "0.00" },
      ]);
      server.mood = mood;
      const first = await user.withdraws(usual());
      if (mood === "gives") {
        // The server shows the voucher for what it has charged.
        expect(first.stderr).toContain("The server gave back 0.40 USDC");
        expect([first.code, await user.sent()]).toEqual([0, 0]);
      } else {
        expect(first.stderr).toMatch(
          /Begins to take back 0\.60 USDC.*claim 0\.20 USDC by vouchers/,
        );
        await daemon.channels.claim();
        await rig.evm.passTime(DELAY);
        const done = await user.withdraws(usual());
        expect(done.stderr).toMatch(/Finishes the withdrawal: 0\.40 USDC/);
        expect([done.code, await user.sent()]).toEqual([0, 2]);
      }
      expect(held - (await user.holds())).toBe(PRICE);
    }
  });

  test("in two channels at once, or in the one that is named", async () => {
    const user = await depositor(rig, "of two servers");
    const [one, other] = [await keepingServer(daemon), await keepingServer(daemon)];
    await user.pays(one);
    await user.pays(other);
    one.mood = "gone";
    other.mood = "gone";
    const held = await user.holds();
    const first = await user.withdraws([other.door.url, ...usual()]);
    expect([first.code, await user.sent()]).toEqual([0, 1]);
    expect(new Set((await user.lists()).map(({ state }) => state))).toEqual(
      new Set(["open", "running"]),
    );
    await rig.evm.passTime(DELAY / 2);
    const both = await user.withdraws(usual());
    expect([both.code, await user.sent()]).toEqual([0, 2]);
    await rig.evm.passTime(DELAY);
    const done = await user.withdraws(usual());
    expect(done.stderr.match(/0\.20 USDC are back/g)).toHaveLength(2);
    expect([done.code, await user.sent(), (await user.holds()) - held]).toEqual([0, 4, 2n * PRICE]);
  });

  test("nothing is sent from a wallet that cannot pay for it", async () => {
    const user = await depositor(rig, "of no gas", false);
    const server = await keepingServer(daemon);
    await user.pays(server);
    server.mood = "gone";
    const run = await user.withdraws(usual());
    expect(run.stderr).toMatch(
      /The wallet 0x\w{40} holds 0 ETH on Base, which is less\. Nothing was sent: send it a little ETH/,
    );
    expect([run.code, await user.sent(), user.files().length]).toEqual([3, 0, 1]);
    expect(await user.lists()).toMatchObject([{ state: "open" }]);
  });

  test("nothing is sent without a yes, by another wallet, or while a run draws on it", async () => {
    const user = await depositor(rig, "who is asked");
    const server = await keepingServer(daemon);
    await user.pays(server);
    server.mood = "gone";
    const silent = await user.withdraws(["--rpc", rig.evm.url]);
    expect([silent.code, silent.stderr]).toEqual([
      2,
      expect.stringContaining("Nothing was sent: there is no terminal to ask at. Add --yes"),
    ]);
    const stranger = { ...user.env, CROSSFOOT_WALLET_KEY: toHex(keyOf("payer stranger")) };
    const other = await crossfoot(["deposits", "withdraw", ...usual()], { env: stranger });
    expect([other.code, other.stderr]).toEqual([
      3,
      expect.stringContaining("belongs to the wallet 0x"),
    ]);
    const unknown = await user.withdraws(["https://elsewhere.example", ...usual()]);
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringContaining("No deposit is kept"),
    ]);
    // This process lives, and says that it has the channel.
    const [row] = await user.lists();
    writeFileSync(String(row?.["file"]).replace(/json$/, "lock"), String(process.pid));
    const busy = await user.withdraws(usual());
    expect([busy.code, busy.stderr]).toEqual([3, expect.stringContaining("A run uses it")]);
    expect(await user.sent()).toBe(0);
  });

  test("where nothing was ever paid in, there is nothing to do", async () => {
    const env = userOf("of no deposit");
    for (const words of [["deposits"], ["deposits", "withdraw", ...usual()]]) {
      const { code, stdout, stderr } = await crossfoot(words, { env });
      expect([code, stdout, stderr]).toEqual([
        0,
        "",
        expect.stringContaining("No deposits are kept"),
      ]);
    }
  });
});

const SELLER = privateKeyToAccount(toHex(keyOf("seller")));

const CLAIM = parseAbi([
  "struct ChannelConfig { address payer; address payerAuthorizer; address receiver; address receiverAuthorizer; address token; uint40 withdrawDelay; bytes32 salt; }",
  "struct Voucher { ChannelConfig channel; uint128 maxClaimableAmount; }",
  "struct VoucherClaim { Voucher voucher; bytes signature; uint128 totalClaimed; }",
  "function claim(VoucherClaim[] claims)",
]);

type Hex = `0x${string}`;

interface Voucher {
  readonly channelConfig: {
    readonly payer: Hex;
    readonly payerAuthorizer: Hex;
    readonly receiver: Hex;
    readonly receiverAuthorizer: Hex;
    readonly token: Hex;
    readonly withdrawDelay: number;
    readonly salt: Hex;
  };
  readonly voucher: { readonly maxClaimableAmount: string; readonly signature: Hex };
}
