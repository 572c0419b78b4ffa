import { createHash } from "node:crypto";
import { decodeBase64 } from "../base/base64.ts";

/** The bytes of a document that came as an argument, or a sentence that says what is wrong with it. */
export type Arrived =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "damaged"; readonly sentence: string };

/** Decodes a document. Base64 passes through a model word by word, which loses some of it: a hash that is given is held to. */
export function arrivedDocument(document: string, sha256: string | undefined): Arrived {
  const decoded = decodeBase64(document);
  if (decoded.kind === "wrong") return damaged(`The argument \`document\` ${decoded.ending}`);
  const { bytes } = decoded;
  if (bytes.length === 0)
    return damaged("The argument `document` is empty. Send the PDF in base64.");
  if (sha256 === undefined) return { kind: "bytes", bytes };
  const found = createHash("sha256").update(bytes).digest("hex");
  if (found === sha256.toLowerCase()) return { kind: "bytes", bytes };
  return damaged(
    `The document was damaged on its way: ${bytes.length} bytes arrived, and their SHA-256 is ${found}. Send it again whole.`,
  );
}

function damaged(sentence: string): Arrived {
  return { kind: "damaged", sentence };
}
