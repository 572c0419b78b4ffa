import { describe, expect, test } from "vitest";
import { MODEL_LIMITS } from "../../src/base/limits.ts";
import type { Reply } from "../../src/fallback/model.ts";
import {
  ANSWER,
  clientOf,
  KEY,
  POINTINGS,
  QUESTION,
  quickWorld,
  replyFrom,
  SECRET_WORD,
} from "./support/asked.ts";
import { fails, inTurn, modelServer, says, saysAsAnthropic } from "./support/model-server.ts";

function failureIn(reply: Reply): string {
  return reply.kind === "failed" ? reply.failure : reply.kind;
}

function messageIn(reply: Reply): string {
  return reply.kind === "failed" ? reply.message : "";
}

describe("an OpenAI-compatible endpoint", () => {
  test("is asked once, coldly, for JSON, and what it points at comes back with what it cost", async () => {
    const server = await modelServer(says(ANSWER));
    const prices = { CROSSFOOT_MODEL_PRICE_INPUT: "3", CROSSFOOT_MODEL_PRICE_OUTPUT: "15" };
    const reply = await replyFrom(server.port, prices);
    expect(reply).toEqual({
      kind: "pointed",
      pointings: POINTINGS,
      use: {
        model: "small",
        host: `127.0.0.1:${server.port}`,
        leftMachine: false,
        requests: 1,
        inputTokens: 100,
        outputTokens: 10,
        costUsd: 0.000_45,
      },
    });
    const [received] = server.received;
    expect(received?.path).toBe("/v1/chat/completions");
    expect(received?.headers.authorization).toBe(`Bearer ${KEY}`);
    const body = JSON.parse(received?.body ?? "") as Record<string, unknown>;
    expect(body).toMatchObject({ model: "small", temperature: 0 });
    expect(body).not.toHaveProperty("tools");
    expect(JSON.stringify(body["response_format"])).toContain('"enum":["amount","kind"]');
    expect(JSON.stringify(body["messages"])).toContain(`w2 4,200.00\\tw3 ${SECRET_WORD}`);
  });

  test.each([
    ["prose around it", `I found both.\n${ANSWER}\nDo you need more?`],
    ["a fence", `\`\`\`json\n${ANSWER}\n\`\`\``],
    [
      "thoughts before it",
      `<think>{"answers":[{"field":"amount","words":["w9"]}]} no</think>${ANSWER}`,
    ],
  ])("may put %s", async (_name, text) => {
    const server = await modelServer(says(text));
    expect(await replyFrom(server.port)).toMatchObject({ kind: "pointed", pointings: POINTINGS });
  });

  test("may name identifiers that do not exist: they are not believed here, nor dropped", async () => {
    const server = await modelServer(
      says('{"answers":[{"field":"none","words":["w99"],"choice":"X"}]}'),
    );
    expect(await replyFrom(server.port)).toMatchObject({
      kind: "pointed",
      pointings: [{ field: "none", words: ["w99"], choice: "X" }],
    });
  });

  test.each([
    ["", 2],
    ["no JSON at all", 2],
    ['{"answers":[{"field":"amount","words":"w2"}]}', 2],
  ])("that answers %j is asked to repair it once", async (text, requests) => {
    const server = await modelServer(inTurn(says(text), says(ANSWER)));
    const reply = await replyFrom(server.port);
    expect(reply).toMatchObject({ kind: "pointed", pointings: POINTINGS });
    expect(reply.use).toMatchObject({ requests, inputTokens: 200, outputTokens: 20 });
    expect(server.received[1]?.body).toContain("That answer cannot be used.");
  });

  test("that answers uselessly twice is given up", async () => {
    const server = await modelServer(says('{"answers":[{"field":'));
    const reply = await replyFrom(server.port);
    expect(failureIn(reply)).toBe("unusable-answer");
    expect(reply.use.requests).toBe(2);
    expect(server.received).toHaveLength(2);
  });

  test("that refuses the form of the answer is asked without", async () => {
    const server = await modelServer(inTurn(fails(400), says(ANSWER)));
    const reply = await replyFrom(server.port);
    expect(reply).toMatchObject({ kind: "pointed", pointings: POINTINGS });
    const body = JSON.parse(server.received[1]?.body ?? "") as Record<string, unknown>;
    expect(body).not.toHaveProperty("response_format");
    expect(body).not.toHaveProperty("temperature");
    expect(body["max_completion_tokens"]).toBeGreaterThan(1_000);
  });

  test("that does not count its tokens is estimated", async () => {
    const server = await modelServer(says(ANSWER, null));
    const { use } = await replyFrom(server.port);
    expect(use.inputTokens).toBeGreaterThan(500);
    expect(use.outputTokens).toBeGreaterThan(20);
  });

  test("that counts less than nothing is not believed", async () => {
    const server = await modelServer(says(ANSWER, { input: -1e9, output: 0.5 }));
    const { use } = await replyFrom(server.port);
    expect(use.inputTokens).toBeGreaterThan(500);
    expect(use.outputTokens).toBeGreaterThan(20);
  });
});

