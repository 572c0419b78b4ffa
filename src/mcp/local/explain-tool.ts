import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { EvidenceBodies } from "../../wire/evidence-contract.ts";
import { toFullResult } from "../../wire/full-result.ts";
import { type ExplainArguments, explainSchema } from "../../wire/service/local-arguments.ts";
import { answer, failure, type Tool } from "../tool.ts";
import type { Found } from "../../batch/allowed-folders.ts";
import type { LocalDesk } from "./local-desk.ts";

const TITLE = "Show where each figure stands, and why it was taken";

/** Says where the figures of a document stand, and writes the page that shows it where that is wished. */
export const EXPLAIN: Tool<LocalDesk> = {
  listing: {
    name: "explain",
    title: TITLE,
    description:
      "Says of one PDF where each figure stands: page, box in points from the top left, the characters as printed. With `field` it says of that one field all that spoke for the figure, and which others were passed over. With `out` it also writes one HTML page that shows the document with every figure boxed and its checks, for a person to open; it never writes over a file. Free, works offline.",
    inputSchema: { ...explainSchema, type: "object" },
    annotations: {
      title: TITLE,
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
  },
  call: async ({ path, field, out, kind = "auto" }: ExplainArguments, desk, call) => {
    const found = await desk.folders.file(path);
    if (found.kind === "refused") return failure(found.sentence);
    const target = out === undefined ? null : await targetOf(out, desk);
    if (target?.kind === "refused") return failure(target.sentence);
    const outcome = await desk.read({ path: found.path }, { kind }, call);
    if (outcome.kind === "unread") return failure(`Not read: ${outcome.message}`);
    const { evidence } = toFullResult(outcome.reading);
    const known = Object.keys(evidence);
    if (field !== undefined && !known.includes(field)) {
      return failure(`Nothing is printed for \`${field}\`. There is ${known.join(", ")}.`);
    }
    const figures = field === undefined ? placesIn(evidence) : { [field]: evidence[field] };
    if (target === null) return answer({ figures });
    const page = await desk.explain(
      { source: { path: found.path }, name: basename(found.path) },
      { kind },
    );
    if (!("page" in page)) return failure(`Not drawn: ${page.message}`);
    await writeFile(target.path, page.page, { flag: "wx" });
    return answer({ figures, page: target.path });
  },
};

async function targetOf(out: string, { folders }: LocalDesk): Promise<Found> {
  if (/\.html?$/i.test(out)) return folders.newFile(out);
  return { kind: "refused", sentence: "`out` must end in .html: a page is written there." };
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
