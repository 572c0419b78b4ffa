import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { FullApplicationResult } from "../../src/wire/full-contract.ts";
import { modelServer, says, type Deed } from "../fallback/support/model-server.ts";
import { crossfoot, folderOf } from "./run-crossfoot.ts";

/** Its number stands beside "Number" alone, which the reader does not take for that of an application. */
const NUMBERLESS = resolve("fixtures/pay-application/autodesk-build/final.pdf");

/** Points at the last word of the first line that begins with these words. */
function pointsBehind(caption: string, field: string): Deed {
  return (response, received, nth) => {
    const { messages } = JSON.parse(received.body) as {
      readonly messages: readonly { readonly content: unknown }[];
    };
    const text = messages.map(({ content }) => shown(content)).join("\n");
    const lines = text.split("\n").map((line) => line.split("\t").map((word) => word.split(" ")));
    const line = lines.find(([first]) => first?.[1] === caption) ?? [];
    const answers = [{ field, words: [line[1]?.[0] ?? "none"], choice: null }];
    says(JSON.stringify({ answers }))(response, received, nth);
  };
}

function shown(content: unknown): string {
  if (typeof content === "string") return content;
  return (content as readonly { readonly text?: string }[]).map(({ text = "" }) => text).join("\n");
}

async function readWith(
  deed: Deed,
): Promise<{ readonly result: FullApplicationResult; readonly bodies: readonly string[] }> {
  const server = await modelServer(deed);
  const { stdout } = await crossfoot(
    ["read", NUMBERLESS, "--detail", "full", "--format", "json", "--quiet"].concat([
      "--model",
      `http://127.0.0.1:${server.port}/v1`,
    ]),
    {
      env: {
        CROSSFOOT_MODEL: "small",
        CROSSFOOT_MODEL_BELOW: "1",
        XDG_STATE_HOME: folderOf(),
      },
    },
  );
  const result = JSON.parse(stdout) as FullApplicationResult;
  return { result, bodies: server.received.map(({ body }) => body) };
}

describe("a model on this machine", () => {
  test("points at a number that the reader missed, and the answer says all of it", async () => {
    const { result } = await readWith(pointsBehind("Number", "applicationNumber"));
    expect(result.document.applicationNumber).toBe("13");
    expect(result.evidence["applicationNumber"]?.from[0]).toMatchObject({
      printed: "13",
      reader: "model",
    });
    expect(result.fieldConfidence["applicationNumber"]?.state).toBe("pointed");
    expect(result.model).toMatchObject({
      model: "small",
      leftMachine: false,
      requests: 1,
      inputTokens: 100,
      outputTokens: 10,
      costUsd: null,
      taken: ["applicationNumber"],
      failure: null,
    });
    expect(result.model?.host).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  test("is asked for fields that are null or unsure alone, and for none that is certain", async () => {
    const { bodies } = await readWith(pointsBehind("Number", "applicationNumber"));
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain("- applicationNumber:");
    expect(bodies[0]).not.toContain("- currentPaymentDue:");
  });

  test.each([
    ["prose", "The application number is 99."],
    [
      "a number of its own",
      '{"answers":[{"field":"applicationNumber","words":["99"],"choice":null}]}',
    ],
    ["another field", '{"answers":[{"field":"currentPaymentDue","words":["a"],"choice":null}]}'],
  ])("cannot say %s", async (_what, answer) => {
    const { result } = await readWith(says(answer));
    expect(result.document.applicationNumber).toBeNull();
    expect(result.document.currentPaymentDue).toBe(537_121.65);
    expect(result.model?.taken).toEqual([]);
  });
});

test("the plain answer is the same with and without a model that takes nothing", async () => {
  const plain = await crossfoot(["read", NUMBERLESS, "--format", "json", "--quiet"]);
  const { result } = await readWith(says('{"answers":[]}'));
  expect(result.document).toEqual((JSON.parse(plain.stdout) as FullApplicationResult).document);
});
