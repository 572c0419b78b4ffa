import { HYBRID_LIMITS } from "../base/limits.ts";
import { dictionaryIn, itemsIn, type PdfFile } from "./pdf-file.ts";
import { DamagedPdf, dictionaryOf, type PdfDictionary, type PdfValue } from "./pdf-value.ts";
import { stringBytes, stringText } from "./string-text.ts";

/** A file inside of a PDF: the name by which it is found, as written, and what describes it. */
export interface EmbeddedFile {
  readonly key: string;
  readonly description: PdfValue;
}

/** The files that a PDF carries by their names. Throws DamagedPdf where there are more than the bound. */
export function embeddedFilesOf(file: PdfFile, catalog: PdfDictionary): readonly EmbeddedFile[] {
  const names = dictionaryIn(file, catalog.entries.get("Names"));
  const files: EmbeddedFile[] = [];
  const waiting: PdfValue[] = names === null ? [] : present(names.entries.get("EmbeddedFiles"));
  let nodes = 0;
  for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) {
    nodes += 1;
    const node = dictionaryIn(file, value);
    if (node === null) throw new DamagedPdf("A node of the files inside is missing.");
    const pairs = itemsIn(file, node.entries.get("Names"));
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const key = file.resolved(pairs[index]);
      const description = pairs[index + 1];
      if (key.kind === "string" && description !== undefined)
        files.push({ key: key.text, description });
    }
    waiting.push(...itemsIn(file, node.entries.get("Kids")));
    if (nodes + waiting.length > HYBRID_LIMITS.files || files.length > HYBRID_LIMITS.files)
      throw new DamagedPdf("There are too many files inside.");
  }
  return files;
}

function present(value: PdfValue | undefined): PdfValue[] {
  return value === undefined ? [] : [value];
}

/** The catalog's names with these files in them, in the order of the bytes of their names as PDF asks for. */
export function namesWith(
  file: PdfFile,
  catalog: PdfDictionary,
  files: readonly EmbeddedFile[],
): PdfDictionary {
  const others = dictionaryIn(file, catalog.entries.get("Names"))?.entries ?? new Map();
  const sorted = files.toSorted((one, other) =>
    order(stringBytes(one.key), stringBytes(other.key)),
  );
  const items = sorted.flatMap(({ key, description }): PdfValue[] => [
    { kind: "string", text: key },
    description,
  ]);
  const tree = dictionaryOf({ Names: { kind: "array", items } });
  return { kind: "dictionary", entries: new Map([...others, ["EmbeddedFiles", tree]]) };
}

function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** All names that a file inside goes by, in small letters. */
export function namesOf(file: PdfFile, { key, description }: EmbeddedFile): readonly string[] {
  const entries = dictionaryIn(file, description)?.entries;
  const said = ["F", "UF"].map((name) => file.resolved(entries?.get(name)));
  const written = said.flatMap((value) => (value.kind === "string" ? [value.text] : []));
  return [key, ...written].map((text) => stringText(text).toLowerCase());
}
