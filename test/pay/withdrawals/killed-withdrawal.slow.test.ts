import { spawn } from "node:child_process";
import { describe, expect, test } from "vitest";
import { nodeAt } from "../../../src/pay/testimony.ts";
import type { PaidDaemon } from "../paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import type { Rig } from "../rig/rig.ts";
import { onDepositChain } from "./deposit-chain.ts";
import { DELAY, type Depositor, depositor, keepingServer, PRICE } from "./depositor.ts";
import { type LyingNode, lyingNode } from "./lying-node.ts";

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "a withdrawal that was killed", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  onDepositChain((made) => {
    ({ rig, daemon } = made);
  });

  const paid = async (name: string): Promise<Depositor> => {
    const user = await depositor(rig, name);
    const server = await keepingServer(daemon);
    await user.pays(server);
    server.mood = "gone";
    return user;
  };

  /** Starts a withdrawal and kills it when something has happened. */
  const killedWhen = async (
    user: Depositor,
    url: string,
    hasHappened: () => Promise<boolean> | boolean,
  ): Promise<void> => {
    const child = spawn(
      process.execPath,
      ["bin/crossfoot.js", "deposits", "withdraw", "--rpc", url, "--yes"],
      { env: { ...process.env, ...user.env }, stdio: "ignore" },
    );
    const ended = new Promise((resolve) => void child.once("exit", resolve));
    await expect.poll(hasHappened, { timeout: 30_000, interval: 50 }).toBe(true);
    child.kill("SIGKILL");
    await ended;
  };

  const usual = (): readonly string[] => ["--rpc", rig.evm.url, "--yes"];

  const raw = ({ asked }: LyingNode): number =>
    asked.filter((method) => method === "eth_sendRawTransaction").length;

  test("between what it kept and what it sent sends the same transaction, once", async () => {
    const user = await paid("killed before sending");
    const node = await lyingNode(rig.evm.url, ({ method }) =>
      method === "eth_sendRawTransaction" ? "silence" : null,
    );
    await killedWhen(user, node.url, () => raw(node) > 0);
    const [open] = await user.lists();
    expect([await user.sent(), open?.["state"]]).toEqual([0, "begin not seen"]);
    const again = await user.withdraws(usual());
    expect(again.stderr).toContain("A transaction that was signed before is sent again.");
    expect(again.stderr).toContain(String(open?.["transaction"]));
    expect([again.code, await user.sent()]).toEqual([0, 1]);
    const [running] = await user.lists();
    expect(running).toMatchObject({ state: "running", transaction: open?.["transaction"] });
  });

  test("between what it sent and its receipt finds what the chain has made of it", async () => {
    const user = await paid("killed before its receipt");
    const held = await user.holds();
    await rig.evm.setAutomine("off");
    const waits = async (): Promise<boolean> => {
      const call = nodeAt(rig.evm.url);
      const next = await call("eth_getTransactionCount", [user.address, "pending"]);
      return Number(next) > (await user.sent());
    };
    await killedWhen(user, rig.evm.url, waits);
    await rig.evm.setAutomine("on");
    const begun = await user.withdraws(usual());
    expect(begun.stderr).toMatch(/The withdrawal of 0\.20 USDC has begun/);
    expect([begun.code, await user.sent()]).toEqual([0, 1]);
    await rig.evm.passTime(DELAY);
    await rig.evm.setAutomine("off");
    await killedWhen(user, rig.evm.url, waits);
    await rig.evm.setAutomine("on");
    const done = await user.withdraws(usual());
    expect(done.stderr).toMatch(/0\.20 USDC are back in/);
    expect([done.code, await user.sent(), (await user.holds()) - held]).toEqual([0, 2, PRICE]);
  });

  test("before anything was kept has changed nothing", async () => {
    const user = await paid("killed early");
    const node = await lyingNode(rig.evm.url, ({ method }) =>
      method === "eth_estimateGas" ? "silence" : null,
    );
    await killedWhen(user, node.url, () => node.asked.includes("eth_estimateGas"));
    expect(await user.lists()).toMatchObject([{ state: "open", left: "0.20" }]);
    const again = await user.withdraws(usual());
    expect([again.code, await user.sent()]).toEqual([0, 1]);
  });

  test("and of which the number was used otherwise is for a person to judge", async () => {
    const user = await paid("whose wallet did something else");
    const node = await lyingNode(rig.evm.url, ({ method }) =>
      method === "eth_sendRawTransaction" ? "silence" : null,
    );
    await killedWhen(user, node.url, () => raw(node) > 0);
    await nodeAt(rig.evm.url)("anvil_setNonce", [user.address, "0x1"]);
    const again = await user.withdraws(usual());
    expect(again.stderr).toMatch(
      /was sent before \(transaction 0x\w{64}\)\. The node shows nothing/,
    );
    expect(again.stderr).toContain("--yes does not agree to that");
    expect([again.code, await user.sent()]).toEqual([3, 1]);
  });

  test("two at once send one transaction", async () => {
    const user = await paid("twice at once");
    const runs = await Promise.all([user.withdraws(usual()), user.withdraws(usual())]);
    expect(await user.sent()).toBe(1);
    const codes = runs.map(({ code }) => code);
    expect(codes).toContain(0);
    // Whoever comes while the other one works is sent away; who comes later sees that it runs.
    expect([0, 2]).toContain(codes.find((code, nth) => code !== 0 || nth === 1));
  });
});
