import { expect, test } from "vitest";
import { type ShownChange, shownChange } from "../../../src/cli/agents/shown-change.ts";

function checkShown(before: string, after: string, shown: ShownChange): void {
  expect(shownChange(before, after)).toEqual(shown);
  const { removed, added } = shown;
  expect(shownChange(after, before)).toEqual({ removed: added, added: removed });
}

test.each([
  ["a new file", "", "a\nb\n", { removed: [], added: ["a", "b"] }],
  ["lines at the end", "a\n", "a\n\nb\n", { removed: [], added: ["", "b"] }],
  ["lines behind a line", "a,\n}", "a,\nb,\n}", { removed: [], added: ["b,"] }],
  ["lines before one that begins alike", "[b]\n", "[a]\n[b]\n", { removed: [], added: ["[a]"] }],
  [
    "a comma, and lines that end as the one before them",
    "{\n  {\n  }\n}",
    "{\n  {\n  },\n  {\n  }\n}",
    { removed: ["  }"], added: ["  },", "  {", "  }"] },
  ],
  [
    "a part of a line",
    "a = 'b' # c\r\n",
    "a = 'd' # c\r\n",
    { removed: ["a = 'b' # c"], added: ["a = 'd' # c"] },
  ],
  [
    "a part of a long line",
    `${"x".repeat(99)}[]${"y".repeat(99)}`,
    `${"x".repeat(99)}[1]${"y".repeat(99)}`,
    {
      removed: [`…${"x".repeat(59)}[]${"y".repeat(59)}…`],
      added: [`…${"x".repeat(59)}[1]${"y".repeat(59)}…`],
    },
  ],
  ["nothing", "a\nb", "a\nb", { removed: [], added: [] }],
])("of %s just that is shown", (_what, before, after, shown) => {
  checkShown(before, after, shown);
});
