import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signingKeyOf } from "../../src/pay/signing-key.ts";
import { crossfoot, folderOf } from "./run-crossfoot.ts";

test("a new key is one that the setting takes, and never the same", async () => {
  const runs = [await crossfoot(["receipt", "new-key"]), await crossfoot(["receipt", "new-key"])];
  const keys = runs.map(({ stdout }) => /^CROSSFOOT_SERVE_RECEIPT_KEY="(.*)"\n$/.exec(stdout)?.[1]);
  expect(keys.map((key) => signingKeyOf(key ?? "")?.algorithm)).toEqual(["EdDSA", "EdDSA"]);
  expect(keys[0]).not.toBe(keys[1]);
});

test.skipIf(process.platform === "win32")(
  "a receipt that names a pipe or a device as its document is not waited for",
  async () => {
    const folder = folderOf();
    const pipe = join(folder, "pipe.pdf");
    execFileSync("bash", ["-c", 'mkfifo "$0"', pipe]);
    const receipts = join(folder, "paid.ndjson");
    const lines = [pipe, "/dev/zero"].map((file) => JSON.stringify({ file, receipt: "a.b.c" }));
    writeFileSync(receipts, lines.join("\n"));
    const { code, stderr } = await crossfoot(["receipt", "verify", receipts]);
    expect([code, stderr]).toEqual([4, expect.stringContaining("2 receipts: 2 not good.")]);
  },
);
