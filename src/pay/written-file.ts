import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file that only its owner reads. Settles once its bytes would survive a power cut. */
export async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Puts a whole file in the place of the one before: nobody ever finds half of it. Rejects where it could not, and then nothing has changed. */
export async function replaceWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeThrough(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The name of a new file survives a power cut where its folder is written through. Not every system can, or has to. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** A state as a line of JSON; amounts in units of a token stand as text, for they may be too long for a number. */
export function stateText(state: object): string {
  const inText = (_name: string, value: unknown): unknown =>
    typeof value === "bigint" ? String(value) : value;
  return `${JSON.stringify(state, inText)}\n`;
}
