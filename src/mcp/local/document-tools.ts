import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Found, TAKEN } from "../../batch/allowed-folders.ts";
import type { Source } from "../../batch/read-bytes.ts";
import { EXPLAIN_VIEW } from "./explain-view.ts";
import type { LocalDesk } from "./local-desk.ts";
import { answer, arrivedDocument, failure, readingAnswer, READS_ONLY, type Tool } from "../tool.ts";
import { type Meant, soleDocument, withPages } from "./named-document.ts";
import { answerOf } from "./reading-answer.ts";
import type { EvidenceBodies } from "../../wire/evidence-contract.ts";
import { toFullResult } from "../../wire/full-result.ts";
import {
  type ExplainArguments,
  explainSchema,
  type ReadDocumentArguments,
  readDocumentSchema,
} from "../../wire/service/local-arguments.ts";
import { localResultSchema } from "../../wire/service/tool-result.ts";

const READ_TITLE = "Read a pay application, change order, invoice, bill or receipt";

/** Reads one document of this machine. */
export const READ_DOCUMENT: Tool<LocalDesk> = {
  listing: {
    name: "read_document",
    title: READ_TITLE,
    description:
      "Reads one PDF or picture (JPEG, PNG, TIFF, WebP): a construction pay application (AIA G702/G703 or a platform's own form), a change order, or an invoice, bill or receipt of any vendor, born digital or scanned. Returns its figures exactly as printed (null where not printed), arithmetic checks, warnings and a confidence from 0 to 1. Give `path` of a file in an allowed folder, or `document` in base64; a ZIP file or an e-mail (.eml) is read where it holds one document. Free, works offline, changes nothing, keeps nothing. Limits: 50 MB (4 MB in base64), 250 pages (25 of an invoice) unless the server was started with others. A file that cannot be read returns an error that says why. `verdict` says what to do with the paper (`pay`; `check` the reading; `send-back`; `hold`) and `reasons` why. The answer is short; detail full adds where each figure stands, and lists the documents of a PDF that holds several: `pages` reads one of them.",
    inputSchema: { ...readDocumentSchema, type: "object" },
    outputSchema: { ...localResultSchema(), type: "object" },
    annotations: { ...READS_ONLY, title: READ_TITLE, idempotentHint: true, openWorldHint: false },
  },
  call: async (given: ReadDocumentArguments, desk, call) => {
    const { detail = "plain" } = given;
    const arrived = await arrivedFrom(given, desk);
    if ("sentence" in arrived) return failure(arrived.sentence);
    const { kind = "auto", subcontractor, gc } = given;
    const wishes = {
      kind,
      ...(subcontractor === undefined ? {} : { subcontractor }),
      ...(gc === undefined ? {} : { gc }),
    };
    const pages = rangeOf(given.pages);
    if (pages === "backwards") return failure("`pages` names the first page, then the last.");
    const outcome = await desk.read(withPages(arrived, pages), wishes, call);
    if (outcome.kind === "unread") return failure(`Not read: ${outcome.message}`);
    return readingAnswer(answerOf(outcome.reading, detail), detail);
  },
};

/** Pages as they are named, such as `4-5` or `6`; null where none are. */
function rangeOf(pages: string | undefined): NonNullable<Source["pages"]> | "backwards" | null {
  if (pages === undefined) return null;
  const [from = 1, to = from] = pages.split("-").map(Number);
  return from <= to ? { from, to } : "backwards";
}

async function arrivedFrom(
  { path, document, sha256 }: ReadDocumentArguments,
  desk: LocalDesk,
): Promise<Meant> {
  if ((path === undefined) === (document === undefined)) {
    return { sentence: "Give either `path` or `document`, and not both." };
  }
  if (document !== undefined) {
    const arrived = arrivedDocument(document, sha256);
    return arrived.kind === "bytes" ? soleDocument({ bytes: arrived.bytes }, "") : arrived;
  }
  const found = await desk.folders.file(path ?? "");
  return found.kind === "refused" ? found : soleDocument({ path: found.path }, found.path);
}

const EXPLAIN_TITLE = "Show where each figure stands, and why it was taken";

/** Says where the figures of a document stand, and writes the page that shows it where that is wished. */
export const EXPLAIN: Tool<LocalDesk> = {
  listing: {
    name: "explain",
    title: EXPLAIN_TITLE,
    description:
      "Says of one PDF where each figure stands: page, box in points from the top left, the characters as printed. With `field` it says of that one field all that spoke for the figure, and which others were passed over. With `out` it also writes one HTML page that shows the document with every figure boxed and its checks, for a person to open; it never writes over a file. Free, works offline.",
    inputSchema: { ...explainSchema, type: "object" },
    annotations: {
      title: EXPLAIN_TITLE,
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
  },
  view: EXPLAIN_VIEW.listing.uri,
  call: async ({ path, field, out, kind = "auto" }: ExplainArguments, desk, call) => {
    const found = await desk.folders.file(path);
    if (found.kind === "refused") return failure(found.sentence);
    const target = out === undefined ? null : await targetOf(out, desk);
    if (target?.kind === "refused") return failure(target.sentence);
    const meant = await soleDocument({ path: found.path }, found.path);
    if ("sentence" in meant) return failure(meant.sentence);
    const outcome = await desk.read(meant, { kind }, call);
    if (outcome.kind === "unread") return failure(`Not read: ${outcome.message}`);
    const { evidence } = toFullResult(outcome.reading);
    const known = Object.keys(evidence);
    if (field !== undefined && !known.includes(field)) {
      return failure(`Nothing is printed for \`${field}\`. There is ${known.join(", ")}.`);
    }
    const figures = field === undefined ? placesIn(evidence) : { [field]: evidence[field] };
    if (target === null) return answer({ figures });
    const page = await desk.explain({ source: meant.source, name: basename(found.path) }, { kind });
    if (!("page" in page)) return failure(`Not drawn: ${page.message}`);
    const trouble = await troubleOfWriting(target.path, page.page);
    if (trouble !== null) return failure(trouble);
    return answer({ figures, page: target.path });
  },
};

async function targetOf(out: string, { folders }: LocalDesk): Promise<Found> {
  if (/\.html?$/i.test(out)) return folders.newFile(out);
  return { kind: "refused", sentence: "`out` must end in .html: a page is written there." };
}

/** Writes a new file, and never through a link; the sentence that says why it could not be. */
async function troubleOfWriting(path: string, page: string): Promise<string | null> {
  try {
    await writeFile(path, page, { flag: "wx" });
    return null;
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EEXIST";
    return isTaken ? TAKEN : "The page could not be written there; choose another place for it.";
  }
}

/** Where each field of the answer stands; lines and rows are too many, and are asked for by their field. */
function placesIn(evidence: EvidenceBodies): object {
  const places = Object.entries(evidence).flatMap(([field, { from }]) => {
    const [place] = from;
    if (place === undefined || isOfForm(field)) return [];
    const { page, box, printed } = place;
    const corners = [box.left, box.top, box.right, box.bottom].map(Math.round);
    return [[field, { page, box: corners, printed }]];
  });
  return Object.fromEntries(places) as object;
}

function isOfForm(field: string): boolean {
  return /^(?:g702|g703|heading|parties|lineItems)\./.test(field);
}
