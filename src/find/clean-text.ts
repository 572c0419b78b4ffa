/**
 * Control characters, and those that turn the direction of a line, join invisibly or carry hidden text. Listings are
 * written by strangers: what a reader cannot see must not reach one.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;

/** A stranger's text on one line of at most so many characters, cut at a blank where one is near; empty where it is no text. */
export function cleanText(value: unknown, most: number): string {
  if (typeof value !== "string") return "";
  // What is cut off is never looked at: a text may have a megabyte.
  const line = value
    .slice(0, 4 * most)
    .replaceAll(UNSEEN, " ")
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join("");
  const blank = cut.lastIndexOf(" ");
  return `${blank > 0.8 * cut.length ? cut.slice(0, blank) : cut}…`;
}

/** A short word of a stranger: an identifier without blanks, else empty. */
export function cleanWord(value: unknown, most = 120): string {
  return typeof value === "string" && value.length <= most && /^[\w.:/@+~-]+$/.test(value)
    ? value
    : "";
}

/** An address that can be called, without credentials and fragment; null for everything that is no http or https address. */
export function cleanUrl(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 600) return null;
  // `{name}` stands for a part of an address that the caller fills in.
  if (!/^https?:\/\/[^\s\\"'<>`^|]+$/iu.test(value) || value.search(UNSEEN) >= 0) return null;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

/** A member of a foreign value, by its own name alone. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The first so many elements of a foreign list; empty for what is none. */
export function elements(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? (value.slice(0, most) as readonly unknown[]) : [];
}

/** A foreign whole number of things, at most 10^12; null for anything else. */
export function cleanCount(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= 1e12
    ? Math.floor(value)
    : null;
}
