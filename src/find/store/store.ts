import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, now } from "../clock.ts";
import { Snapshot, type SnapshotContents, writeSnapshot } from "./snapshot.ts";

/** Snapshots that are kept: the newest, and the one before in case that the disk damages it. */
const KEPT = 2;

/** The name of a snapshot sorts by the moment at which it was made. */
const NAME = /^listings-(\d{15})-\d+\.snapshot$/;
const UNFINISHED = /^listings-.*\.unfinished$/;

/** The newest whole snapshot of a folder; null where there is none. */
export async function openNewest(folder: string): Promise<Snapshot | null> {
  for (const name of await namesIn(folder)) {
    const snapshot = await Snapshot.open(join(folder, name));
    if (snapshot !== null) return snapshot;
  }
  return null;
}

/** The path of the newest snapshot of a folder, whole or not; null where there is none. */
export async function newestPath(folder: string): Promise<string | null> {
  const [newest] = await namesIn(folder);
  return newest === undefined ? null : join(folder, newest);
}

/**
 * Puts a snapshot into a folder. It is written under another name, brought to disk and renamed: at every moment the folder
 * holds whole snapshots alone, whoever is killed. Of several processes that write, the one that is done last counts.
 */
export async function storeSnapshot(folder: string, contents: SnapshotContents): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `listings-${String(contents.createdAt).padStart(15, "0")}-${process.pid}`;
  const unfinished = join(folder, `${name}.unfinished`);
  const path = join(folder, `${name}.snapshot`);
  try {
    await rm(unfinished, { force: true });
    await writeSnapshot(unfinished, contents);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await tidy(folder);
  return path;
}

/** Newest first. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}

/** A rename is on disk when its folder is; some systems have no such thing as a folder that can be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes old snapshots, and what killed processes have left; what cannot be removed stays. */
async function tidy(folder: string): Promise<void> {
  const old = new Set((await namesIn(folder)).slice(KEPT));
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name) && !old.has(name)) continue;
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    const isForeign =
      UNFINISHED.test(name) && facts !== null && now() - facts.mtimeMs < DAY_MS / 24;
    if (!isForeign) await rm(path, { force: true }).catch(() => undefined);
  }
}