describe("an endpoint of Anthropic's protocol", () => {
  const ANTHROPIC = { CROSSFOOT_MODEL_PROVIDER: "anthropic", CROSSFOOT_MODEL: "claude-haiku-4-5" };

  test("is asked for the same, without tools", async () => {
    const server = await modelServer(saysAsAnthropic(ANSWER));
    const reply = await replyFrom(server.port, ANTHROPIC);
    expect(reply).toMatchObject({
      kind: "pointed",
      pointings: POINTINGS,
      use: { requests: 1, inputTokens: 100, outputTokens: 10, costUsd: null },
    });
    const [received] = server.received;
    expect(received?.path).toBe("/v1/messages");
    expect(received?.headers["x-api-key"]).toBe(KEY);
    const body = JSON.parse(received?.body ?? "") as Record<string, unknown>;
    expect(body).toMatchObject({ model: "claude-haiku-4-5", temperature: 0 });
    expect(body).not.toHaveProperty("tools");
    expect(JSON.stringify(body["output_config"])).toContain("json_schema");
  });

  test("is repaired and refused alike", async () => {
    const repaired = await modelServer(inTurn(saysAsAnthropic("sorry"), saysAsAnthropic(ANSWER)));
    expect(await replyFrom(repaired.port, ANTHROPIC)).toMatchObject({ use: { requests: 2 } });
    const refused = await modelServer(fails(401));
    expect(failureIn(await replyFrom(refused.port, ANTHROPIC))).toBe("refused");
    const old = await modelServer(inTurn(fails(400), saysAsAnthropic(ANSWER)));
    expect(await replyFrom(old.port, ANTHROPIC)).toMatchObject({ kind: "pointed" });
    expect(old.received[1]?.body).not.toContain("json_schema");
  });
});

