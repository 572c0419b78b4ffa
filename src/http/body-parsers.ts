import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../base/limits.ts";
import { wrongJson } from "./errors.ts";
import { FILE_FIELD } from "./form.ts";

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
