import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Takes what is known by a name in a folder for this process alone; false where another one has it. Two runs that draw on one
 * channel would sign the same voucher for two documents.
 */
export async function lock(folder: string, id: string): Promise<boolean> {
  const path = lockOf(folder, id);
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, String(process.pid), { mode: 0o600 });
  try {
    // Its run was killed.
    if (!(await isHeld(folder, id))) await rm(path, { force: true });
    // Unlike a new name, a link never takes the place of what another process has written.
    return await link(draft, path).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether another process has it, and lives. */
export async function isHeld(folder: string, id: string): Promise<boolean> {
  const holder = Number(await readFile(lockOf(folder, id), "utf8").catch(() => "0"));
  // In a container each run may have the number of the one before, which was killed.
  return holder !== process.pid && isAlive(holder);
}

/** Leaves it to others. */
export async function unlock(folder: string, id: string): Promise<void> {
  await rm(lockOf(folder, id), { force: true });
}

function lockOf(folder: string, id: string): string {
  return join(folder, `${id}.lock`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
