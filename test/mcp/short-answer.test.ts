import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { readingAnswer } from "../../src/mcp/tool.ts";
import type { Answer } from "../../src/wire/answer.ts";

/** What the issue of a short answer allows for a document of up to ten lines. */
const MOST_BYTES = 1_536;
const MOST_LINES = 10;

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
        const { content, structuredContent } = readingAnswer(whole, "plain");
        const text = content[0]?.type === "text" ? content[0].text : "";
        // Clients that show their model the text alone give it the same as those that show the members.
        expect([file, content.length, JSON.parse(text)]).toEqual([file, 1, structuredContent]);
        const short = JSON.parse(text) as Answer & { readonly checksThatHold?: number };
        expect([file, leavesOf(subjectOf(short))]).toEqual([file, leavesOf(subjectOf(whole))]);
        expect([file, short.warnings]).toEqual([file, whole.warnings]);
        const failed = whole.checks.filter(({ passed }) => passed === false);
        for (const { name, detail } of failed) {
          const kept = short.checks.find((check) => check.name === name);
          const isSaid = kept?.detail === detail || short.warnings.includes(detail);
          expect([file, name, kept?.passed, isSaid]).toEqual([file, name, false, true]);
        }
        const holding = whole.checks.filter(({ passed }) => passed === true);
        const shown = short.checks.filter(({ passed }) => passed === true);
        expect([file, shown.length + (short.checksThatHold ?? 0)]).toEqual([file, holding.length]);
        if (linesOf(whole) > MOST_LINES) continue;
        expect([file, Buffer.byteLength(text) <= MOST_BYTES]).toEqual([file, true]);
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
