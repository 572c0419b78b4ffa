import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { zipFile } from "../../support/zip-file.ts";
import { textOf } from "../clients.ts";
import { type LocalServer, startLocal } from "./local-server.ts";

const APPLICATION = "fixtures/pay-application/aia-g702/first-application.pdf";
const BILL = "fixtures/invoice/us-classic/electric.pdf";

let home: string;
let allowed: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "crossfoot-resources-"));
  onTestFinished(async () => rm(home, { recursive: true }));
  allowed = join(home, "jobs");
  await mkdir(join(allowed, "march"), { recursive: true });
});

/** What the tool says of a document in full, which is what its resource holds. */
async function fullAnswer(server: LocalServer, given: object): Promise<string> {
  return textOf(await server.call("read_document", { ...given, detail: "full" }));
}

describe.each([
  ["the client of 2025", false],
  ["the client of 2026", true],
])("%s", (_name, isNew) => {
  test("gets one document of a folder that was audited, with everything that was read of it", async () => {
    await cp("fixtures/audit/boathouse", join(allowed, "boathouse"), { recursive: true });
    await cp(BILL, join(allowed, "märz #1 100%.pdf"));
    const server = await startLocal(allowed, { isNew });
    expect(server.capabilities()).toMatchObject({ resources: { listChanged: true } });
    expect(await server.resources()).toEqual([]);
    expect((await server.templates()).map(({ uriTemplate }) => uriTemplate)).toEqual([
      "crossfoot://document/{+path}{?pages}",
    ]);
    await server.call("audit_folder", {});
    await expect.poll(() => server.heardOfChanges()).toBe(1);
    const listed = await server.resources();
    expect(listed).toEqual([
      {
        uri: "crossfoot://document/boathouse/pa-01.pdf",
        name: "boathouse/pa-01.pdf",
        description: "pay application: pay",
        mimeType: "application/json",
      },
      expect.objectContaining({ name: "boathouse/pa-02.pdf" }) as object,
      expect.objectContaining({
        uri: "crossfoot://document/m%C3%A4rz%20%231%20100%25.pdf",
        name: "märz #1 100%.pdf",
      }) as object,
    ]);
    for (const { uri, name } of listed) {
      const { text, mimeType } = await server.read(uri);
      expect([mimeType, text]).toEqual([
        "application/json",
        await fullAnswer(server, { path: name }),
      ]);
    }
    // The same documents are no change of the list.
    await server.call("audit_folder", {});
    expect(server.heardOfChanges()).toBe(1);
  });

  test("gets the papers of a package by their pages", async () => {
    await cp("fixtures/packages", join(allowed, "packages"), { recursive: true });
    const server = await startLocal(allowed, { isNew });
    await server.call("check_draw", { path: "packages/sound.pdf" });
    const listed = await server.resources();
    expect(listed.length).toBeGreaterThan(3);
    for (const { uri, name } of listed) {
      const [, pages] = /^packages\/sound\.pdf, pages? ([\d-]+)$/.exec(name) ?? [];
      expect(uri).toBe(`crossfoot://document/packages/sound.pdf?pages=${pages}`);
      const { text } = await server.read(uri);
      expect(text).toBe(await fullAnswer(server, { path: "packages/sound.pdf", pages }));
    }
  });

  test("gets what lies in wrappers, also after the wrapper has been written anew", async () => {
    const [application, bill] = [await readFile(APPLICATION), await readFile(BILL)];
    const members = [
      { name: "in/a.pdf", content: application },
      { name: "b.pdf", content: bill },
    ];
    await writeFile(join(allowed, "march/all.zip"), zipFile(members));
    await writeFile(join(allowed, "one.zip"), zipFile([{ name: "c.pdf", content: bill }]));
    const server = await startLocal(allowed, { isNew });
    await server.call("audit_folder", { folder: "march" });
    await server.call("read_document", { path: "one.zip" });
    const listed = await server.resources();
    expect(listed.map(({ name }) => name)).toEqual([
      "march/all.zip/b.pdf",
      "march/all.zip/in/a.pdf",
      "one.zip",
    ]);
    const before = await Promise.all(listed.map(async ({ uri }) => server.read(uri)));
    await writeFile(join(allowed, "march/all.zip"), zipFile(members.toReversed()));
    const after = await Promise.all(listed.map(async ({ uri }) => server.read(uri)));
    expect(after).toEqual(before);
    expect(JSON.parse(after[1]?.text ?? "")).toHaveProperty("document");
  });

  test("gets what the file holds now, and is told where it has gone", async () => {
    await cp(APPLICATION, join(allowed, "paper.pdf"));
    const server = await startLocal(allowed, { isNew });
    await server.call("read_document", { path: "paper.pdf" });
    const uri = "crossfoot://document/paper.pdf";
    expect(JSON.parse((await server.read(uri)).text ?? "")).toHaveProperty("document");
    await cp(BILL, join(allowed, "paper.pdf"));
    expect(JSON.parse((await server.read(uri)).text ?? "")).toHaveProperty("invoice");
    await rm(join(allowed, "paper.pdf"));
    await expect(server.read(uri)).rejects.toThrow(/There is no such file/);
    await writeFile(join(allowed, "paper.pdf"), "no PDF at all");
    await expect(server.read(uri)).rejects.toThrow(/Not read: /);
  });

  test("gets nothing from outside of the folders, and no word of what is there", async () => {
    await mkdir(join(home, "private"));
    await cp(APPLICATION, join(home, "private/secret.pdf"));
    await cp(BILL, join(allowed, "bill.pdf"));
    await symlink(join(home, "private/secret.pdf"), join(allowed, "link.pdf"));
    await symlink(join(allowed, "bill.pdf"), join(allowed, "march/again.pdf"));
    const server = await startLocal(allowed, { isNew });
    await server.call("audit_folder", {});
    const document = (await readFile(APPLICATION)).toString("base64");
    await server.call("read_document", { document });
    // One file is one document, by whatever link; bytes that came without a file have no address.
    expect((await server.resources()).map(({ name }) => name)).toEqual(["bill.pdf"]);
    for (const path of [
      "link.pdf",
      "../private/secret.pdf",
      "..%2Fprivate%2Fsecret.pdf",
      join(home, "private/secret.pdf"),
      join(home, "private/nothing.pdf"),
      "%2Fetc%2Fpasswd",
    ]) {
      await expect(server.read(`crossfoot://document/${path}`)).rejects.toThrow(
        /outside of the folders that may be read/,
      );
    }
    for (const uri of [
      "crossfoot://document/",
      "crossfoot://document/%E0%A4%A",
      "crossfoot://document/bill.pdf?pages=3-1",
      "crossfoot://document/bill.pdf?pages=0",
      "crossfoot://document/bill.pdf?page=1",
      `crossfoot://document/${"x/".repeat(10_000)}`,
      "crossfoot://elsewhere/bill.pdf",
      "file:///etc/passwd",
    ]) {
      await expect(server.read(uri)).rejects.toThrow(/This is no address of a document/);
    }
  });
});
