import type { Coding } from "../member.ts";
import { decodedWords } from "./encoded-words.ts";
import { type HeaderValue, headerValue } from "./header-value.ts";

/** What the head of a part says of it. */
export interface PartFacts {
  /** In small letters, such as `application/pdf`. */
  readonly type: string;
  /** What parts the parts of a multipart; null where it is none. */
  readonly boundary: string | null;
  /** Null where it is coded in a way that is not known. */
  readonly coding: Coding | null;
  readonly fileName: string | null;
  readonly isInline: boolean;
  readonly isAttachment: boolean;
  readonly hasContentId: boolean;
  /** What kind of S/MIME it is, in small letters; empty for all else. */
  readonly smimeType: string;
}

/** Reads the head of a part; null where it has lines that no head has. */
export function partFacts(head: Uint8Array): PartFacts | null {
  const fields = fieldsOf(textOf(head));
  if (fields === null) return null;
  const type = headerValue(fields.get("content-type") ?? "text/plain");
  const disposition = headerValue(fields.get("content-disposition") ?? "");
  const name = nameIn(disposition, "filename") ?? nameIn(type, "name");
  const isMultipart = type.value.startsWith("multipart/");
  return {
    type: type.value,
    boundary: isMultipart ? (type.parameters.get("boundary") ?? null) : null,
    coding: codingOf(fields.get("content-transfer-encoding") ?? ""),
    fileName: name === "" ? null : name,
    isInline: disposition.value === "inline",
    isAttachment: disposition.value === "attachment",
    hasContentId: fields.has("content-id"),
    smimeType: (type.parameters.get("smime-type") ?? "").toLowerCase(),
  };
}

function nameIn({ parameters }: HeaderValue, name: string): string | null {
  const value = parameters.get(name);
  return value === undefined ? null : decodedWords(value).trim();
}

/** Heads are written in ASCII or UTF-8 (RFC 6532); old programs write other letters as they are. */
function textOf(head: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(head);
  } catch {
    return new TextDecoder("latin1").decode(head);
  }
}

/** The fields of a head by their names in small letters, each the first time that it stands there. */
function fieldsOf(head: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  let name = "";
  let lines: string[] = [];
  const keep = (): void => {
    if (name !== "" && !fields.has(name)) fields.set(name, lines.join("").trim());
  };
  for (const line of head.split(/\r?\n/)) {
    if (line === "") continue;
    if (/^[ \t]/.test(line)) {
      lines.push(line);
      continue;
    }
    keep();
    const colon = line.indexOf(":");
    if (colon <= 0) return null;
    name = line.slice(0, colon).trim().toLowerCase();
    lines = [line.slice(colon + 1)];
  }
  keep();
  return fields;
}

function codingOf(written: string): Coding | null {
  const coding = written
    .replace(/[;(].*$/, "")
    .trim()
    .toLowerCase();
  if (coding === "base64" || coding === "quoted-printable") return coding;
  return ["", "7bit", "8bit", "binary"].includes(coding) ? "none" : null;
}
