import type { LineEnds } from "./whole-lines.ts";

/** What is answered to a message that was too long to be read: an error of JSON-RPC, for its request where that can be told. */
export function tooLongAnswer(ends: LineEnds, mostBytes: number): object {
  const message = `The message is longer than ${mostBytes / 1_048_576} MB and was not read. Name a PDF by its \`path\` instead of sending it as \`document\`.`;
  return { jsonrpc: "2.0", id: idOf(ends), error: { code: INVALID_REQUEST, message } };
}

/** Of JSON-RPC: what came is no request that is taken. */
const INVALID_REQUEST = -32_600;

/** The identifier of a request, which clients write before the long part or at the very end; null where it stands elsewhere. */
function idOf({ head, tail }: LineEnds): string | number | null {
  const written =
    AT_BEGIN.exec(head.toString("latin1"))?.[1] ?? AT_END.exec(tail.toString("latin1"))?.[1];
  return written === undefined ? null : (JSON.parse(written) as string | number);
}

const ID = String.raw`"id"\s*:\s*(-?(?:0|[1-9]\d{0,14})|"[\w-]{1,100}")`;
const SHORT_MEMBER = String.raw`"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*,\s*`;

/** Only short members before it: nothing that holds members of its own, one of which might have the same name. */
const AT_BEGIN = new RegExp(String.raw`^\s*\{\s*(?:${SHORT_MEMBER}){0,2}${ID}\s*[,}]`);

/** A comma before the quote can be no part of a text, in which a quote is escaped; the brace after it is the message's own. */
const AT_END = new RegExp(String.raw`,\s*${ID}\s*\}\s*$`);
