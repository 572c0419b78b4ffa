import { ReadError } from "../base/read-error.ts";
import { onlyDocument } from "../wrapper/only-document.ts";
import { isOutlookMail, kindByBytes, kindByName, OUTLOOK_MAIL } from "../wrapper/wrapper-kind.ts";
import { inWrapper, type Place, type Source } from "./read-bytes.ts";

/**
 * Where one document is read from: the place itself, or the document that lies alone in the wrapper there. Throws a ReadError where
 * the wrapper cannot be opened, or holds none or several.
 */
export async function soleSource(place: Place): Promise<Source> {
  if ("path" in place && isOutlookMail(place.path))
    throw new ReadError("not-a-pdf", "", OUTLOOK_MAIL);
  const kind = "path" in place ? kindByName(place.path) : kindByBytes(place.bytes);
  if (kind === null) return place;
  const { way } = await inWrapper(place, async (bytes) => onlyDocument(bytes, kind));
  return { wrapper: place, way };
}
