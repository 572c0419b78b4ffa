import { describe, expect, test } from "vitest";
import { modelSetting, spendPathOf, type Environment } from "../../src/fallback/settings.ts";

const LOCAL = "http://127.0.0.1:11434/v1";
const SET: Environment = { CROSSFOOT_MODEL_URL: LOCAL, CROSSFOOT_MODEL: "qwen3:8b" };

function problemsOf(environment: Environment, option?: string): readonly string[] {
  const setting = modelSetting(environment, option);
  return setting.kind === "wrong" ? setting.problems : [];
}

describe("a model", () => {
  test.each<[string, Environment, string | undefined]>([
    ["nothing is set", {}, undefined],
    [
      "only its name and key are set",
      { CROSSFOOT_MODEL: "m", CROSSFOOT_MODEL_KEY: "k" },
      undefined,
    ],
    ["the address is empty", { ...SET, CROSSFOOT_MODEL_URL: " " }, undefined],
    ["the address is off", { ...SET, CROSSFOOT_MODEL_URL: "off" }, undefined],
    ["--model is off", SET, "off"],
    [
      "--model is off and all else is wrong",
      { CROSSFOOT_MODEL_URL: "?", CROSSFOOT_MODEL_TIMEOUT: "x" },
      "off",
    ],
  ])("is off where %s", (_name, environment, option) => {
    expect(modelSetting(environment, option)).toEqual({ kind: "off" });
  });

  test("has usual bounds", () => {
    expect(modelSetting(SET, undefined)).toEqual({
      kind: "on",
      settings: {
        provider: "openai-compatible",
        url: LOCAL,
        host: "127.0.0.1:11434",
        model: "qwen3:8b",
        key: null,
        timeoutMs: 60_000,
        isLoopbackOnly: false,
        below: 0.9,
        prices: null,
        caps: { documentTokens: 100_000, dayTokens: 2_000_000, documentUsd: null, dayUsd: null },
      },
    });
  });

  test("takes everything from the environment", () => {
    const setting = modelSetting(
      {
        CROSSFOOT_MODEL_URL: "https://api.anthropic.com",
        CROSSFOOT_MODEL: "claude-haiku-4-5",
        CROSSFOOT_MODEL_KEY: "k",
        CROSSFOOT_MODEL_TIMEOUT: "1.5",
        CROSSFOOT_MODEL_MAX_TOKENS: "1000",
        CROSSFOOT_MODEL_DAILY_TOKENS: "2000",
        CROSSFOOT_MODEL_MAX_USD: "0.05",
        CROSSFOOT_MODEL_DAILY_USD: "2",
        CROSSFOOT_MODEL_PRICE_INPUT: "1",
        CROSSFOOT_MODEL_PRICE_OUTPUT: "5.00",
        CROSSFOOT_MODEL_BELOW: "0.75",
      },
      undefined,
    );
    expect(setting.kind === "on" && setting.settings).toMatchObject({
      provider: "anthropic",
      url: "https://api.anthropic.com/v1",
      host: "api.anthropic.com:443",
      key: "k",
      timeoutMs: 1_500,
      below: 0.75,
      prices: { input: 1, output: 5 },
      caps: { documentTokens: 1_000, dayTokens: 2_000, documentUsd: 0.05, dayUsd: 2 },
    });
  });

  test.each([
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080/v1"],
    ["http://127.0.0.1:8080/v1/", "http://127.0.0.1:8080/v1"],
    ["https://host.example/openai/v2", "https://host.example/openai/v2"],
  ])("at %s is asked below %s", (address, url) => {
    const setting = modelSetting(SET, address);
    expect(setting.kind === "on" && setting.settings.url).toBe(url);
  });

  test("has its key sent to no other host than the one of the environment", () => {
    const key = (environment: Environment, option?: string): string | null => {
      const setting = modelSetting(
        { CROSSFOOT_MODEL: "m", CROSSFOOT_MODEL_KEY: "k", ...environment },
        option,
      );
      return setting.kind === "on" ? setting.settings.key : "wrong";
    };
    expect(key({}, LOCAL)).toBe("k");
    expect(key({ CROSSFOOT_MODEL_URL: "http://127.0.0.1:11434" }, LOCAL)).toBe("k");
    expect(key({ CROSSFOOT_MODEL_URL: "https://api.anthropic.com" }, LOCAL)).toBe(null);
    expect(key({ CROSSFOOT_MODEL_URL: LOCAL }, "https://api.anthropic.com")).toBe("wrong");
  });
});

describe("what is wrong", () => {
  test("is said all at once, in sentences, and repeats no value", () => {
    const problems = problemsOf({
      CROSSFOOT_MODEL_URL: "ftp://secret@host",
      CROSSFOOT_MODEL: "two words",
      CROSSFOOT_MODEL_PROVIDER: "secret",
      CROSSFOOT_MODEL_KEY: "secret key",
      CROSSFOOT_MODEL_TIMEOUT: "0",
      CROSSFOOT_MODEL_BELOW: "90%secret",
      CROSSFOOT_MODEL_LOOPBACK_ONLY: "secret",
      CROSSFOOT_MODEL_MAX_TOKENS: "-1",
      CROSSFOOT_MODEL_DAILY_TOKENS: "1.5",
      CROSSFOOT_MODEL_MAX_USD: "$1",
      CROSSFOOT_MODEL_PRICE_INPUT: "1",
    });
    expect(problems).toHaveLength(10);
    for (const problem of problems) expect(problem).toMatch(/^[A-Z-].*\.$/);
    expect(problems.join(" ")).not.toContain("secret");
  });

  test.each<[string, Environment, string | undefined, string]>([
    ["no name", { CROSSFOOT_MODEL_URL: LOCAL }, undefined, "CROSSFOOT_MODEL must name"],
    [
      "a password in the address",
      SET,
      "http://me:secret@127.0.0.1/v1",
      "--model must hold neither",
    ],
    [
      "a question in the address",
      SET,
      "http://127.0.0.1/v1?key=secret",
      "--model must hold neither",
    ],
    ["no address", SET, "ollama", "--model must be the web address"],
    [
      "a cap without prices",
      { ...SET, CROSSFOOT_MODEL_DAILY_USD: "1" },
      undefined,
      "without prices",
    ],
    [
      "one price",
      { ...SET, CROSSFOOT_MODEL_PRICE_OUTPUT: "1" },
      undefined,
      "PRICE_INPUT must be set, too",
    ],
    ["Anthropic without a key", SET, "https://api.anthropic.com", "CROSSFOOT_MODEL_KEY must hold"],
    ["a key over two lines", { ...SET, CROSSFOOT_MODEL_KEY: "a\nb" }, undefined, "without blanks"],
  ])("is said of %s", (_name, environment, option, words) => {
    const problems = problemsOf(environment, option);
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(problems.join(" ")).not.toContain("secret");
  });
});

test.each([
  [{}, "/home/me/.local/state/crossfoot/model-spend.json"],
  [{ XDG_STATE_HOME: "/var/state" }, "/var/state/crossfoot/model-spend.json"],
  [{ XDG_STATE_HOME: "state" }, "/home/me/.local/state/crossfoot/model-spend.json"],
])("with %j what is spent is kept in %s", (environment, path) => {
  expect(spendPathOf(environment, "/home/me")).toBe(path);
});
