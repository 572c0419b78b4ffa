import { cp, mkdir, mkdtemp, realpath, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { AllowedFolders } from "../../../src/batch/allowed-folders.ts";
import { LIMITS } from "../../../src/base/limits.ts";
import type { LocalDesk } from "../../../src/mcp/local/local-desk.ts";
import { built } from "../../support/built.ts";

const call = { signal: new AbortController().signal };

/** A desk of the build for a folder with one document. */
async function deskWith(document: string) {
  const folder = await mkdtemp(join(tmpdir(), "crossfoot-kept-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const path = join(folder, "paper.pdf");
  await cp(document, path);
  const { LocalDesk: Desk } = (await built("mcp/local/local-desk.js")) as {
    readonly LocalDesk: typeof LocalDesk;
  };
  const folders = await AllowedFolders.of([folder]);
  const desk = new Desk({ folders, jobs: 1, read: { limits: LIMITS, kind: "auto" } });
  onTestFinished(async () => desk.close());
  return { desk, path, asked: { name: path, source: { path } } };
}

test("what was read stands without any reader, until the file or the wish is another one", async () => {
  const { desk, path, asked } = await deskWith(
    "fixtures/pay-application/aia-g702/first-application.pdf",
  );
  const first = await desk.read(asked, { kind: "construction" }, call);
  expect(first.kind).toBe("read");
  // Without workers nothing can be read, so that what comes was kept.
  await desk.close();
  expect(await desk.read(asked, { kind: "construction" }, call)).toEqual(first);
  expect(await desk.readAgain(asked, call)).toEqual(first);
  expect(await desk.read(asked, { kind: "auto" }, call)).toMatchObject({ code: "stopped" });
  await utimes(path, new Date(), new Date());
  expect(await desk.readAgain(asked, call)).toMatchObject({ code: "stopped" });
});

test("what had to make room is read again in the way in which it was read", async () => {
  const { desk, asked } = await deskWith("fixtures/change-order/short-letter/extra-door.pdf");
  const wishes = { kind: "auto" as const, gc: "Somebody Else" };
  const first = await desk.read(asked, wishes, call);
  const [[uri, kept] = ["", undefined]] = desk.readings.all;
  if (kept === undefined) throw new Error("The document is not known.");
  desk.readings.keep(uri, { ...kept, packed: null });
  expect(await desk.readAgain(asked, call)).toEqual(first);
  expect(desk.readings.use(uri)).toEqual(kept);
});

test("a path is shown as it may be given again", async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "crossfoot-kept-")));
  onTestFinished(async () => rm(folder, { recursive: true }));
  for (const name of ["jobs", "more", "jobs/~", "jobs/file:", "jobs/a"])
    await mkdir(join(folder, name));
  const folders = await AllowedFolders.of([join(folder, "jobs"), join(folder, "more")]);
  for (const [path, shown] of [
    ["jobs/a/b.pdf", "a/b.pdf"],
    ["more/b.pdf", join(folder, "more/b.pdf")],
    ["jobs/~/b.pdf", join(folder, "jobs/~/b.pdf")],
    ["jobs/file:/b.pdf", join(folder, "jobs/file:/b.pdf")],
  ] as const) {
    await cp("fixtures/change-order/short-letter/extra-door.pdf", join(folder, path));
    expect(folders.shown(join(folder, path))).toBe(shown);
    expect(await folders.file(shown)).toEqual({ kind: "found", path: join(folder, path) });
  }
});
