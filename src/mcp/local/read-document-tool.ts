import { ReadError } from "../../base/read-error.ts";
import { toAnswer } from "../../wire/answer.ts";
import { toFullResult } from "../../wire/full-result.ts";
import {
  type ReadDocumentArguments,
  readDocumentSchema,
} from "../../wire/service/local-arguments.ts";
import { anyResultSchema } from "../../wire/service/tool-result.ts";
import { arrivedDocument } from "../document-argument.ts";
import { readingAnswer } from "../reading-answer.ts";
import { failure, READS_ONLY, type Tool } from "../tool.ts";
import type { LocalDesk } from "./local-desk.ts";

const TITLE = "Read a pay application, change order, invoice, bill or receipt";

/** Reads one document of this machine. */
export const READ_DOCUMENT: Tool<LocalDesk> = {
  listing: {
    name: "read_document",
    title: TITLE,
    description:
      "Reads one PDF: a construction pay application (AIA G702/G703 or a platform's own form), a change order, or an invoice, bill or receipt of any vendor, born digital or scanned. Returns its figures exactly as printed (null where not printed), arithmetic checks, warnings and a confidence from 0 to 1. Give `path` of a file in an allowed folder, or `document` in base64. Free, works offline, changes nothing, keeps nothing. Limits: 50 MB (4 MB in base64), 250 pages (25 of an invoice) unless the server was started with others. A file that cannot be read returns an error that says why. The answer is short; detail full adds where each figure stands.",
    inputSchema: { ...readDocumentSchema, type: "object" },
    outputSchema: { ...anyResultSchema(), type: "object" },
    annotations: { ...READS_ONLY, title: TITLE, idempotentHint: true, openWorldHint: false },
  },
  call: async (given: ReadDocumentArguments, desk, call) => {
    const { detail = "plain" } = given;
    const arrived = await arrivedFrom(given, desk);
    if (typeof arrived === "string") return failure(arrived);
    const { kind = "auto", subcontractor, gc } = given;
    const wishes = {
      kind,
      ...(subcontractor === undefined ? {} : { subcontractor }),
      ...(gc === undefined ? {} : { gc }),
    };
    const outcome = await desk.read({ bytes: arrived }, wishes, call);
    if (outcome.kind === "unread") return failure(`Not read: ${outcome.message}`);
    const { reading } = outcome;
    const whole = detail === "full" ? toFullResult(reading) : toAnswer(reading);
    return readingAnswer(whole, detail);
  },
};

/** The bytes of the document that is meant, or a sentence that says why there are none. */
async function arrivedFrom(
  { path, document, sha256 }: ReadDocumentArguments,
  desk: LocalDesk,
): Promise<Uint8Array | string> {
  if ((path === undefined) === (document === undefined)) {
    return "Give either `path` or `document`, and not both.";
  }
  if (document !== undefined) {
    const arrived = arrivedDocument(document, sha256);
    return arrived.kind === "bytes" ? arrived.bytes : arrived.sentence;
  }
  const found = await desk.folders.file(path ?? "");
  if (found.kind === "refused") return found.sentence;
  try {
    return await desk.bytesOf(found.path);
  } catch (error) {
    if (error instanceof ReadError) return `Not read: ${error.message}`;
    throw error;
  }
}
