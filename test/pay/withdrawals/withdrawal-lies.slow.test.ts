import { describe, expect, test } from "vitest";
import { nodeAt } from "../../../src/pay/testimony.ts";
import type { PaidDaemon } from "../paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import type { Rig } from "../rig/rig.ts";
import { onDepositChain } from "./deposit-chain.ts";
import { DELAY, type Depositor, depositor, keepingServer, PRICE } from "./depositor.ts";
import { type Lie, lyingNode, type NodeQuestion } from "./lying-node.ts";

const anvil = findAnvil();

/** Selectors of what the contract is asked. */
const CHANNELS_OF = "0x7a7ebd7b";
const WITHDRAWALS_OF = "0xb7f06ebe";

const word = (value: bigint): string => value.toString(16).padStart(64, "0");

/** Whether a question is a look at the contract that begins so. */
function asks({ method, params }: NodeQuestion, selector: string): boolean {
  const [call] = params as readonly { readonly data?: string; readonly input?: string }[];
  return method === "eth_call" && (call?.data ?? call?.input ?? "").startsWith(selector);
}

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "a node that lies", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  onDepositChain((made) => {
    ({ rig, daemon } = made);
  });

  const paid = async (name: string): Promise<Depositor> => {
    const user = await depositor(rig, `lied to: ${name}`);
    await user.pays(await keepingServer(daemon));
    return user;
  };

  const usual = (url = rig.evm.url): readonly string[] => ["--rpc", url, "--yes", "--on-chain"];

  /** What a deposit is after all lies: it comes back to the last unit, by a transaction for each step that was not tried. */
  const expectUnharmed = async (user: Depositor, held: bigint): Promise<void> => {
    const run = await user.withdraws(usual());
    expect(run.code, run.stderr).toBe(0);
    await rig.evm.passTime(DELAY);
    const done = await user.withdraws(usual());
    expect(done.code, done.stderr).toBe(0);
    expect((await user.holds()) - held).toBe(PRICE);
  };

  test.each<[string, RegExp, (question: NodeQuestion) => Lie | null]>([
    [
      "is one of another chain",
      /is one of chain 1, and deposits lie on Base \(8453\)\. Nothing was sent/,
      ({ method }) => (method === "eth_chainId" ? { result: "0x1" } : null),
    ],
    [
      "hides the contract",
      /does not show the contract that holds deposits/,
      ({ method }) => (method === "eth_getCode" ? { result: "0x" } : null),
    ],
    [
      "shows less than was paid in",
      /The node shows 0\.50 USDC in the channel, and this machine knows of 0\.60\./,
      (question) =>
        asks(question, CHANNELS_OF) ? { result: `0x${word(500_000n)}${word(0n)}` } : null,
    ],
    [
      "shows nothing",
      /The node shows 0\.00 USDC in the channel, and this machine knows of 0\.60\./,
      (question) => (asks(question, CHANNELS_OF) ? { result: `0x${word(0n)}${word(0n)}` } : null),
    ],
    [
      "shows more than was paid in",
      /no more than 0\.60 were ever paid in/,
      (question) => {
        if (question.method === "eth_estimateGas") return { result: "0x15f90" };
        return asks(question, CHANNELS_OF) ? { result: `0x${word(9_000_000n)}${word(0n)}` } : null;
      },
    ],
    [
      "shows more claimed than was paid in",
      /more claimed than was paid in, which the contract does not allow/,
      (question) => (asks(question, CHANNELS_OF) ? { result: `0x${word(1n)}${word(2n)}` } : null),
    ],
    [
      "asks a fee as nobody does",
      /This is far more than is usual on Base\./,
      ({ method }) => (method === "eth_maxPriorityFeePerGas" ? { result: "0x174876e8000" } : null),
    ],
    [
      "answers with errors",
      /could not be asked \(over capacity\)/,
      ({ method }) =>
        method === "eth_getBalance" ? { error: { code: -32_005, message: "over capacity" } } : null,
    ],
    [
      "answers with nonsense",
      /could not be asked/,
      ({ method }) => (method === "eth_getBlockByNumber" ? { result: "a block" } : null),
    ],
  ])("and %s gets nothing signed", async (name, sentence, lie) => {
    const user = await paid(name);
    const held = await user.holds();
    const node = await lyingNode(rig.evm.url, lie);
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toMatch(sentence);
    expect(run.stderr).not.toContain(node.url);
    expect([run.code, node.asked.includes("eth_sendRawTransaction")]).toEqual([3, false]);
    await expectUnharmed(user, held);
  });

  test("and swallows the transaction is told of, and the same one is sent to the next", async () => {
    const user = await paid("swallowed");
    const held = await user.holds();
    const node = await lyingNode(rig.evm.url, ({ method }) =>
      method === "eth_sendRawTransaction" ? { result: `0x${"ab".repeat(32)}` } : null,
    );
    const run = await user.withdraws([...usual(node.url), "--timeout", "2"]);
    expect(run.stderr).toMatch(/shows no block of it yet\. It may still be carried out/);
    expect([run.code, await user.sent()]).toEqual([3, 0]);
    await expectUnharmed(user, held);
    expect(await user.sent()).toBe(2);
  });

  test("and says that it took nothing although it did is found out", async () => {
    const user = await paid("taken nevertheless");
    const held = await user.holds();
    const node = await lyingNode(rig.evm.url, async ({ method, truth }) => {
      if (method === "eth_getTransactionReceipt") return { result: null };
      if (method !== "eth_sendRawTransaction") return null;
      await truth();
      return { error: { code: -32_000, message: "insufficient funds" } };
    });
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toMatch(
      /did not take the transaction \(insufficient funds\)\. It may still be/,
    );
    expect([run.code, await user.sent()]).toEqual([3, 1]);
    await expectUnharmed(user, held);
    expect(await user.sent()).toBe(2);
  });

  test("and says that it was refused by the contract is not believed for good", async () => {
    const user = await paid("reverted");
    const held = await user.holds();
    const node = await lyingNode(rig.evm.url, async ({ method, truth }) => {
      if (method !== "eth_getTransactionReceipt") return null;
      const receipt = await truth();
      return receipt === null ? null : { result: { ...receipt, status: "0x0", logs: [] } };
    });
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toMatch(
      /The contract has refused the transaction, and only its fee is gone/,
    );
    expect(run.code).toBe(3);
    await expectUnharmed(user, held);
    expect(await user.sent()).toBe(2);
  });

  test("and says that all was done that was not is caught", async () => {
    const user = await paid("done in words");
    const held = await user.holds();
    const receipt = await someReceipt();
    const node = await lyingNode(rig.evm.url, ({ method, params }) => {
      if (method === "eth_sendRawTransaction") return { result: `0x${"ab".repeat(32)}` };
      if (method !== "eth_getTransactionReceipt") return null;
      return { result: { ...receipt, transactionHash: params[0] } };
    });
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toMatch(/carried out, and shows nothing that the contract did/);
    expect([run.code, await user.sent()]).toEqual([3, 0]);
    await expectUnharmed(user, held);
  });

  test("and is not as far as the one that gave the receipt is asked again", async () => {
    const user = await paid("behind");
    let isSent = false;
    let behind = 8;
    const node = await lyingNode(rig.evm.url, ({ method, params }) => {
      isSent ||= method === "eth_sendRawTransaction";
      const isHeard = !isSent || method !== "eth_getBlockByNumber" || params[0] === "latest";
      if (isHeard || behind === 0) return null;
      behind -= 1;
      return { error: { code: -32_000, message: "header not found" } };
    });
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toMatch(/The withdrawal of 0\.20 USDC has begun/);
    expect([run.code, behind, await user.sent()]).toEqual([0, 0, 1]);
  });

  test("and shows the receipt of another transaction is not heard", async () => {
    const user = await paid("another receipt");
    const held = await user.holds();
    const receipt = await someReceipt();
    const node = await lyingNode(rig.evm.url, ({ method }) =>
      method === "eth_getTransactionReceipt" ? { result: receipt } : null,
    );
    const run = await user.withdraws([...usual(node.url), "--timeout", "2"]);
    expect(run.stderr).toMatch(/shows no block of it yet/);
    expect([run.code, await user.sent()]).toEqual([3, 1]);
    await expectUnharmed(user, held);
    expect(await user.sent()).toBe(2);
  });

  test("and hides a withdrawal that runs gets no second beginning", async () => {
    const user = await paid("hidden");
    const held = await user.holds();
    await user.withdraws(usual());
    const node = await lyingNode(rig.evm.url, (question) => {
      if (question.method === "eth_estimateGas") return { result: "0x15f90" };
      return asks(question, WITHDRAWALS_OF) ? { result: `0x${word(0n)}${word(0n)}` } : null;
    });
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toMatch(
      /was begun before \(transaction 0x\w{64}\), and the node shows none/,
    );
    expect([run.code, await user.sent()]).toEqual([3, 1]);
    await expectUnharmed(user, held);
    expect(await user.sent()).toBe(2);
  });

  test("and is told that the time has come is contradicted by the contract", async () => {
    const user = await paid("early");
    await user.withdraws(usual());
    const node = await lyingNode(rig.evm.url, async ({ method, truth }) => {
      if (method !== "eth_getBlockByNumber") return null;
      const block = (await truth()) as { readonly timestamp: string };
      const timestamp = `0x${(Number(block.timestamp) + DELAY).toString(16)}`;
      return { result: { ...block, timestamp } };
    });
    const run = await user.withdraws(usual(node.url));
    expect(run.stderr).toContain("The contract refuses it (WithdrawDelayNotElapsed).");
    expect([run.code, await user.sent()]).toEqual([3, 1]);
  });

  test("about what the server gave back: the server's word alone is not enough", async () => {
    const user = await depositor(rig, "lied to by his server");
    const server = await keepingServer(daemon);
    await user.pays(server);
    server.mood = "lies";
    const run = await user.withdraws(["--rpc", rig.evm.url, "--yes", "--timeout", "2"]);
    expect(run.stderr).toMatch(/The server says that it gave back 0\.20 USDC .* does not show it/);
    expect([run.code, await user.sent()]).toEqual([3, 0]);
    await expectUnharmed(user, await user.holds());
  });

  /** The receipt of a transaction that has nothing to do with it. */
  const someReceipt = async (): Promise<object> => {
    const call = nodeAt(rig.evm.url);
    const block = (await call("eth_getBlockByNumber", ["latest", true])) as {
      readonly transactions: readonly { readonly hash: string }[];
    };
    return (await call("eth_getTransactionReceipt", [block.transactions[0]?.hash])) as object;
  };
});
