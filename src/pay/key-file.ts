import { randomBytes } from "node:crypto";
import { constants, copyFile, link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** The bytes of a key's file, which is made where there is none, whole or not at all, and never in the place of one that is there. */
export async function keyIn(path: string, keyBytes: number): Promise<Uint8Array> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await makeKey(path, keyBytes);
  return readFile(path);
}

async function makeKey(path: string, keyBytes: number): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(randomBytes(keyBytes));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch(async (error: unknown) => {
      // Some network drives know no second name for a file.
      if (codeOf(error) !== "EEXIST") await copyFile(draft, path, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as { readonly code?: string }).code;
}
