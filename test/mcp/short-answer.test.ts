import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { readingAnswer } from "../../src/mcp/reading-answer.ts";
import { shortAnswer } from "../../src/mcp/short-answer.ts";
import type { Call } from "../../src/mcp/tool.ts";
import type { Answer } from "../../src/wire/answer.ts";

/** What the issue of a short answer allows for a document of up to ten lines. */
const MOST_BYTES = 1_536;
const MOST_LINES = 10;

const CALL: Call = {
  signal: new AbortController().signal,
  payment: undefined,
  knowsStructure: true,
  tell: () => undefined,
};

const files = globSync(
  "fixtures/{invoice,pay-application,change-order,broken}/**/*.pdf",
).toSorted();

describe("what an agent gets of our own documents", () => {
  test.each(chunked(files, 40).map((chunk) => [chunk[0] ?? "", chunk] as const))(
    "from %s on: few words, every figure, every failure",
    async (_first, chunk) => {
      for (const file of chunk) {
        const whole = await read(readFileSync(file)).catch(() => null);
        // Papers of other kinds are among them.
        if (whole === null) continue;
        const result = readingAnswer(whole, "plain", CALL);
        const { members } = shortAnswer(whole);
        expect(result.structuredContent).toEqual(members);
        const short = members as Answer;
        expect([file, leavesOf(subjectOf(short))]).toEqual([file, leavesOf(subjectOf(whole))]);
        expect([file, short.warnings]).toEqual([file, whole.warnings]);
        const failed = whole.checks.filter(({ passed }) => passed === false);
        for (const { name, detail } of failed) {
          const kept = short.checks.find((check) => check.name === name);
          const isSaid = kept?.detail === detail || short.warnings.includes(detail);
          expect([file, name, kept?.passed, isSaid]).toEqual([file, name, false, true]);
        }
        const [line] = result.content;
        const said = line?.type === "text" ? line.text : "";
        for (const { name } of failed)
          expect([file, said]).toEqual([file, expect.stringContaining(name)]);
        if (whole.warnings.length > 0)
          expect([file, said]).toEqual([file, expect.stringContaining("WARNING")]);
        if (linesOf(whole) > MOST_LINES) continue;
        expect([file, Buffer.byteLength(JSON.stringify(result)) <= MOST_BYTES]).toEqual([
          file,
          true,
        ]);
      }
    },
  );
});

function subjectOf(answer: Answer): object {
  return "invoice" in answer ? answer.invoice : answer.document;
}

function linesOf(answer: Answer): number {
  if ("invoice" in answer) return answer.invoice.lineItems.length;
  return answer.document.documentType === "PAY_APPLICATION"
    ? answer.document.changeOrders.length
    : 0;
}

/** Every value that is not null, with its path. */
function leavesOf(value: unknown, path = ""): readonly (readonly [string, unknown])[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${path}.${name}`));
}

function chunked<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return items.flatMap((_item, index) =>
    index % size === 0 ? [items.slice(index, index + size)] : [],
  );
}
