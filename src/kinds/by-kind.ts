import type { DocumentType } from "./kinds.ts";
import type { Reading } from "./reading.ts";

/** The reading of one kind of paper. */
export type ReadingOfKind<Type extends DocumentType> = Extract<
  Reading,
  { readonly documentType: Type }
>;

/** What is peculiar to some kinds of paper: a function of their readings. The others go the usual way. */
export type ByKind<Result> = {
  readonly [Type in DocumentType]?: (reading: ReadingOfKind<Type>) => Result;
};

/** What is peculiar to the kind of a reading, or else what is usual. */
export function ofKind<Result>(
  peculiar: ByKind<Result>,
  reading: Reading,
  usual: (reading: Reading) => Result,
): Result {
  // Each function stands under the kind whose readings it takes.
  const own = peculiar[reading.documentType] as ((reading: Reading) => Result) | undefined;
  return (own ?? usual)(reading);
}
