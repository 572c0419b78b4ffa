import { CHANGE_ORDER } from "./change-order/kind.ts";
import { INVOICE } from "./invoice/kind.ts";
import type { Joining, Kind } from "./kind.ts";
import { LIEN_WAIVER } from "./lien-waiver/kind.ts";
import { PAY_APPLICATION } from "./pay-application/kind.ts";

/** Every kind of paper that is read. A new kind is its folder and its name here. */
export const KINDS: readonly [
  typeof PAY_APPLICATION,
  typeof CHANGE_ORDER,
  typeof INVOICE,
  typeof LIEN_WAIVER,
] = [PAY_APPLICATION, CHANGE_ORDER, INVOICE, LIEN_WAIVER];

type ContentOf<Of> = Of extends Kind<infer Read> ? Read : never;

/** What is read of a paper of any kind, its proof aside. */
export type AnyContent = ContentOf<(typeof KINDS)[number]>;

export type DocumentType = AnyContent["documentType"];

type TypesJoining<As extends Joining> = Extract<
  (typeof KINDS)[number],
  { readonly joins: As }
>["documentType"];

/** Whether a paper is that to others. */
export function doesJoin<
  Read extends { readonly documentType: DocumentType },
  const As extends Joining,
>(read: Read, as: As): read is Extract<Read, { readonly documentType: TypesJoining<As> }> {
  return kindOf(read.documentType).joins === as;
}

/** What a field of a kind is called at the begin of a sentence. */
export function subjectOf(documentType: DocumentType, field: string): string {
  const { fields, choices } = kindOf(documentType);
  return (fields[field] ?? choices[field])?.subject ?? `The field ${field}`;
}

/** The kind of a document, by what its answer says that it is. */
export function kindOf(documentType: DocumentType): Kind<AnyContent> {
  const kind = KINDS.find((one) => one.documentType === documentType);
  if (kind === undefined) throw new RangeError(`There is no kind of paper ${documentType}.`);
  return kind;
}
