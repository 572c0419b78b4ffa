import { describe, expect, test } from "vitest";
import { isLoopback, serveSettings } from "../../src/http/settings.ts";
import { VARIABLES } from "../../src/http/variables.ts";
import { settingsOf } from "../support/daemon.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

const PAGE = new URL("../../docs/serving.md", import.meta.url);

test("every variable has its usual value, and the list of them is whole", () => {
  const outcome = serveSettings({}, {});
  if (outcome.kind === "wrong") throw new Error(outcome.problems.join("\n"));
  expect(outcome.origins.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(VARIABLES).toSorted(),
  );
  expect(outcome.settings).toMatchObject({
    isFree: false,
    host: "127.0.0.1",
    port: 8402,
    requestsPerMinute: 600,
    readsPerMinute: 120,
    trustedProxies: [],
    metrics: { kind: "off" },
  });
});

test("the command line stands above the environment, and both are told", () => {
  const name = "CROSSFOOT_SERVE_PORT";
  const outcome = serveSettings({ [name]: "1" }, { [name]: "2" });
  if (outcome.kind === "wrong") throw new Error(outcome.problems.join("\n"));
  expect(outcome.settings.port).toBe(2);
  expect(outcome.origins).toContainEqual({ name, value: "2", origin: "command line" });
});

test("nobody is counted on one's own machine, unless it is asked for", () => {
  expect(settingsOf()).toMatchObject({ readsPerMinute: 0, requestsPerMinute: 0 });
  expect(settingsOf({ CROSSFOOT_SERVE_HOST: "::" })).toMatchObject({ readsPerMinute: 120 });
  expect(settingsOf({ CROSSFOOT_SERVE_READS_PER_MINUTE: "5" })).toMatchObject({
    readsPerMinute: 5,
  });
});

test("one address may have a quarter of all connections, and all of them on one's own machine", () => {
  expect(settingsOf()).toMatchObject({ connections: 1_000, connectionsPerAddress: 0 });
  const HERE = { CROSSFOOT_SERVE_HOST: "::", CROSSFOOT_SERVE_CONNECTIONS: "10" };
  expect(settingsOf(HERE)).toMatchObject({ connections: 10, connectionsPerAddress: 3 });
  const own = { ...HERE, CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS: "5" };
  expect(settingsOf(own)).toMatchObject({ connectionsPerAddress: 5 });
});

test("all that is wrong is told at once, and no value is repeated", () => {
  const outcome = serveSettings(
    {
      CROSSFOOT_SERVE_HOST: "somewhere secret",
      CROSSFOOT_SERVE_PORT: "70000",
      CROSSFOOT_SERVE_READ_SECONDS: "soon secret",
      CROSSFOOT_SERVE_CONTACT: "secret",
      CROSSFOOT_SERVE_PUBLIC_URL: "ftp://secret",
      CROSSFOOT_SERVE_TRUST_PROXY: "10.0.0.0/8,secret",
      CROSSFOOT_SERVE_METRICS: "secret",
      CROSSFOOT_SERVE_LOG_LEVEL: "secret",
      CROSSFOOT_SERVE_FREE: "yes",
      CROSSFOOT_SERVE_WROKERS: "4",
      CROSSFOOT_MODEL_URL: "not our business",
      CROSSFOOT_SERVICE_HOST: "what Kubernetes sets for a service of this name",
      CROSSFOOT_PORT: "tcp://10.0.0.1:8402",
    },
    {},
  );
  expect(outcome.kind).toBe("wrong");
  const problems = outcome.kind === "wrong" ? outcome.problems : [];
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "CROSSFOOT_SERVE_FREE",
    "CROSSFOOT_SERVE_HOST",
    "CROSSFOOT_SERVE_PORT",
    "CROSSFOOT_SERVE_PUBLIC_URL",
    "CROSSFOOT_SERVE_CONTACT",
    "CROSSFOOT_SERVE_READ_SECONDS",
    "CROSSFOOT_SERVE_TRUST_PROXY",
    "CROSSFOOT_SERVE_METRICS",
    "CROSSFOOT_SERVE_LOG_LEVEL",
    "CROSSFOOT_SERVE_WROKERS",
  ]);
  expect(problems.join("\n")).not.toMatch(/secret/);
});

describe("a place for metrics", () => {
  test.each([
    ["off", { kind: "off" }],
    ["beside", { kind: "beside" }],
    ["9464", { kind: "port", host: "127.0.0.1", port: 9464 }],
    ["0.0.0.0:9464", { kind: "port", host: "0.0.0.0", port: 9464 }],
    ["[::]:9464", { kind: "port", host: "::", port: 9464 }],
    ["localhost:0", { kind: "port", host: "localhost", port: 0 }],
  ])("%s", (text, place) => {
    expect(settingsOf({ CROSSFOOT_SERVE_METRICS: text }).metrics).toEqual(place);
  });
});

test.each([
  ["https://reader.example.com/", "https://reader.example.com"],
  ["https://example.com/reader/", "https://example.com/reader"],
  ["http://10.0.0.7:8402", "http://10.0.0.7:8402"],
])("the public address %s is %s", (text, url) => {
  expect(settingsOf({ CROSSFOOT_SERVE_PUBLIC_URL: text }).publicUrl).toBe(url);
});

test("an address of this machine alone is told from others", () => {
  const hosts = ["127.0.0.1", "127.8.0.2", "::1", "localhost", "0.0.0.0", "::", "192.168.1.4"];
  expect(hosts.map(isLoopback)).toEqual([true, true, true, true, false, false, false]);
});

test("the operator's page has the table of all settings", async () => {
  const outcome = serveSettings({}, {});
  const origins = outcome.kind === "right" ? outcome.origins : [];
  // What depends on the machine is said in words.
  const words: Readonly<Record<string, string>> = {
    CROSSFOOT_SERVE_WORKERS: "one for each core",
    CROSSFOOT_SERVE_MEMORY_MB: "512 for each worker, at least 4096",
    CROSSFOOT_SERVE_CONNECTIONS_PER_ADDRESS: "a quarter of all",
  };
  const rows = origins.map(({ name, value }) => {
    const usual = words[name] ?? value;
    return `| \`${name}\` | ${VARIABLES[name]} | ${usual === "" ? "none" : usual} |`;
  });
  const table = ["| variable | what it sets | usual |", "| --- | --- | --- |", ...rows].join("\n");
  await expectGeneratedBlock(PAGE, "settings", table);
});
