import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { DaySpend } from "../../src/fallback/day-spend.ts";
import { estimatedTokens } from "../../src/fallback/document-spend.ts";
import type { World } from "../../src/fallback/world.ts";
import { ANSWER, clientOf, QUESTION, quickWorld, replyFrom } from "./support/asked.ts";
import { fails, inTurn, modelServer, says } from "./support/model-server.ts";

const PRICES = { CROSSFOOT_MODEL_PRICE_INPUT: "10", CROSSFOOT_MODEL_PRICE_OUTPUT: "100" };
const CAPS = { documentTokens: 1e9, dayTokens: 1_000, documentUsd: null, dayUsd: null };

function spentIn({ spendPath }: World): unknown {
  return JSON.parse(readFileSync(spendPath, "utf8"));
}

describe("a document", () => {
  test.each([
    ["CROSSFOOT_MODEL_MAX_TOKENS", "1500", {}],
    ["CROSSFOOT_MODEL_MAX_USD", "0.05", PRICES],
  ])("is not asked about beyond %s", async (name, cap, prices) => {
    const server = await modelServer(says(ANSWER));
    const reply = await replyFrom(server.port, { ...prices, [name]: cap });
    expect(reply).toMatchObject({ kind: "failed", failure: "over-budget", use: { requests: 0 } });
    expect(reply.kind === "failed" && reply.message).toContain(name);
    expect(server.received).toHaveLength(0);
  });

  test("pays for its repair out of the same budget", async () => {
    const server = await modelServer(says("sorry", { input: 3_000, output: 50 }));
    const reply = await replyFrom(server.port, { CROSSFOOT_MODEL_MAX_TOKENS: "4000" });
    expect(reply).toMatchObject({
      failure: "over-budget",
      use: { requests: 1, inputTokens: 3_000 },
    });
    expect(server.received).toHaveLength(1);
  });
});

describe("a day", () => {
  test.each([
    ["CROSSFOOT_MODEL_DAILY_TOKENS", "5000", {}],
    ["CROSSFOOT_MODEL_DAILY_USD", "0.25", PRICES],
  ])(
    "has its cap %s, across runs that know one file, until the next day",
    async (name, cap, prices) => {
      const server = await modelServer(says(ANSWER, { input: 2_000, output: 1_000 }));
      const world = quickWorld();
      const more = { ...prices, [name]: cap };
      expect(await replyFrom(server.port, more, world)).toMatchObject({ kind: "pointed" });
      expect(spentIn(world)).toMatchObject({ date: "2026-03-31", tokens: 3_000 });
      const second = await replyFrom(server.port, more, {
        ...world,
        nowMs: () => world.nowMs() + 3_600_000,
      });
      expect(second).toMatchObject({ kind: "failed", failure: "over-budget" });
      expect(second.kind === "failed" && second.message).toContain(name);
      const tomorrow = { ...world, nowMs: () => world.nowMs() + 12 * 3_600_000 };
      expect(await replyFrom(server.port, more, tomorrow)).toMatchObject({ kind: "pointed" });
      expect(spentIn(world)).toMatchObject({ date: "2026-04-01", tokens: 3_000 });
      expect(server.received).toHaveLength(2);
    },
  );

  test("counts what many clients spend at once", async () => {
    const server = await modelServer(says(ANSWER, { input: 700, output: 300 }));
    const world = quickWorld({
      wait: (ms) => new Promise((done) => void setTimeout(done, ms / 10)),
    });
    const clients = Array.from({ length: 4 }, () => clientOf(server.port, {}, world));
    await Promise.all(clients.flatMap((ask) => [ask(QUESTION), ask(QUESTION)]));
    expect(spentIn(world)).toEqual({ date: "2026-03-31", tokens: 8_000, dollars: 0 });
    expect(readdirSync(dirname(world.spendPath))).toEqual(["model-spend.json"]);
  });

  test("stays within its cap however many are under way", async () => {
    const spend = new DaySpend(quickWorld(), CAPS);
    const reserved = await Promise.all(
      Array.from({ length: 20 }, () => spend.reserve({ tokens: 150, dollars: 0 })),
    );
    expect(reserved.filter(({ kind }) => kind === "reserved")).toHaveLength(6);
  });

  test("is charged nothing for an error, and the estimate for what broke off", async () => {
    const world = quickWorld();
    const refusing = await modelServer(fails(401));
    await replyFrom(refusing.port, PRICES, world);
    expect(spentIn(world)).toEqual({ date: "2026-03-31", tokens: 0, dollars: 0 });
    const breaking = await modelServer(inTurn((response) => response.destroy(), says(ANSWER)));
    const { use } = await replyFrom(breaking.port, PRICES, world);
    expect(use.requests).toBe(2);
    expect(spentIn(world)).toEqual({
      date: "2026-03-31",
      tokens: use.inputTokens + use.outputTokens,
      dollars: expect.closeTo(use.costUsd ?? 0, 8) as unknown,
    });
  });

  test.each([
    "",
    "{",
    "null",
    '{"date":"2026-03-31","tokens":"many","dollars":0}',
    '{"date":"2026-03-31","tokens":-5,"dollars":0}',
  ])("begins again where its file holds %j", async (text) => {
    const world = quickWorld();
    mkdirSync(dirname(world.spendPath));
    writeFileSync(world.spendPath, text);
    const server = await modelServer(says(ANSWER));
    expect(await replyFrom(server.port, {}, world)).toMatchObject({ kind: "pointed" });
    expect(spentIn(world)).toMatchObject({ tokens: 110 });
  });

  test("is not hindered by a lock that a dead process left", async () => {
    const world = quickWorld();
    mkdirSync(dirname(world.spendPath));
    writeFileSync(`${world.spendPath}.lock`, "");
    const server = await modelServer(says(ANSWER));
    expect(await replyFrom(server.port, {}, world)).toMatchObject({ kind: "pointed" });
    expect(existsSync(`${world.spendPath}.lock`)).toBe(false);
  });

  test("on which nothing can be noted has nothing asked", async () => {
    const world = quickWorld();
    mkdirSync(dirname(dirname(world.spendPath)), { recursive: true });
    writeFileSync(dirname(world.spendPath), "a file where the folder should be");
    const server = await modelServer(says(ANSWER));
    const reply = await replyFrom(server.port, {}, world);
    expect(reply).toMatchObject({ kind: "failed", failure: "over-budget" });
    expect(reply.kind === "failed" && reply.message).toContain("XDG_STATE_HOME");
    expect(server.received).toHaveLength(0);
  });
});

test.each([
  ["", 0],
  ["Retainage", 3],
  ["4,200.00", 8],
  ["w12 Total\tw13 $1,234.56", 19],
  ["Größe", 5],
])("%j is about %i tokens at most", (text, tokens) => {
  expect(estimatedTokens(text)).toBe(tokens);
});
