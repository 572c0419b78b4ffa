import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { ReaderFacts } from "../wire/service/readers.ts";
import { noDocument, tooLarge, wrongRequest, Refusal } from "./errors.ts";

/** The name of the form field that holds the PDF. */
export const FILE_FIELD = "file";

/** The bytes of the one file of a form. Throws a Refusal where the form holds anything else. */
export async function fileOfForm(
  request: FastifyRequest,
  reader: ReaderFacts,
): Promise<Uint8Array> {
  let bytes: Uint8Array | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") {
        // A file that was sent as text, as `curl -F file=name.pdf` without @ does, is a common mistake.
        throw part.fieldname === FILE_FIELD ? fieldWithoutFile() : wrongField();
      }
      if (part.fieldname !== FILE_FIELD) throw wrongField();
      if (bytes !== null) throw twoFiles();
      bytes = await bytesOfPart(part, reader);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw codeOf(error) === "FST_FILES_LIMIT" ? twoFiles() : brokenForm();
  }
  if (bytes === null) throw noDocument();
  return bytes;
}

async function bytesOfPart(part: MultipartFile, reader: ReaderFacts): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    throw codeOf(error) === "FST_REQ_FILE_TOO_LARGE" ? tooLarge(reader) : error;
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