describe("an endpoint that fails", () => {
  test.each([400, 401, 403, 404, 413, 418, 429, 500, 529])(
    "with status %i and the question in its error is told by its status alone",
    async (status) => {
      const server = await modelServer(fails(status));
      const reply = await replyFrom(server.port);
      expect(failureIn(reply)).toBe(status === 413 ? "too-long" : "refused");
      expect(messageIn(reply)).toContain(`status ${status}`);
      for (const secret of [SECRET_WORD, KEY, "4,200.00", "Amount"]) {
        expect(JSON.stringify(reply)).not.toContain(secret);
      }
      expect(reply.use).toMatchObject({ inputTokens: 0, outputTokens: 0, leftMachine: false });
      expect(reply.use.requests).toBe(server.received.length);
    },
  );

  test("is asked again as soon as it says, and after waits of its own", async () => {
    const world = quickWorld();
    const server = await modelServer(
      inTurn(fails(429, { "retry-after": "7" }), fails(503), says(ANSWER)),
    );
    const reply = await replyFrom(server.port, {}, world);
    expect(reply).toMatchObject({ kind: "pointed", use: { requests: 3, inputTokens: 100 } });
    expect(world.waits).toEqual([7_000, 1_000]);
  });

  test("is not asked again where it wants a long rest", async () => {
    const server = await modelServer(fails(429, { "retry-after": "3600" }));
    expect(failureIn(await replyFrom(server.port))).toBe("refused");
    expect(server.received).toHaveLength(1);
  });

  test("understands a moment as the end of its rest, too", async () => {
    const world = quickWorld();
    const at = new Date(world.nowMs() + 9_000).toUTCString();
    const server = await modelServer(inTurn(fails(503, { "retry-after": at }), says(ANSWER)));
    await replyFrom(server.port, {}, world);
    expect(world.waits).toEqual([9_000]);
  });

  test("by closing the connection is asked three times, and counts as paid", async () => {
    const server = await modelServer((response) => response.socket?.resetAndDestroy());
    const reply = await replyFrom(server.port);
    expect(failureIn(reply)).toBe("unreachable");
    expect(reply.use.requests).toBe(3);
    expect(reply.use.inputTokens).toBeGreaterThan(1_500);
  });

  test("by not being there costs nothing", async () => {
    const reply = await replyFrom(1);
    expect(failureIn(reply)).toBe("unreachable");
    expect(messageIn(reply)).toContain("ECONNREFUSED");
    expect(reply.use).toMatchObject({ requests: 0, inputTokens: 0, leftMachine: false });
  });

  test.each(["before", "within"])("by being slow %s its response is left", async (when) => {
    const server = await modelServer((response) => {
      if (when === "within") response.write('{"choices":');
    });
    // The server never ends its response: without the limit there would be no reply at all.
    const reply = await replyFrom(server.port, { CROSSFOOT_MODEL_TIMEOUT: "0.3" });
    expect(failureIn(reply)).toBe("timeout");
    expect(server.received).toHaveLength(1);
  });

  test("by an endless response is cut off", async () => {
    let sent = 0;
    const server = await modelServer((response) => {
      const flood = (): void => {
        while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      };
      response.on("drain", flood).on("error", () => undefined);
      response.writeHead(200, { "content-type": "application/json" });
      flood();
    });
    const reply = await replyFrom(server.port);
    expect(failureIn(reply)).toBe("unusable-answer");
    expect(messageIn(reply)).toContain(`${MODEL_LIMITS.responseBytes} bytes`);
    expect(sent).toBeLessThan(64 * MODEL_LIMITS.responseBytes);
  });

  test("by a response that would have to be unpacked is not unpacked", async () => {
    const server = await modelServer((response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end("bomb");
    });
    expect(failureIn(await replyFrom(server.port))).toBe("unusable-answer");
    expect(server.received[0]?.headers["accept-encoding"]).toBe("identity");
  });

  test("by speaking another protocol is said to", async () => {
    const server = await modelServer((response) => response.end("<html>Sign in</html>"));
    const reply = await replyFrom(server.port);
    expect(messageIn(reply)).toContain("something else than its protocol");
    expect(server.received).toHaveLength(1);
  });

  test.each([301, 302, 307, 308])(
    "by sending elsewhere with %i is not followed",
    async (status) => {
      const elsewhere = await modelServer(says(ANSWER));
      const location = `http://127.0.0.1:${elsewhere.port}/v1/chat/completions`;
      const server = await modelServer(fails(status, { location }));
      const reply = await replyFrom(server.port);
      expect(failureIn(reply)).toBe("refused");
      expect(messageIn(reply)).toContain("not followed");
      expect(elsewhere.received).toHaveLength(0);
    },
  );

  test("five times in a row is left alone for a minute, then tried once", async () => {
    let nowMs = Date.UTC(2026, 2, 31);
    const server = await modelServer(
      inTurn(
        ...(([500, 500, 500, 500, 500, 500] as const).map((status) => fails(status)) as [
          ReturnType<typeof fails>,
        ]),
        says(ANSWER),
      ),
    );
    const ask = clientOf(server.port, {}, quickWorld({ nowMs: () => nowMs }));
    expect(failureIn(await ask(QUESTION))).toBe("refused");
    expect(failureIn(await ask(QUESTION))).toBe("switched-off-for-now");
    expect(server.received).toHaveLength(5);
    nowMs += 59_000;
    expect(failureIn(await ask(QUESTION))).toBe("switched-off-for-now");
    nowMs += 2_000;
    const trials = await Promise.all([ask(QUESTION), ask(QUESTION)]);
    expect(trials.map(failureIn)).toEqual(["switched-off-for-now", "switched-off-for-now"]);
    expect(server.received).toHaveLength(6);
    nowMs += 61_000;
    expect(failureIn(await ask(QUESTION))).toBe("pointed");
    expect(failureIn(await ask(QUESTION))).toBe("pointed");
  });
});

test("of many questions at once a few are open, and all are answered", async () => {
  const questions = 9;
  const open: (() => void)[] = [];
  let asked = 0;
  let most = 0;
  const server = await modelServer((response, received, nth) => {
    asked += 1;
    open.push(() => says(ANSWER)(response, received, nth));
    most = Math.max(most, open.length);
    // Nobody is answered before as many are open as may be, or none is to come.
    if (open.length < MODEL_LIMITS.questionsAtOnce && asked < questions) return;
    for (const answer of open.splice(0)) answer();
  });
  const ask = clientOf(server.port);
  const replies = await Promise.all(Array.from({ length: questions }, () => ask(QUESTION)));
  expect(replies.map(failureIn)).toEqual(Array.from({ length: questions }, () => "pointed"));
  expect(most).toBe(MODEL_LIMITS.questionsAtOnce);
});

test("a document of endless words is not sent", async () => {
  const server = await modelServer(says(ANSWER));
  const words = Array.from({ length: 10_000 }, (_, index) => ({
    id: `w${index}`,
    text: "x".repeat(150),
  }));
  const reply = await clientOf(server.port)({ ...QUESTION, lines: [{ pageNumber: 1, words }] });
  expect(failureIn(reply)).toBe("too-long");
  expect(server.received).toHaveLength(0);
});
