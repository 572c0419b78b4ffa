import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { VIEW_LIMITS } from "../../base/agent-limits.ts";
import { VIEW_META, VIEW_TOOL, type ViewAnswer } from "../../explain/view-answer.ts";
import type { Reading } from "../../kinds/reading.ts";
import { EXPLAIN_VIEW_PAGE } from "../../programs/built-pages.ts";
import {
  type ExplainViewArguments,
  explainViewSchema,
} from "../../wire/service/local-arguments.ts";
import { namerOf } from "../../wire/values.ts";
import type { View } from "../resource.ts";
import { type Call, failure, READS_ONLY, type Tool } from "../tool.ts";
import { VIEW_MEDIA_TYPE } from "../view-client.ts";
import { type Asked, placeOf } from "./document-place.ts";
import type { LocalDesk } from "./local-desk.ts";
import { soleDocument } from "./named-document.ts";

/*
 * The view of `explain`, for clients that show views. Its page is the same for every document. What it shows comes by a tool
 * that only views may call, part by part and in `_meta`, so that neither pictures nor figures pass through the context of a
 * model, a call that nobody looks at costs nothing, and the answer of `explain` is for every client the same.
 */

/** The page that shows an answer of `explain`. */
export const EXPLAIN_VIEW: View = {
  listing: {
    uri: "ui://crossfoot/explain.html",
    name: "explain",
    title: "The pages of a document with every figure boxed, and its checks",
    mimeType: VIEW_MEDIA_TYPE,
    // Said in so many words, for those who look: no place in the network is asked for, and no permission.
    _meta: {
      ui: {
        csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
        prefersBorder: true,
      },
    },
  },
  html: async () => readFile(EXPLAIN_VIEW_PAGE, "utf8"),
};

const TITLE = "What the view of a document shows";

/** Gives a view the document that it shows, or a page of it. */
export const EXPLAIN_VIEW_TOOL: Tool<LocalDesk> = {
  listing: {
    name: VIEW_TOOL,
    title: TITLE,
    description:
      "For the view of `explain`, which calls it by itself: the figures and checks of a document, or with `page` the picture of one page.",
    inputSchema: { ...explainViewSchema, type: "object" },
    annotations: { ...READS_ONLY, title: TITLE, idempotentHint: true, openWorldHint: false },
  },
  isForViews: true,
  call: async ({ path, field, page, kind = "auto" }: ExplainViewArguments, desk, call) => {
    const found = await desk.folders.file(path);
    if (found.kind === "refused") return failure(found.sentence);
    const meant = await soleDocument({ path: found.path }, found.path);
    if ("sentence" in meant) return failure(meant.sentence);
    const place = await placeOf(meant, desk.folders);
    const outcome = await desk.read(meant, { kind }, call);
    if (outcome.kind === "unread") return failure(`Not read: ${outcome.message}`);
    const { reading } = outcome;
    const revision = place?.state ?? "";
    return page === undefined
      ? bodyAnswer(basename(found.path), reading, { field, revision })
      : pageAnswer(meant, reading, { page, revision, desk, call });
  },
};

interface BodyWishes {
  readonly field: string | undefined;
  readonly revision: string;
}

async function bodyAnswer(
  name: string,
  reading: Reading,
  { field, revision }: BodyWishes,
): Promise<CallToolResult> {
  // Loaded where a document is shown: most servers start and never do it.
  const { viewBody, viewNameOf } = await import("../../explain/view-parts.ts");
  const html = viewBody(name, reading);
  if (isTooLong(html)) return failure(TOO_LONG);
  const nameOf = namerOf(reading.documentType);
  const asked = reading.evidence.find((one) => nameOf(one.field) === field);
  const focus = asked === undefined ? null : viewNameOf(asked.field);
  return viewAnswer("The figures and checks of the document.", { html, revision, focus });
}

interface PageWishes {
  readonly page: number;
  readonly revision: string;
  readonly desk: LocalDesk;
  readonly call: Call;
}

async function pageAnswer(
  asked: Asked,
  reading: Reading,
  { page, revision, desk, call }: PageWishes,
): Promise<CallToolResult> {
  // A view that shows the file as it was asks for pages that it has no more, and learns so.
  const none = { revision, focus: null };
  if (page > reading.pageCount)
    return { ...viewAnswer(`The document has ${reading.pageCount} pages.`, none), isError: true };
  const drawn = await desk.picture(asked, reading, { pageNumber: page, signal: call.signal });
  if (!("picture" in drawn))
    return { ...viewAnswer(`Not drawn: ${drawn.message}`, none), isError: true };
  const { viewPage } = await import("../../explain/view-parts.ts");
  const html = viewPage(reading, drawn.picture);
  if (isTooLong(html)) return { ...viewAnswer(TOO_LONG, none), isError: true };
  return viewAnswer(`Page ${page} of the document.`, { html, revision, focus: null });
}

function viewAnswer(words: string, shown: ViewAnswer): CallToolResult {
  return { content: [{ type: "text", text: words }], _meta: { [VIEW_META]: shown } };
}

function isTooLong(html: string): boolean {
  return Buffer.byteLength(html) > VIEW_LIMITS.partBytes;
}

const TOO_LONG =
  "So much was read of this document that no view shows it. `explain` with `out` writes a page that does.";
