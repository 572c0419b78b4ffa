import type { ReadError } from "../base/read-error.ts";
import type { Unread } from "../kinds/reading.ts";

/** The outcome of a document that could not be read. */
export function unreadBy({ code, message, hints }: ReadError): Unread {
  return { kind: "unread", code, message, ...(hints.length === 0 ? {} : { hints }) };
}
