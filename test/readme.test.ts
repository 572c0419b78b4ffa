import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

const BEGIN = "<!-- example:begin -->\n\n```text\n";
const END = "```\n\n<!-- example:end -->";
const SAMPLE = "fixtures/pay-application/aia-g702/first-application.pdf";

/** README with what its first command really prints. */
function withExample(readme: string): string {
  const printed = execFileSync(process.execPath, ["bin/crossfoot.js", "read", SAMPLE], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const from = readme.indexOf(BEGIN) + BEGIN.length;
  return readme.slice(0, from) + printed + readme.slice(readme.indexOf(END));
}

test("README shows what its first command prints", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toContain(`npx crossfoot read ${SAMPLE}`);
  const current = withExample(readme);
  if (process.env["UPDATE"] === "1" && process.env["CI"] === undefined)
    writeFileSync("README.md", current);
  expect(readme, "run UPDATE=1 npx vitest run test/readme.test.ts").toBe(current);
});
