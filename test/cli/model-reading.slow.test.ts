import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FullApplicationResult } from "../../src/wire/full-contract.ts";
import { modelServer, says, type Deed } from "../fallback/support/model-server.ts";
import { numberlessPaper } from "../support/numberless-paper.ts";
import { crossfoot, folderOf } from "./run-crossfoot.ts";

const PAPER = await numberlessPaper();
const NUMBERLESS = join(folderOf(), "numberless.pdf");
writeFileSync(NUMBERLESS, PAPER.pdf);

/** Points at the first word that says this. */
function pointsAt(said: string, field: string): Deed {
  return (response, received, nth) => {
    const { messages } = JSON.parse(received.body) as {
      readonly messages: readonly { readonly content: unknown }[];
    };
    const text = messages.map(({ content }) => shown(content)).join("\n");
    const lines = text.split("\n").map((line) => line.split("\t").map((word) => word.split(" ")));
    const word = lines.flat().find(([, text]) => text === said) ?? [];
    const answers = [{ field, words: [word[0] ?? "none"], choice: null }];
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
    const { result } = await readWith(pointsAt(PAPER.number, "applicationNumber"));
    expect(result.document.applicationNumber).toBe(PAPER.number);
    expect(result.evidence["applicationNumber"]?.from[0]).toMatchObject({
      printed: PAPER.number,
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
    const { bodies } = await readWith(pointsAt(PAPER.number, "applicationNumber"));
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
    expect(result.document.currentPaymentDue).toBe(Number(PAPER.due.replace(/[^\d.]/g, "")));
    expect(result.model?.taken).toEqual([]);
  });
});

test("the plain answer is the same with and without a model that takes nothing", async () => {
  const plain = await crossfoot(["read", NUMBERLESS, "--format", "json", "--quiet"]);
  const { result } = await readWith(says('{"answers":[]}'));
  expect(result.document).toEqual((JSON.parse(plain.stdout) as FullApplicationResult).document);
});
