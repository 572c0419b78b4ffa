import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { writeResultFile } from "./result-file.ts";
import { READER_PAGE_MARK } from "../http/pages/reader/reader-page.ts";

/** Writes the page that reads documents in the browser into a folder and says where it is. */
export async function pageCommand(folder: string): Promise<ExitCode> {
  const isFile = await stat(folder).then(
    (found) => !found.isDirectory(),
    () => false,
  );
  if (isFile) throw new UsageError(`${folder} is a file. Name a folder for the page.`);
  const path = join(folder, "index.html");
  if (!(await mayBeWritten(path))) {
    throw new UsageError(
      `${path} was not written by crossfoot page, and stays as it is. Name another folder.`,
    );
  }
  try {
    await writeResultFile(path, await builtReaderPage());
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error;
    throw new UsageError(
      `The page cannot be written into ${folder} (${error.code}). Name a folder that you may write.`,
    );
  }
  process.stdout.write(`${path}\n`);
  process.stderr.write("Open it in a browser, or put it on any web host: it needs nothing else.\n");
  return EXIT.fine;
}

/** A page of an earlier version may be replaced, somebody else's may not. */
async function mayBeWritten(path: string): Promise<boolean> {
  try {
    return (await readFile(path, "utf8")).includes(READER_PAGE_MARK);
  } catch (error) {
    return (
      error instanceof Error &&
      "code" in error &&
      error.code !== "EISDIR" &&
      error.code !== "EACCES"
    );
  }
}

function isRefusedByDisk(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && "syscall" in error && "code" in error;
}

/** The page that reads documents where it is opened, as the build has left it, with the PDFium that lies beside it put in. */
export async function builtReaderPage(folder: URL = BROWSER): Promise<string> {
  const [page, wasm] = await Promise.all([
    readFile(new URL("page.html", folder), "utf8"),
    readFile(new URL("pdfium.wasm", folder)),
  ]);
  const packed = await promisify(gzip)(wasm, { level: 9 });
  return page.replace(PLACE_OF_PDFIUM, packed.toString("base64"));
}

/** Where the build leaves room: PDFium is shipped once, and not a second time within the page. */
const PLACE_OF_PDFIUM = "@@pdfium@@";

const BROWSER = new URL("../../browser/", import.meta.url);
