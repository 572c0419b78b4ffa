import { KEPT_LIMITS } from "../../base/agent-limits.ts";
import { pageWords } from "../../base/page-words.ts";
import type { ResourceEnd, ResourceSet } from "../resource.ts";
import type { Call } from "../tool.ts";
import { ADDRESS_TEMPLATE, addressOf, type DocumentAddress } from "./document-address.ts";
import { EXPLAIN_VIEW } from "./explain-view.ts";
import type { LocalDesk } from "./local-desk.ts";
import { namedDocument, withPages } from "./named-document.ts";
import { answerOf } from "./reading-answer.ts";

const JSON_TYPE = "application/json";

/*
 * What tools have read can be got again, one document at a time: after fifty were compared, a model looks at the one that
 * does not agree, and neither reads it anew nor has fifty answers before it. Only documents are given out: the whole answer
 * of a comparison is that of its tool with detail full, and the picture of a page would be shown to a model, which has the
 * figures and needs none. What came as base64 has no address, and is with the client anyway. No answer of a tool links
 * here, so that all of them are what they were: their names of files are the paths of these addresses.
 */

/** The documents that this session has read. */
export const READINGS: ResourceSet<LocalDesk> = {
  list: ({ readings }) =>
    [...readings.all].map(([uri, { address, words }]) => ({
      uri,
      name: nameOf(address),
      description: words,
      mimeType: JSON_TYPE,
    })),
  changes: ({ readings }) => readings.changes,
  templates: ({ folders }) =>
    folders.names.length === 0
      ? []
      : [
          {
            uriTemplate: ADDRESS_TEMPLATE,
            name: "document",
            title: "Everything that was read of a document",
            description:
              "The answer of `read_document` with detail full, by the path from the first allowed folder (or absolute); `pages`, such as 4-5, where a PDF holds several documents. What this session has read is not read again, unless the file has changed.",
            mimeType: JSON_TYPE,
          },
        ],
  read: readAt,
  views: [EXPLAIN_VIEW],
};

async function readAt(uri: string, desk: LocalDesk, call: Call): Promise<ResourceEnd> {
  const address = addressOf(uri);
  if (address === null) return { kind: "missing", sentence: NO_ADDRESS };
  const meant = await namedDocument(address.path, desk);
  if ("sentence" in meant) return { kind: "missing", sentence: meant.sentence };
  const asked = withPages(meant, address.pages);
  const outcome = await desk.readAgain(asked, call);
  if (outcome.kind === "unread")
    return { kind: "refused", sentence: `Not read: ${outcome.message}` };
  const text = JSON.stringify(answerOf(outcome.reading, "full"));
  if (Buffer.byteLength(text) > KEPT_LIMITS.answerBytes)
    return { kind: "refused", sentence: TOO_LONG };
  return { kind: "contents", contents: { uri, mimeType: JSON_TYPE, text } };
}

/** As the answers of the tools name it. */
function nameOf({ path, pages }: DocumentAddress): string {
  return pages === null ? path : `${path}, ${pageWords(pages)}`;
}

const NO_ADDRESS = `This is no address of a document: they are ${ADDRESS_TEMPLATE}.`;
const TOO_LONG =
  "What was read of this document is longer than a message may be. Call `read_document`, or `explain` with one field.";
