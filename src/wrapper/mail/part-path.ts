import type { PartFacts } from "./part-facts.ts";

/** Endings of the types of which documents are attached. */
const ENDINGS: Readonly<Partial<Record<string, string>>> = {
  "application/pdf": ".pdf",
  "application/x-pdf": ".pdf",
  "application/zip": ".zip",
  "application/x-zip-compressed": ".zip",
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/tiff": ".tif",
  "image/webp": ".webp",
  "image/heic": ".heic",
  "message/rfc822": ".eml",
};

/** Parts that mail programs add and nobody attaches: text, and signatures that prove who wrote it. */
const OF_MAIL_ITSELF =
  /^(?:text\/|multipart\/|message\/(?:delivery-status|disposition)|application\/(?:x-)?(?:pkcs7|pgp)-(?:signature|encrypted))/;

/** What a part is called; null for the text of an e-mail and what belongs to it. `number` is its place among the attached. */
export function partPath(facts: PartFacts, number: number): string | null {
  const { type, isAttachment } = facts;
  const ending = ENDINGS[type];
  // Some programs attach a file that has an ending and no name.
  const isBare = /^\.[a-z]+$/i.test(facts.fileName ?? "");
  const fileName = isBare ? `attachment-${number}${facts.fileName ?? ""}` : facts.fileName;
  if (fileName === null) {
    if (ending === ".eml") return `forwarded-${number}.eml`;
    if (ending !== undefined) return `attachment-${number}${ending}`;
    if (troubleOfPart(facts) !== null) return `attachment-${number}`;
    return OF_MAIL_ITSELF.test(type) && !isAttachment ? null : `attachment-${number}.bin`;
  }
  if (/^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(type)) return null;
  // A name without its ending is common: "Invoice 4711". That of another type is left, and says what it is.
  const hasEnding = ending !== undefined && endsAs(fileName, ending);
  return ending === undefined || hasEnding ? fileName : `${fileName}${ending}`;
}

function endsAs(name: string, ending: string): boolean {
  const own = name.toLowerCase();
  if (ending === ".jpg") return /\.jpe?g$/.test(own);
  if (ending === ".tif") return /\.tiff?$/.test(own);
  return own.endsWith(ending);
}

/** Why a part cannot be taken out, a full sentence; null where it can. */
export function troubleOfPart({ type, smimeType, coding, fileName }: PartFacts): string | null {
  if (type === "multipart/encrypted") return encrypted("PGP");
  if (/^application\/(?:x-)?pkcs7-mime$/.test(type))
    return smimeType.startsWith("signed") ? SIGNED : encrypted("S/MIME");
  if (type === "application/ms-tnef" || fileName?.toLowerCase() === "winmail.dat") return TNEF;
  if (coding === null)
    return "This part of the e-mail is coded in a way that is not read. Save the document that is attached and name it.";
  return null;
}

function encrypted(how: string): string {
  return `The e-mail is encrypted (${how}). Open it in your mail program, save the documents that are attached to it and name them.`;
}

const SIGNED =
  "What is attached to the e-mail is packed into its signature (S/MIME). Open it in your mail program, save the documents and name them.";

const TNEF =
  "What is attached to the e-mail is packed in Outlook's own form (winmail.dat). Open it in Outlook, save the documents and name them.";
