import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAW_CHECKS } from "../../src/draw/checks.ts";

test("docs/draw.md names every comparison with what it verifies", () => {
  const page = readFileSync("docs/draw.md", "utf8").replaceAll(/ +/g, " ");
  for (const { name, verifies } of DRAW_CHECKS) {
    const words = verifies.charAt(0).toLowerCase() + verifies.slice(1, -1);
    expect(page).toContain(`| \`${name}\` | ${words} |`);
  }
});
