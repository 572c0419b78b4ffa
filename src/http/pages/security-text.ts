import type { Site } from "../site.ts";

/** The text at `/.well-known/security.txt` (RFC 9116), valid until `expires`, an instant such as `2027-01-01T00:00:00Z`; null where the site names no contact. */
export function securityText(site: Site, expires: string): string | null {
  if (site.contact === null) return null;
  return [
    `Contact: ${site.contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${site.baseUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
