import type { FastifyRequest } from "fastify";
import { decodeBase64 } from "../base/base64.ts";
import type { ConstructionQuery, JsonRequest } from "../wire/service/request.ts";
import type { ReaderFacts } from "../wire/service/readers.ts";
import { noDocument, tooLarge, unknownType, wrongRequest } from "./errors.ts";
import { fileOfForm } from "./form.ts";

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
  const body: Body = await bodyOf(request, reader);
  // The text of a JSON body is larger than its document, which may wait for a while.
  request.body = undefined;
  if (body.bytes.length === 0) throw noDocument();
  if (body.bytes.length > reader.maxBytes) throw tooLarge(reader);
  return {
    bytes: body.bytes,
    detail: query.detail ?? "plain",
    subcontractor: partyOf("subcontractor", query.subcontractor, body.subcontractor),
    gc: partyOf("gc", query.gc, body.gc),
  };
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
