import { randomBytes } from "node:crypto";
import {
  type FileHandle,
  lstat,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";

/** A settings file as it was read. */
export interface SettingsFile {
  /** As the client names it. */
  readonly path: string;
  /** The file itself, where links lead to it. */
  readonly target: string;
  /** Its bytes; null where there is no file. */
  readonly bytes: Buffer | null;
  /** What it says; null where there is no file. */
  readonly text: string | null;
}

/** More than any settings; those of Claude Code grow with the projects it has seen. */
const MOST_BYTES = 64 * 1024 * 1024;

const MARK = "\ufeff";

/** Reads a settings file. Throws UsageError where it is none that could be changed. */
export async function readSettings(path: string): Promise<SettingsFile> {
  const state = await stat(path).catch(noSuchFile);
  if (state === null) {
    if ((await lstat(path).catch(noSuchFile)) !== null) {
      throw new UsageError(
        `${visible(path)} is a link that leads nowhere. Remove it, or make its file.`,
      );
    }
    return { path, target: path, bytes: null, text: null };
  }
  if (!state.isFile()) throw new UsageError(`${visible(path)} is no file. Nothing was changed.`);
  if (state.size > MOST_BYTES) {
    throw new UsageError(`${visible(path)} is too large for settings. Nothing was changed.`);
  }
  const target = await realpath(path);
  const bytes = await readFile(target);
  return { path, target, bytes, text: textOf(path, bytes) };
}

function textOf(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `${visible(path)} is not written in UTF-8. Save it so, and try again; nothing was changed.`,
    );
  }
}

/**
 * Gives a settings file its new text in one step, with the rights and the owner that it had. Throws UsageError where it is no
 * longer what was read, because its client has written it meanwhile.
 */
export async function writeSettings(
  file: SettingsFile,
  text: string,
  newFileMode: number,
): Promise<void> {
  const { target, bytes } = file;
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const state = bytes === null ? null : await stat(target).catch(noSuchFile);
  const draft = join(folder, `.crossfoot-${randomBytes(8).toString("hex")}.tmp`);
  const hadMark = bytes?.toString("utf8").startsWith(MARK) === true;
  try {
    const handle = await open(draft, "wx", newFileMode);
    try {
      await handle.writeFile((hadMark ? MARK : "") + text);
      if (state !== null) await likeBefore(handle, state);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await refuseChanged(file);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** A file of somebody else stays his; where that cannot be, nothing is written. */
async function likeBefore(
  handle: FileHandle,
  { mode, uid, gid }: { readonly mode: number; readonly uid: number; readonly gid: number },
): Promise<void> {
  if (process.platform === "win32") return;
  const own = await handle.stat();
  if (own.uid !== uid || own.gid !== gid) await handle.chown(uid, gid);
  await handle.chmod(mode & 0o7777);
}

async function refuseChanged({ path, target, bytes }: SettingsFile): Promise<void> {
  const now = await readFile(target).catch(noSuchFile);
  const isSame = bytes === null || now === null ? bytes === now : now.equals(bytes);
  if (isSame) return;
  throw new UsageError(
    `${visible(path)} was changed by another program while this one ran. Nothing was written; try again.`,
  );
}

/** So that the new name outlives a power cut; not every system can do this to a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function noSuchFile(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
