import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crossfoot, EMPTY, folderOf } from "../cli/run-crossfoot.ts";
import { built } from "../support/built.ts";

const { readMany, readTogether } = (await built("index.js")) as typeof import("../../src/index.ts");

/** What the papers of the folder below are, each among the others. */
const TOLD = [
  ["first.pdf", "pay", []],
  ["second.pdf", "hold", ["copy"]],
  ["third.pdf", "pay", []],
  ["zero.pdf", undefined, []],
];

/** Two copies of a bill, an application, and a file that cannot be read. */
function papers(): string {
  const folder = folderOf();
  cpSync("fixtures/invoice/us-classic/electric.pdf", join(folder, "first.pdf"));
  cpSync("fixtures/invoice/us-classic/electric.pdf", join(folder, "second.pdf"));
  cpSync("fixtures/audit/boathouse/pa-02.pdf", join(folder, "third.pdf"));
  cpSync(EMPTY, join(folder, "zero.pdf"));
  return folder;
}

interface Told {
  readonly verdict?: string;
  readonly reasons?: readonly { readonly code: string }[];
}

function toldOf(file: string, { verdict, reasons = [] }: Told): unknown {
  return [file.split("/").at(-1), verdict, reasons.map(({ code }) => code)];
}

test("full answers say what papers are among each other, however they are written", async () => {
  const folder = papers();
  const words = ["read", folder, "--no-journal", "--quiet", "--detail", "full"];
  const lines = await crossfoot([...words, "--format", "ndjson"]);
  const list = await crossfoot([...words, "--format", "json"]);
  const ofLines = lines.stdout.trimEnd().split("\n").map(parsed);
  expect(ofLines.map((answer) => toldOf(answer.file, answer))).toEqual(TOLD);
  expect(JSON.parse(list.stdout)).toEqual(ofLines);
  const out = folderOf();
  await crossfoot([...words, "--format", "json", "--out", `${out}/`]);
  for (const [index, { file: _file, ...answer }] of ofLines.entries()) {
    const name = String(TOLD[index]?.[0]).replace(/pdf$/, "json");
    expect(parsed(readFileSync(join(out, name), "utf8"))).toEqual(answer);
  }
});

function parsed(text: string): Told & { readonly file: string } {
  return JSON.parse(text) as Told & { readonly file: string };
}

test("readTogether of the library judges among all, and readMany each by itself", async () => {
  const folder = papers();
  const outcomes = await readTogether(folder, { jobs: 1 });
  expect(outcomes.map(({ file, result }) => toldOf(file, result ?? {}))).toEqual(TOLD);
  expect(outcomes.at(-1)?.error).toMatchObject({ name: "ReadError" });
  const alone: unknown[] = [];
  for await (const { result } of readMany(folder, { jobs: 1, detail: "full" }))
    alone.push(result?.verdict);
  expect(alone).toEqual(["pay", "pay", "pay", undefined]);
});
