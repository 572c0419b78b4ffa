import type { FastifyRequest } from "fastify";
import type { ReaderFacts } from "../wire/service/readers.ts";
import { noDocument, tooLarge, wrongRequest, Refusal } from "./errors.ts";

/** The name of the form field that holds the PDF. */
export const FILE_FIELD = "file";

/** Boundaries and names around the file take less. A larger form is refused without taking it. */
const MOST_FRAME_BYTES = 65_536;

/** The bytes of the one file of a form. Throws a Refusal where the form holds anything else. */
export async function fileOfForm(
  request: FastifyRequest,
  reader: ReaderFacts,
): Promise<Uint8Array> {
  const wholeBytes = Number(request.headers["content-length"] ?? 0);
  if (wholeBytes > reader.maxBytes + MOST_FRAME_BYTES) throw tooLarge(reader);
  let bytes: Uint8Array | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file" || part.fieldname !== FILE_FIELD) throw wrongField();
      if (bytes !== null) throw twoFiles();
      bytes = await part.toBuffer();
      if (isText(part, bytes)) throw fieldWithoutFile();
    }
  } catch (error) {
    throw refusalOf(error, reader);
  }
  if (bytes === null) throw noDocument();
  return bytes;
}

/** Whether only a text was sent: the name of a file, as `curl -F file=name.pdf` without @ does, is a common mistake. */
function isText(
  { filename, mimetype }: { readonly filename?: string; readonly mimetype: string },
  bytes: Uint8Array,
): boolean {
  // A part that says no type counts as plain text.
  if (filename !== undefined || !/^text\/plain\b/i.test(mimetype)) return false;
  const begin = Buffer.from(bytes.subarray(0, MARK_WITHIN_BYTES + MARK.length));
  return !begin.includes(MARK);
}

/** Before its mark a PDF may have bytes of a mail or a server. */
const MARK_WITHIN_BYTES = 1_024;
const MARK = "%PDF-";

/** That a file is too large is told by its part or by the form, whichever comes first. */
function refusalOf(error: unknown, reader: ReaderFacts): Refusal {
  if (error instanceof Refusal) return error;
  switch (codeOf(error)) {
    case "FST_FILES_LIMIT":
      return twoFiles();
    case "FST_REQ_FILE_TOO_LARGE":
      return tooLarge(reader);
    default:
      return brokenForm();
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

function wrongField(): Refusal {
  return wrongRequest(
    "wrong-field",
    `The form holds a field of another name. Send the PDF in the field \`${FILE_FIELD}\`, and nothing else.`,
  );
}

function fieldWithoutFile(): Refusal {
  return wrongRequest(
    "wrong-field",
    `The form's field \`${FILE_FIELD}\` holds text and no file. With curl, write -F ${FILE_FIELD}=@NAME.pdf.`,
  );
}

/** Whatever a parser finds wrong with a form: no boundary, no end, too many parts. */
function brokenForm(): Refusal {
  return wrongRequest(
    "bad-form",
    `The form could not be read. Send one PDF in the field \`${FILE_FIELD}\` of a whole form.`,
  );
}

function twoFiles(): Refusal {
  return wrongRequest(
    "two-files",
    `The form holds more than one file. Send one PDF in the field \`${FILE_FIELD}\`.`,
  );
}
