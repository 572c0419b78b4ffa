import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PaidDaemon, paidDaemon, sellerOf } from "../paid-daemon.ts";
import {
  type Asked,
  closeDoors,
  type Deed,
  keptBy,
  openDoor,
  passedOn,
  readAt,
  userOf,
} from "../payer-of-runs.ts";
import { type ChannelChain, channelChain } from "../rig/channel-chain.ts";
import { FAULTS } from "../rig/faults.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import { type Rig, startRig } from "../rig/rig.ts";

const FIXTURES = "fixtures/pay-application/aia-g702";
const NAMES = ["first-application", "credit-lines", "final", "deductive-changes"];
const PRICE = 200_000n;
const HELD = 100n * PRICE;

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "a run out of one deposit", () => {
  let rig: Rig;
  let chain: ChannelChain;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false, channels: true });
    chain = channelChain(rig.evm.url);
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]), { takesDeposits: true });
  });
  afterAll(async () => {
    await closeDoors();
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  /** A door to the daemon, where a test may step in. */
  const shop = async (stepIn: (asked: Asked) => Promise<Deed | null> | Deed | null = () => null) =>
    openDoor(async (asked) => (await stepIn(asked)) ?? passedOn(daemon.app, asked));

  const user = async (name: string) => {
    const { address } = await rig.evm.payer(name, HELD);
    const env = userOf(name);
    return { env, spent: async () => HELD - (await rig.evm.balanceOf(address)) };
  };

  /** A folder with documents, and what a user says to have them read. */
  const folder = (names: readonly string[] = NAMES): string => {
    const path = mkdtempSync(join(tmpdir(), "crossfoot-month-"));
    for (const name of names) copyFileSync(`${FIXTURES}/${name}.pdf`, join(path, `${name}.pdf`));
    return path;
  };

  const channelsOf = (env: Readonly<Record<string, string>>): readonly string[] => {
    const path = join(env["XDG_STATE_HOME"] ?? "", "crossfoot", "channels");
    try {
      return readdirSync(path).map((name) => readFileSync(join(path, name), "utf8"));
    } catch {
      return [];
    }
  };

  test("pays in what its documents cost, and every document once", async () => {
    const { env, spent } = await user("month");
    const { url } = await shop();
    const before = await chain.transactions();
    const run = await readAt(url, [folder(), "--deposit", "5", "--format", "ndjson"], env);
    expect(run).toMatchObject({ code: 0 });
    expect(run.stderr).toMatch(/Deposit: 0\.80 USDC on Base to 0x\w+, for 4 documents/);
    expect(run.stderr).toContain("Paid 0.80 USDC for 4 documents");
    expect([await spent(), (await chain.transactions()) - before]).toEqual([4n * PRICE, 1]);
    expect([keptBy(env), channelsOf(env)]).toEqual([[], []]);
    await daemon.channels.claim();
    expect((await chain.transactions()) - before).toBe(3);
  });

  test("gets back what was not charged", async () => {
    const { env, spent } = await user("part");
    // One of them is refused when it comes with its payment.
    const { url } = await shop(({ payment, body }) =>
      payment !== null && body.equals(readFileSync(`${FIXTURES}/final.pdf`))
        ? { status: 502, body: JSON.stringify({ error: "Cannot be read. Nothing was charged." }) }
        : null,
    );
    const run = await readAt(url, [folder(), "--deposit", "5", "--kind", "construction"], env);
    expect(run.stderr).toMatch(/gives back what is left of the deposit: 0\.20 USDC to 0x\w+/);
    expect([run.code, await spent(), keptBy(env)]).toEqual([3, 3n * PRICE, []]);
    // The way to the contract is kept, for whoever finds nothing in his wallet.
    expect(channelsOf(env)).toEqual([expect.stringContaining('"payerAuthorizer"')]);
  });

  test("goes on as usual where the server takes no deposits, and for one document", async () => {
    const { env, spent } = await user("usual");
    const plain = await paidDaemon(rig, sellerOf(rig, ["base"]));
    const { url } = await openDoor(async (asked) => passedOn(plain.app, asked));
    const run = await readAt(url, [folder(NAMES.slice(0, 2)), "--deposit", "5"], env);
    expect([run.code, run.stderr.includes("Deposit")]).toEqual([0, false]);
    await plain.close();
    const one = await readAt(
      (await shop()).url,
      [folder(NAMES.slice(2, 3)), "--deposit", "5"],
      env,
    );
    expect([one.code, one.stderr.includes("Deposit"), await spent()]).toEqual([
      0,
      false,
      3n * PRICE,
    ]);
  });

  test.each([
    ["--deposit 0.40", ["--deposit", "0.40"]],
    ["--max-total 0.40", ["--deposit", "5", "--max-total", "0.40"]],
  ])("%s is the most that is paid in", async (name, words) => {
    const { env } = await user(name);
    const run = await readAt((await shop()).url, [folder(), ...words], env);
    expect(run.stderr).toMatch(/Deposit: 0\.40 USDC on Base to 0x\w+, for 4 documents/);
    // Beyond it documents are paid one by one, as far as the run may cost.
    expect(run.stderr).toContain(
      words.includes("--max-total") ? "Paid 0.40 USDC for 2 documents" : "Paid 0.80 USDC for 4",
    );
  });

  test("nothing is paid in where it could not be written down", async () => {
    const { env, spent } = await user("unwritable");
    const { url, payments } = await shop();
    const nowhere = { ...env, XDG_STATE_HOME: `${process.cwd()}/package.json` };
    const run = await readAt(url, [folder(), "--deposit", "5"], nowhere);
    expect(run.stderr).toContain("No deposit is made, because it could not be written down");
    expect([run.code, await spent(), payments().size]).toEqual([3, 0n, 0]);
  });

  test("two runs of one wallet at once draw on a channel each", async () => {
    const { env, spent } = await user("twins");
    const { url } = await shop();
    const runs = await Promise.all(
      [NAMES.slice(0, 2), NAMES.slice(2)].map(async (names) =>
        readAt(url, [folder(names), "--deposit", "5"], env),
      ),
    );
    expect([runs.map(({ code }) => code), await spent(), keptBy(env), channelsOf(env)]).toEqual([
      [0, 0],
      4n * PRICE,
      [],
      [],
    ]);
  });

  test("what a server keeps back is used first by the next run", async () => {
    const { env, spent } = await user("kept back");
    let keeps = true;
    const { url } = await shop(({ payment, body }) => {
      if (payment === null || !keeps) return null;
      const isLast = body.equals(readFileSync(`${FIXTURES}/final.pdf`));
      return body.length === 0 || isLast
        ? { status: 502, body: JSON.stringify({ error: "Cannot be read. Nothing was charged." }) }
        : null;
    });
    const words = ["--deposit", "5", "--kind", "construction"];
    const first = await readAt(url, [folder(), ...words], env);
    expect(first.stderr).toMatch(
      /0\.20 USDC of the deposit are left: the server did not give them back\. Run .*used first/,
    );
    expect([await spent(), channelsOf(env).length]).toEqual([4n * PRICE, 1]);
    keeps = false;
    const second = await readAt(url, [folder(["final"]), ...words], env);
    expect(second.stderr).toContain("Deposit: 0.00 USDC on Base");
    expect([second.code, await spent(), channelsOf(env)]).toEqual([0, 4n * PRICE, []]);
  });

  test("a run that was killed and has lost what it sent catches up with what was charged", async () => {
    const { env, spent } = await user("forgetful");
    let paid = 0;
    const door = await openDoor(async (asked) => {
      const said = await passedOn(daemon.app, asked);
      if (asked.payment !== null) paid += 1;
      return asked.payment !== null && paid === 2 ? "silence" : said;
    });
    const words = [folder(), "--deposit", "5", "--kind", "construction", "--jobs", "1"];
    const child = spawn(
      process.execPath,
      ["bin/crossfoot.js", "read", "--remote", door.url, ...words],
      { env: { ...process.env, ...env }, stdio: "ignore" },
    );
    const ended = new Promise((resolve) => void child.once("exit", resolve));
    await expect.poll(() => paid, { timeout: 30_000 }).toBe(2);
    child.kill("SIGKILL");
    await ended;
    rmSync(join(env["XDG_STATE_HOME"] ?? "", "crossfoot", "pending-payments"), { recursive: true });
    // All four are paid anew, the first three of them out of what is left.
    const again = await readAt(door.url, words, env);
    expect(again.stderr).toMatch(/Deposit: 0\.20 USDC on Base to \w+ beside 0\.60/);
    expect([again.code, await spent(), keptBy(env), channelsOf(env)]).toEqual([
      0,
      6n * PRICE,
      [],
      [],
    ]);
  });

  test("what got lost on the way is fetched again and paid once", async () => {
    const { env, spent } = await user("lossy");
    let nth = 0;
    const { url } = await openDoor(async (asked) => {
      const said = await passedOn(daemon.app, asked);
      if (asked.payment === null) return said;
      nth += 1;
      return nth % 2 === 1 ? "cut" : said;
    });
    rig.facilitator.next("settle", FAULTS.lost);
    const run = await readAt(url, [folder(), "--deposit", "5"], env);
    expect([run.code, await spent(), keptBy(env)]).toEqual([0, 4n * PRICE, []]);
  });
});
