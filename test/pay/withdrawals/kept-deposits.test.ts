import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type KeptChannel, unusedChannel } from "../../../src/pay/client/channel-file.ts";
import { keptChannels } from "../../../src/pay/client/kept-channels.ts";
import {
  type KeptWithdrawal,
  keptWithdrawals,
} from "../../../src/pay/client/withdrawals/kept-withdrawals.ts";
import { crossfoot } from "../../cli/run-crossfoot.ts";

const ADDRESS = `0x${"a".repeat(40)}` as const;

const idOf = (digit: string): `0x${string}` => `0x${digit.repeat(64)}`;

const channelOf = (digit: string): KeptChannel => ({
  ...unusedChannel({
    id: idOf(digit),
    server: "https://reader.example",
    network: "eip155:8453",
    config: {
      payer: ADDRESS,
      payerAuthorizer: ADDRESS,
      receiver: ADDRESS,
      receiverAuthorizer: ADDRESS,
      token: ADDRESS,
      withdrawDelay: 86_400,
      salt: idOf(digit),
    },
  }),
  balance: 600_000n,
  mayHold: 600_000n,
  charged: 400_000n,
  allowed: 400_000n,
});

const SENT: Omit<KeptWithdrawal, "id"> = {
  step: "begin",
  amount: 200_000n,
  transaction: { hash: idOf("e"), raw: "0x02f8", nonce: 7 },
  isDone: false,
  until: null,
};

function stateFolder(): { readonly state: string; readonly folder: string } {
  const state = mkdtempSync(join(tmpdir(), "crossfoot-state-"));
  return { state, folder: join(state, "crossfoot", "channels") };
}

describe("the list of deposits", () => {
  test("says of each what has become of it", async () => {
    const { state, folder } = stateFolder();
    const channels = keptChannels(folder);
    const withdrawals = keptWithdrawals(folder);
    for (const digit of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
      await channels.open(channelOf(digit));
      // To the program that lists them this process is another one.
      if (digit !== "8") await channels.release(idOf(digit));
    }
    await channels.allow(idOf("1"), { most: 550_000n, deposit: 100_000n });
    await channels.setAside(idOf("2"), { amount: 200_000n, transaction: "0xabc" });
    const soon = Math.floor(Date.now() / 1_000) + 600;
    const steps: readonly [string, Partial<KeptWithdrawal>][] = [
      ["3", {}],
      ["4", { isDone: true, until: soon }],
      ["5", { isDone: true, until: soon - 1_200 }],
      ["6", { step: "finish", until: soon }],
      ["7", { step: "finish", until: soon, isDone: true }],
    ];
    for (const [digit, more] of steps) {
      await withdrawals.put({ id: idOf(digit), ...SENT, ...more });
    }
    const env = { XDG_STATE_HOME: state };
    const { code, stdout, stderr } = await crossfoot(["deposits", "--format", "json"], { env });
    const { deposits } = JSON.parse(stdout) as {
      readonly deposits: readonly Readonly<Record<string, unknown>>[];
    };
    expect(deposits.map((row) => [row["state"], row["left"]])).toEqual([
      ["open", "0.20"],
      ["given back", "0.00"],
      ["begin not seen", "0.20"],
      ["running", "0.20"],
      ["due", "0.20"],
      ["finish not seen", "0.20"],
      ["withdrawn", "0.00"],
      ["in use", "0.20"],
    ]);
    expect(deposits[0]).toMatchObject({ promised: "0.15", unconfirmed: "0.10" });
    expect(deposits[3]?.["finishAfter"]).toBe(
      `${new Date(soon * 1_000).toISOString().slice(0, 19)}Z`,
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining("8 deposits, 1.20 USDC are left.")]);
    const table = await crossfoot(["deposits"], { env });
    expect(table.stdout).toMatch(
      /https:\/\/reader\.example +0x11111111… +0\.60 +0\.40 +0\.20 +used/,
    );
    expect(table.stdout).toContain("0.10 more may have been paid in; the server may claim 0.15");
    expect(table.stdout).toContain("given back, says the server (transaction 0xabc)");
  });

  test("names what it cannot read", async () => {
    const { state, folder } = stateFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${idOf("1")}.json`), "{");
    const { code, stderr } = await crossfoot(["deposits"], { env: { XDG_STATE_HOME: state } });
    expect([code, stderr]).toEqual([3, expect.stringContaining("cannot be read. Without it")]);
  });
});

describe("what is kept", () => {
  test("of a channel of which an older run wrote less is what it knew", async () => {
    const { folder } = stateFolder();
    await keptChannels(folder).open(channelOf("1"));
    const path = join(folder, `${idOf("1")}.json`);
    const {
      allowed: _allowed,
      mayHold: _most,
      saidBack: _said,
      ...older
    } = JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;
    writeFileSync(path, JSON.stringify(older));
    expect(await keptChannels(folder).of(idOf("1"))).toMatchObject({
      allowed: 400_000n,
      mayHold: 600_000n,
      saidBack: null,
    });
  });

  test("of a channel that was set aside takes further charges, and is lent to nobody", async () => {
    const { folder } = stateFolder();
    const channels = keptChannels(folder);
    await channels.open(channelOf("1"));
    await channels.release(idOf("1"));
    await channels.setAside(idOf("1"));
    await channels.setAside(idOf("1"));
    await channels.charge({ id: idOf("1"), most: "500000", deposit: null });
    expect(readdirSync(folder)).toEqual([`${idOf("1")}.set-aside.json`]);
    expect(await channels.of(idOf("1"))).toMatchObject({ charged: 500_000n });
    expect(await channels.borrow(() => true)).toBeNull();
  });

  test("is held by one process at a time, and by none that is gone", async () => {
    const { folder } = stateFolder();
    mkdirSync(folder, { recursive: true });
    const channels = keptChannels(folder);
    const lock = join(folder, `${idOf("1")}.lock`);
    // The first process of a machine lives as long as it does; the third number is nobody's.
    for (const [holder, isFree] of [
      [1, false],
      [process.pid, true],
      [2 ** 30, true],
    ] as const) {
      writeFileSync(lock, String(holder));
      expect([holder, await channels.hold(idOf("1"))]).toEqual([holder, isFree]);
    }
    expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
    await channels.release(idOf("1"));
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    "",
    "{}",
    JSON.stringify({ id: idOf("1"), step: "begin", amount: "1", isDone: false, until: null }),
    JSON.stringify({ ...SENT, id: idOf("1"), amount: "1", step: "middle" }),
    JSON.stringify({ ...SENT, id: idOf("2"), amount: "1" }),
  ])("of a withdrawal and says nothing that can be read stops it: %j", async (text) => {
    const { folder } = stateFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${idOf("1")}.withdrawal.json`), text);
    await expect(keptWithdrawals(folder).of(idOf("1"))).rejects.toThrow(/cannot be read any more/);
    await keptWithdrawals(folder).drop(idOf("1"));
    expect(await keptWithdrawals(folder).of(idOf("1"))).toBeNull();
  });

  test("of a withdrawal comes back as it was", async () => {
    const { folder } = stateFolder();
    mkdirSync(folder, { recursive: true });
    const withdrawals = keptWithdrawals(folder);
    await withdrawals.put({ id: idOf("1"), ...SENT });
    expect(await withdrawals.of(idOf("1"))).toEqual({ id: idOf("1"), ...SENT });
  });
});
