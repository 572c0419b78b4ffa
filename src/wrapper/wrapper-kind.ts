/** What documents may lie in. */
export type WrapperKind = "zip" | "mail";

/** What each kind is called in a sentence. */
export const WRAPPER_WORDS: Readonly<Record<WrapperKind, string>> = {
  zip: "ZIP file",
  mail: "e-mail",
};

/** The kind of a file by the ending of its name; null where it is no wrapper. */
export function kindByName(name: string): WrapperKind | null {
  if (/\.zip$/i.test(name)) return "zip";
  return /\.eml$/i.test(name) ? "mail" : null;
}

/** Whether a file is an e-mail in the form of Outlook, which only Outlook opens. */
export function isOutlookMail(name: string): boolean {
  return /\.msg$/i.test(name);
}

/** What is said of one. */
export const OUTLOOK_MAIL =
  "This e-mail is in Outlook's own form (.msg). Save it as .eml, or save the documents that are attached to it.";

/** The kind of bytes without a name; null where they are no wrapper. */
export function kindByBytes(bytes: Uint8Array): WrapperKind | null {
  if (isZip(bytes)) return "zip";
  return isMail(bytes) ? "mail" : null;
}

/** A first member, or the end of a ZIP file that has none. */
function isZip(bytes: Uint8Array): boolean {
  const [one, two, three, four] = bytes;
  if (one !== 0x50 || two !== 0x4b) return false;
  return (three === 3 && four === 4) || (three === 5 && four === 6);
}

/** So many bytes hold the first lines of any e-mail. */
const LOOKED_AT_BYTES = 4_096;

/** Header lines by which an e-mail is told from other texts of names and values (RFC 5322, 3.6). */
const TELLING =
  /^(?:from|received|return-path|message-id|mime-version|delivered-to|dkim-signature):/i;
const HEADER_LINE = /^[!-9;-~]{1,100}:/;

/** Whether the bytes begin with header lines, at least two of which only e-mails have. */
function isMail(bytes: Uint8Array): boolean {
  const begin = bytes.subarray(0, LOOKED_AT_BYTES);
  const lines = new TextDecoder("latin1").decode(begin).split("\n");
  // The last line may be cut off.
  if (begin.length < bytes.length) lines.pop();
  let telling = 0;
  for (const [index, line] of lines.entries()) {
    const isMailbox = index === 0 && line.startsWith("From ");
    if (isMailbox || (index > 0 && /^[ \t]+\S/.test(line))) continue;
    if (line.trim() === "") break;
    if (!HEADER_LINE.test(line)) return false;
    if (TELLING.test(line)) telling += 1;
  }
  return telling >= 2;
}
