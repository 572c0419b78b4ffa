import { tooLarge } from "../../base/too-large.ts";
import { broken } from "../refusals.ts";
import { wholePart, type WrapperBytes } from "../wrapper-bytes.ts";
import type { MailMember } from "../member.ts";
import { fromBase64, fromQuotedPrintable } from "./transfer-codings.ts";

/** How many bytes one byte of a document may take: three and a line break in quoted-printable. */
const MOST_CODED_BYTES = 4;

/** Takes a part out of an e-mail. Throws a ReadError where it is cut off or larger than the limit. */
export async function mailMemberBytes(
  bytes: WrapperBytes,
  { from, to, coding }: MailMember,
  limitBytes: number,
): Promise<Uint8Array> {
  if (to - from > limitBytes * MOST_CODED_BYTES) throw tooLarge(to - from, limitBytes);
  const coded = await wholePart(bytes, from, to - from);
  if (coded === null) throw broken("e-mail");
  const decoded = decodedBy[coding](coded, limitBytes);
  if (decoded === null) throw tooLarge(limitBytes + 1, limitBytes);
  return decoded;
}

const decodedBy = {
  base64: fromBase64,
  "quoted-printable": fromQuotedPrintable,
  none: (coded: Uint8Array, mostBytes: number): Uint8Array | null =>
    coded.length > mostBytes ? null : coded,
} as const;
