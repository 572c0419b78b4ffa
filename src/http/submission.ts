import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { decodeBase64 } from "../base/base64.ts";
import { LIMITS } from "../base/limits.ts";
import { noDocument, Refusal, tooLarge, unknownType, wrongJson, wrongRequest } from "./errors.ts";
import type { ReaderFacts } from "../wire/service/readers.ts";
import type { ConstructionQuery, JsonRequest } from "../wire/service/request.ts";

/** What a request asks to read, whichever of the three forms its body has. */
export interface Submission {
  readonly bytes: Uint8Array;
  readonly detail: "plain" | "full";
  readonly subcontractor: string | null;
  readonly gc: string | null;
}

/** The document and the wishes of a request whose query and JSON body are valid. Throws a Refusal where there is none to read. */
export async function submissionOf(
  request: FastifyRequest,
  reader: ReaderFacts,
): Promise<Submission> {
  const query = request.query as ConstructionQuery;
  const body = await soundBodyOf(request, reader);
  return {
    bytes: body.bytes,
    detail: query.detail ?? "plain",
    subcontractor: partyOf("subcontractor", query.subcontractor, body.subcontractor),
    gc: partyOf("gc", query.gc, body.gc),
  };
}

/** The document of a request whose JSON body is valid. Throws a Refusal where there is none to read. */
export async function documentOf(
  request: FastifyRequest,
  reader: ReaderFacts,
): Promise<Uint8Array> {
  return (await soundBodyOf(request, reader)).bytes;
}

async function soundBodyOf(request: FastifyRequest, reader: ReaderFacts): Promise<Body> {
  const body: Body = await bodyOf(request, reader);
  // The text of a JSON body is larger than its document, which may wait for a while.
  request.body = undefined;
  if (body.bytes.length === 0) throw noDocument();
  if (body.bytes.length > reader.maxBytes) throw tooLarge(reader);
  return body;
}

interface Body {
  readonly bytes: Uint8Array;
  readonly subcontractor?: string;
  readonly gc?: string;
}

async function bodyOf(request: FastifyRequest, reader: ReaderFacts): Promise<Body> {
  const { body } = request;
  if (Buffer.isBuffer(body)) return { bytes: body };
  if (request.isMultipart()) return { bytes: await fileOfForm(request, reader) };
  if (body === undefined || body === null) {
    throw request.headers["content-type"] === undefined ? noDocument() : unknownType();
  }
  const { document, ...parties } = body as JsonRequest;
  const decoded = decodeBase64(document);
  if (decoded.kind === "wrong") {
    throw wrongRequest("bad-base64", `The JSON member \`document\` ${decoded.ending}`);
  }
  return { bytes: decoded.bytes, ...parties };
}

/** A party may be named in the address or in the body; two names for one party are a mistake that would change the answer. */
function partyOf(
  name: "subcontractor" | "gc",
  inQuery: string | undefined,
  inBody: string | undefined,
): string | null {
  const [query, body] = [(inQuery ?? "").trim(), (inBody ?? "").trim()];
  if (query !== "" && body !== "" && query !== body) {
    throw wrongRequest(
      "two-parties",
      `The query and the JSON body name two different values for \`${name}\`. Send one of them.`,
    );
  }
  const party = query === "" ? body : query;
  return party === "" ? null : party;
}

/** Characters of base64 for the largest document, with line breaks, and the other members around them. */
const JSON_BYTES = Math.ceil((LIMITS.documentBytes / 3) * 4 * 1.05) + 8_192;

/** Fields of a form are told when there are more than the one that is wanted, and never collected. */
const MOST_PARTS = 4;
const FIELD_BYTES = 1_024;
const MOST_PART_HEADERS = 16;

/** Braces, brackets and commas of a JSON body, each: base64 has none, and names have few. */
const MOST_SIGNS = 1_000;

/** Teaches an app the three forms of a body, each with its limit. What has another type never reaches a handler. */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/pdf",
    { parseAs: "buffer", bodyLimit: LIMITS.documentBytes },
    (_request, body, done) => done(null, body),
  );
  addJsonParser(app);
  await app.register(multipart, {
    throwFileSizeLimit: true,
    // Programs that send bytes and not a file of a disk give it no name.
    isPartAFile: (field, _type, fileName) => field === FILE_FIELD || fileName !== undefined,
    limits: {
      fileSize: LIMITS.documentBytes,
      files: 1,
      fields: MOST_PARTS,
      parts: MOST_PARTS,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: MOST_PART_HEADERS,
    },
  });
}

/** Teaches an app JSON, which may hold a document unless it is said otherwise. */
export function addJsonParser(app: FastifyInstance, mostBytes: number = JSON_BYTES): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string", bodyLimit: mostBytes },
    (request, body, done) => {
      if (hasTooManyParts(body)) done(wrongJson());
      else void parseJson(request, body, done);
    },
  );
}

/** Building a million members blocks every other caller for a second, only to refuse them: no body that is meant well has them. */
function hasTooManyParts(json: string): boolean {
  return ["{", "[", ","].some((sign) => {
    let count = 0;
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1)) {
      count += 1;
      if (count > MOST_SIGNS) return true;
    }
    return false;
  });
}

/** The name of the form field that holds the PDF. */
export const FILE_FIELD = "file";

/** Boundaries and names around the file take less. A larger form is refused without taking it. */
const MOST_FRAME_BYTES = 65_536;

/** The bytes of the one file of a form. Throws a Refusal where the form holds anything else. */
async function fileOfForm(request: FastifyRequest, reader: ReaderFacts): Promise<Uint8Array> {
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
