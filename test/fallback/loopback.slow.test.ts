import type { LookupFunction } from "node:net";
import { describe, expect, test } from "vitest";
import { isLoopbackAddress, isLoopbackHost } from "../../src/fallback/endpoint.ts";
import { modelClient } from "../../src/fallback/model-client.ts";
import { modelSetting } from "../../src/fallback/settings.ts";
import { ANSWER, QUESTION, quickWorld, settingsFor } from "./support/asked.ts";
import { modelServer, says } from "./support/model-server.ts";

const ONLY = { CROSSFOOT_MODEL_LOOPBACK_ONLY: "1" };

/** Resolves every name to these addresses. */
function resolvingTo(...addresses: readonly string[]): LookupFunction {
  return (_hostname, options, callback) => {
    const all = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (options.all === true) callback(null, all);
    else callback(null, all[0]?.address ?? "", all[0]?.family);
  };
}

describe("an address", () => {
  test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("%s is loopback", (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });
  test.each([
    "0.0.0.0",
    "10.0.0.1",
    "128.0.0.1",
    "::",
    "fe80::1",
    "::ffff:10.0.0.1",
    "localhost",
    "",
  ])("%j is not", (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  });
  test.each(["localhost", "LOCALHOST", "model.localhost", "[::1]", "127.0.0.1"])(
    "%s means this machine",
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );
  test.each(["localhost.example.com", "127.0.0.1.example.com", "notlocalhost", "[fe80::1]"])(
    "%s does not",
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});

describe("under the switch for loopback", () => {
  test.each([
    "https://api.anthropic.com",
    "http://192.168.1.5:11434/v1",
    "http://model.example/v1",
  ])("%s is no endpoint", (url) => {
    const setting = modelSetting({ ...ONLY, CROSSFOOT_MODEL: "m", CROSSFOOT_MODEL_KEY: "k" }, url);
    expect(setting.kind === "wrong" && setting.problems).toEqual([
      expect.stringContaining("CROSSFOOT_MODEL_LOOPBACK_ONLY"),
    ]);
  });

  test("a name of this machine that resolves elsewhere is not asked", async () => {
    const server = await modelServer(says(ANSWER));
    const settings = {
      ...settingsFor(server.port, ONLY),
      url: `http://localhost:${server.port}/v1`,
    };
    for (const addresses of [["203.0.113.7"], ["127.0.0.1", "203.0.113.7"], ["fe80::1"]]) {
      const reply = await modelClient(
        settings,
        quickWorld({ lookup: resolvingTo(...addresses) }),
      )(QUESTION);
      expect(reply).toMatchObject({
        kind: "failed",
        failure: "refused",
        use: { requests: 0, leftMachine: false, inputTokens: 0 },
      });
    }
    expect(server.received).toHaveLength(0);
    const here = await modelClient(
      settings,
      quickWorld({ lookup: resolvingTo("127.0.0.1") }),
    )(QUESTION);
    expect(here).toMatchObject({ kind: "pointed", use: { leftMachine: false } });
  });

  test("another address is not asked, even where settings let it through", async () => {
    const settings = { ...settingsFor(1, ONLY), url: "http://203.0.113.7/v1" };
    const reply = await modelClient(settings, quickWorld())(QUESTION);
    expect(reply).toMatchObject({ kind: "failed", failure: "refused", use: { requests: 0 } });
  });
});

test("a name that means this machine does not leave it", async () => {
  const server = await modelServer(says(ANSWER));
  const settings = { ...settingsFor(server.port), url: `http://model.example:${server.port}/v1` };
  const world = quickWorld({ lookup: resolvingTo("127.0.0.1") });
  expect(await modelClient(settings, world)(QUESTION)).toMatchObject({
    kind: "pointed",
    use: { leftMachine: false },
  });
});
