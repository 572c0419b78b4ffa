/** Where a member lies in its wrapper and how it is taken out: plain data that can be sent to a worker. */
export type Member = ZipMember | MailMember;

/** A file in a ZIP file, as the list at its end names it. */
export interface ZipMember {
  readonly kind: "zip";
  /** Where its own header begins. */
  readonly headerAt: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  readonly crc32: number;
  /** How it is compressed (APPNOTE 4.4.5). */
  readonly method: number;
}

/** How the content of a part is written. */
export type Coding = "base64" | "quoted-printable" | "none";

/** A part of an e-mail, as its place and how it is coded. */
export interface MailMember {
  readonly kind: "mail";
  readonly from: number;
  readonly to: number;
  readonly coding: Coding;
}

/** What a wrapper lists. */
export interface Listed {
  /** As the wrapper names it; see `memberPath`. */
  readonly path: string;
  readonly member: Member;
  /** Why it cannot be taken out, a full sentence; null where it can. */
  readonly trouble: string | null;
  /** A picture that belongs to the text of an e-mail, such as a logo. */
  readonly isOfText: boolean;
}
