import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withdrawCommand } from "../../../src/cli/deposits/withdraw-command.ts";
import { nodeAt } from "../../../src/pay/testimony.ts";
import type { PaidDaemon } from "../paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import type { Rig } from "../rig/rig.ts";
import { onDepositChain } from "./deposit-chain.ts";
import { DELAY, type Depositor, depositor, keepingServer, PRICE } from "./depositor.ts";
import { lyingNode } from "./lying-node.ts";

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "somebody at a terminal", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  const said: string[] = [];
  onDepositChain((made) => {
    ({ rig, daemon } = made);
  });
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** Runs the command where a person answers so; gives its exit code and what was asked. */
  const withdraws = async (
    { env }: Depositor,
    answer: boolean | null,
    { rpc = rig.evm.url, yes = false }: { readonly rpc?: string; readonly yes?: boolean } = {},
  ) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const questions: string[] = [];
    const asker = {
      isThere: true,
      agrees: async (question: string) => {
        questions.push(question);
        return Promise.resolve(answer);
      },
    };
    const options = { rpc, yes, onChain: true, timeout: 2 };
    return { code: await withdrawCommand(undefined, options, asker), questions };
  };

  const paid = async (name: string): Promise<Depositor> => {
    const user = await depositor(rig, `asked: ${name}`);
    await user.pays(await keepingServer(daemon));
    return user;
  };

  test("is asked with the most that it costs, and a no or Ctrl-C sends nothing", async () => {
    const user = await paid("no");
    for (const answer of [false, null]) {
      const { code, questions } = await withdraws(user, answer);
      expect([code, questions]).toEqual([
        130,
        [expect.stringMatching(/^Send this transaction for at most 0\.0\d+ ETH in all\?$/)],
      ]);
    }
    expect(said.join("")).toContain("Nothing was sent.");
    expect([await user.sent(), await user.lists()]).toMatchObject([0, [{ state: "open" }]]);
  });

  test("pays no more than that", async () => {
    const user = await paid("yes");
    const weiOf = async (): Promise<bigint> =>
      BigInt((await nodeAt(rig.evm.url)("eth_getBalance", [user.address, "latest"])) as string);
    const before = await weiOf();
    const { code, questions } = await withdraws(user, true);
    const [, most = "0"] = /at most ([\d.]+) ETH/.exec(questions.join("")) ?? [];
    const paidWei = Number(before - (await weiOf()));
    expect(code).toBe(0);
    expect(paidWei).toBeGreaterThan(0);
    expect(paidWei).toBeLessThanOrEqual(Number(most) * 1e18);
  });

  test("is asked in spite of --yes where a node shows what does not fit, and decides", async () => {
    const user = await paid("doubt");
    const held = await user.holds();
    // The number of a transaction that will be nobody's turn for long.
    const node = await lyingNode(rig.evm.url, ({ method, params }) =>
      method === "eth_getTransactionCount" && params[0] === user.address
        ? { result: "0x100" }
        : null,
    );
    const lost = await withdraws(user, true, { rpc: node.url, yes: true });
    expect([lost.code, lost.questions, await user.sent()]).toEqual([3, [], 0]);
    const refused = await withdraws(user, false, { yes: true });
    expect([refused.code, refused.questions.length, await user.sent()]).toEqual([130, 1, 0]);
    expect(said.join("")).toContain("or that it is not its turn");
    const agreed = await withdraws(user, true, { yes: true });
    expect([agreed.code, await user.sent()]).toEqual([0, 1]);
    await rig.evm.passTime(DELAY);
    const done = await withdraws(user, true, { yes: true });
    expect([done.code, done.questions, await user.sent()]).toEqual([0, [], 2]);
    expect((await user.holds()) - held).toBe(PRICE);
  });
});
