import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

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
