import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, writeSettings } from "../../../src/cli/agents/settings-file.ts";
import { folderOf } from "../run-crossfoot.ts";

/** A settings file with this content, alone in its folder. */
function settingsFile(content: string | Uint8Array): string {
  const path = join(folderOf(), "settings.json");
  writeFileSync(path, content);
  return path;
}

describe("a settings file is written in one step", () => {
  test("keeps its rights, and leaves nothing beside it", async () => {
    const path = settingsFile("{}");
    chmodSync(path, 0o640);
    await writeSettings(await readSettings(path), "{ }", 0o600);
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["{ }", 0o640]);
    expect(readdirSync(join(path, ".."))).toEqual(["settings.json"]);
  });

  test("a new one is for its owner alone where that is asked, and its folders are made", async () => {
    const path = join(folderOf(), "a", "b", "settings.json");
    const file = await readSettings(path);
    expect(file.text).toBe(null);
    await writeSettings(file, "{}", 0o600);
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["{}", 0o600]);
  });

  test("keeps the mark at its beginning, which no format sees", async () => {
    const path = settingsFile("\ufeff{}");
    const file = await readSettings(path);
    expect(file.text).toBe("{}");
    await writeSettings(file, "{ }", 0o600);
    expect(readFileSync(path, "utf8")).toBe("\ufeff{ }");
  });

  test("a link stays, and its file is changed", async () => {
    const target = settingsFile("{}");
    const path = join(folderOf(), "link.json");
    symlinkSync(target, path);
    await writeSettings(await readSettings(path), "{ }", 0o600);
    expect([readFileSync(target, "utf8"), lstatSync(path).isSymbolicLink()]).toEqual(["{ }", true]);
  });
});

describe("nothing is written", () => {
  test.each([
    ["was changed", "{}", '{"a": 1}'],
    ["has come", null, "{}"],
    ["has gone", "{}", null],
  ] as const)("where the file %s since it was read", async (_what, before, now) => {
    const folder = folderOf();
    const path = join(folder, "settings.json");
    if (before !== null) writeFileSync(path, before);
    const file = await readSettings(path);
    if (now === null) rmSync(path);
    else writeFileSync(path, now);
    await expect(writeSettings(file, "new", 0o600)).rejects.toThrow(
      `${path} was changed by another program while this one ran. Nothing was written; try again.`,
    );
    expect(readdirSync(folder)).toEqual(now === null ? [] : ["settings.json"]);
    if (now !== null) expect(readFileSync(path, "utf8")).toBe(now);
  });

  test("to what is no file", async () => {
    const folder = folderOf();
    mkdirSync(join(folder, "settings.json"));
    await expect(readSettings(join(folder, "settings.json"))).rejects.toThrow("is no file");
    symlinkSync(join(folder, "nowhere"), join(folder, "link.json"));
    await expect(readSettings(join(folder, "link.json"))).rejects.toThrow("leads nowhere");
    const bytes = settingsFile(Uint8Array.of(0x7b, 0xff, 0x7d));
    await expect(readSettings(bytes)).rejects.toThrow("is not written in UTF-8");
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });
});
