import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { expect } from "vitest";

/** Whether this run writes what it would otherwise compare. */
const isUpdating = process.env["UPDATE"] === "1";

/** Fails unless a generated TypeScript file holds exactly this code, formatted; UPDATE=1 writes it. */
export async function expectGeneratedCode(file: URL, code: string): Promise<void> {
  const config = await resolveConfig(file);
  expectGeneratedText(file, await format(code, { ...config, parser: "typescript" }));
}

/** Fails unless a generated file holds exactly this text; UPDATE=1 writes it. */
export function expectGeneratedText(file: URL, text: string): void {
  if (isUpdating) writeFileSync(file, text);
  expect(existsSync(file) ? readFileSync(file, "utf8") : null).toBe(text);
}

/** Fails unless a page holds exactly this text between the marks `<!-- NAME:begin -->` and `<!-- NAME:end -->`; UPDATE=1 writes it. */
export async function expectGeneratedBlock(page: URL, name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const now = readFileSync(page, "utf8");
  const [from, to] = [now.indexOf(begin), now.indexOf(end)];
  expect(from >= 0 && to > from, `${page.pathname} has the marks ${begin} and ${end}`).toBe(true);
  const whole = `${now.slice(0, from)}${begin}\n\n${text}\n\n${now.slice(to)}`;
  const config = await resolveConfig(page);
  expectGeneratedText(page, await format(whole, { ...config, parser: "markdown" }));
}

/** The name of an export after its file: `line1_plus_line2` and `aia-g702` in camel case. */
export function exportName(fileName: string): string {
  return fileName.replace(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
