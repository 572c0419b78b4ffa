import { type DocumentInputs, documentsOf, type GivenDocument } from "./outcomes.ts";

/** All documents that the inputs stand for, a file only once. */
export async function documentsOnce(
  inputs: DocumentInputs,
  limitBytes: number,
): Promise<readonly GivenDocument[]> {
  const seen = new Set<string>();
  const documents: GivenDocument[] = [];
  for await (const document of documentsOf(inputs, limitBytes)) {
    const { input } = document;
    const path = input.kind === "document" && "path" in input.source ? input.source.path : null;
    if (path !== null && seen.has(path)) continue;
    if (path !== null) seen.add(path);
    documents.push(document);
  }
  return documents;
}
