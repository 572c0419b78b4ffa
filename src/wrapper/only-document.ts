import { ReadError } from "../base/read-error.ts";
import { PDF, PICTURE } from "./document-names.ts";
import { unwrap, type WrappedFile } from "./unwrap.ts";
import type { WrapperBytes } from "./wrapper-bytes.ts";
import { WRAPPER_WORDS, type WrapperKind } from "./wrapper-kind.ts";

/** The one document in a wrapper, a picture where it holds no PDF. Throws a ReadError where there is none or more than one. */
export async function onlyDocument(bytes: WrapperBytes, kind: WrapperKind): Promise<WrappedFile> {
  const { files, troubles } = await unwrap(bytes, kind, () => false);
  const printed = files.filter(({ path }) => PDF.test(path));
  const pictures = files.filter(({ path, isOfText }) => PICTURE.test(path) && !isOfText);
  const documents = printed.length > 0 ? printed : pictures;
  const [document] = documents;
  const [trouble] = troubles;
  const count = documents.length + troubles.length;
  if (documents.length <= 1 && trouble !== undefined)
    throw new ReadError("not-a-pdf", "", `${trouble.path}: ${trouble.message}`);
  if (count > 1)
    throw new ReadError("not-a-pdf", "", severalIn(kind, count), ["several-documents"]);
  if (document !== undefined) return document;
  throw new ReadError("not-a-pdf", "", noneIn(kind));
}

function severalIn(kind: WrapperKind, count: number): string {
  return `The ${WRAPPER_WORDS[kind]} holds ${count} documents, and one is wanted here. Take one out and name it.`;
}

function noneIn(kind: WrapperKind): string {
  if (kind === "zip") return "The ZIP file holds no PDF and no picture.";
  return "No PDF and no picture is attached to the e-mail, and its text is not read. Print it to PDF if it is the bill itself.";
}
