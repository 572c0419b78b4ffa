import type { Heading } from "../document/heading.ts";

/** The texts of a form's head that name a contract. */
export type ContractTexts = Readonly<Record<Exclude<keyof Heading, "periodFrom">, string | null>>;

/** A contract in one line: who bills, for what, under which number; by its first file where nothing of it is printed. */
export function contractWords({
  texts,
  applications: [first],
}: {
  readonly texts: ContractTexts;
  readonly applications: readonly { readonly application: { readonly file: string } }[];
}): string {
  const { contractor, project, contractNumber, projectNumber, addressee } = texts;
  const parts = [
    contractor,
    project,
    contractNumber === null ? null : `contract ${contractNumber}`,
    projectNumber === null || projectNumber === contractNumber ? null : `project ${projectNumber}`,
    addressee === null ? null : `billed to ${addressee}`,
  ].filter((part) => part !== null);
  return parts.length > 0
    ? parts.join(" · ")
    : `The contract of ${first?.application.file ?? "no file"}`;
}

/** `pa-03.pdf p. 1`, for each place. */
export function placeWords(
  places: readonly { readonly file: string; readonly pageNumber: number }[],
): string {
  return places.map(({ file, pageNumber }) => `${file} p. ${pageNumber}`).join(", ");
}
