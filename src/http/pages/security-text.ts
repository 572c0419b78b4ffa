import type { Site } from "../../wire/service/readers.ts";

/** The text at `/.well-known/security.txt` (RFC 9116), valid until `expires`, an instant such as `2027-01-01T00:00:00Z`; null where the site names no contact. */
export function securityText({ contact, baseUrl }: Site, expires: string): string | null {
  if (contact === null) return null;
  const fields = [
    ["Contact", contact],
    ["Expires", expires],
    ["Preferred-Languages", "en"],
    ["Canonical", `${baseUrl}/.well-known/security.txt`],
  ] as const;
  return fields.map(([name, value]) => `${name}: ${inOneLine(value)}\n`).join("");
}

/** A field ends with its line, so that no value may bring further fields. */
function inOneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, " ").trim();
}
