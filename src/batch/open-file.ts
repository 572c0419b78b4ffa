import { constants, type Stats } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { ReadError } from "../base/read-error.ts";

/**
 * Opens a file for reading and never waits for somebody to write to it. Throws a ReadError for a pipe, a socket, a device or a
 * folder, and the system's error for what cannot be opened. The caller closes it.
 */
export async function openFile(path: string): Promise<FileHandle> {
  // A device is not even opened: that alone may do something.
  refuseUnlessFile(await stat(path));
  const handle = await open(path, constants.O_RDONLY | AT_ONCE);
  try {
    // What was a file may have become something else before it was opened.
    refuseUnlessFile(await handle.stat());
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** To open a pipe without a writer would wait in a thread that nobody can stop. Windows has no such word. */
const AT_ONCE = (constants as Partial<typeof constants>).O_NONBLOCK ?? 0;

function refuseUnlessFile(state: Stats): void {
  if (state.isFile()) return;
  const sentence = `This is ${kindOf(state)} and not a file, so it was not read. Give the path of a PDF file.`;
  throw new ReadError("cannot-open", "", sentence);
}

function kindOf(state: Stats): string {
  if (state.isDirectory()) return "a folder";
  if (state.isFIFO()) return "a named pipe";
  return state.isSocket() ? "a socket" : "a device";
}
