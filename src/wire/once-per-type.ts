import type { DocumentType } from "../kinds/kinds.ts";

/** What follows from a type of document alone, made when it is first asked for and then kept. */
export function oncePerType<Made>(
  make: (documentType: DocumentType) => Made,
): (documentType: DocumentType) => Made {
  const kept = new Map<DocumentType, Made>();
  return (documentType) => {
    const made = kept.get(documentType) ?? make(documentType);
    kept.set(documentType, made);
    return made;
  };
}
