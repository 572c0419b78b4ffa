import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtReaderPage } from "../support/built-reader-page.ts";
import { crossfoot, folderOf } from "./run-crossfoot.ts";

test("page writes one page, says where it is, and replaces its own of an earlier version", async () => {
  const folder = join(folderOf(), "site", "reader");
  const path = join(folder, "index.html");
  const first = await crossfoot(["page", folder]);
  expect(first).toEqual({
    code: 0,
    stdout: `${path}\n`,
    stderr: "Open it in a browser, or put it on any web host: it needs nothing else.\n",
  });
  expect(readFileSync(path, "utf8")).toBe(await builtReaderPage());
  writeFileSync(path, (await builtReaderPage()).replace("nothing is sent", "earlier"));
  expect((await crossfoot(["page", folder])).code).toBe(0);
  expect(readFileSync(path, "utf8")).toBe(await builtReaderPage());
});

test("page leaves somebody else's page alone", async () => {
  const folder = folderOf();
  const path = join(folder, "index.html");
  writeFileSync(path, "<h1>Ours</h1>");
  const { code, stderr } = await crossfoot(["page", folder]);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `crossfoot: ${path} was not written by crossfoot page, and stays as it is. Name another folder.\n`,
  );
  expect(readFileSync(path, "utf8")).toBe("<h1>Ours</h1>");
});

test("page says in one sentence why a folder does not do", async () => {
  const folder = folderOf();
  const file = join(folder, "notes.txt");
  writeFileSync(file, "notes");
  const asFile = await crossfoot(["page", file]);
  expect(asFile.code).toBe(2);
  expect(asFile.stderr).toBe(`crossfoot: ${file} is a file. Name a folder for the page.\n`);
  const below = join(file, "reader");
  const belowFile = await crossfoot(["page", below]);
  expect(belowFile.code).toBe(2);
  expect(belowFile.stderr).toMatch(
    /^crossfoot: The page cannot be written into .*notes\.txt\/reader \(E[A-Z]+\)\. Name a folder that you may write\.\n$/,
  );
  mkdirSync(join(folder, "other", "index.html"), { recursive: true });
  expect((await crossfoot(["page", join(folder, "other")])).code).toBe(2);
  expect(existsSync(join(folder, "other", "index.html"))).toBe(true);
});
