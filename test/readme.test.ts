import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectGeneratedText } from "./support/generated-file.ts";

const README = new URL("../README.md", import.meta.url);
const BEGIN = "<!-- example:begin -->\n\n```text\n";
const END = "```\n\n<!-- example:end -->";
const SAMPLE = "fixtures/pay-application/aia-g702/first-application.pdf";

/** The parts of the table that README shows; in the place of the others stands an ellipsis. */
const SHOWN = ["fixtures/", "Pay application", "Checks", "The form's own"];

test("README shows what its first command prints", () => {
  const readme = readFileSync(README, "utf8");
  expect(readme).toContain(`npx crossfoot read ${SAMPLE}`);
  const printed = execFileSync(process.execPath, ["bin/crossfoot.js", "read", SAMPLE], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const from = readme.indexOf(BEGIN) + BEGIN.length;
  expectGeneratedText(
    README,
    `${readme.slice(0, from)}${shortened(printed)}\n${readme.slice(readme.indexOf(END))}`,
  );
});

test("README has at most 150 lines", () => {
  expect(readFileSync(README, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(150);
});

/** The shown parts, and one line for the neighbours that are left out between them. */
function shortened(printed: string): string {
  const parts = printed
    .trimEnd()
    .split("\n\n")
    .map((part) => (SHOWN.some((begin) => part.startsWith(begin)) ? part : "…"));
  return parts
    .filter((part, place) => part !== "…" || parts[place - 1] !== "…")
    .join("\n\n")
    .replace(/\n\n…$/, "");
}
