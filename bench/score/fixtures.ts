import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { glob } from "tinyglobby";
import { isOfKind, SCORED_KINDS } from "../kinds/kinds.ts";
import type { Truth } from "../kinds/kind.ts";
import type { ReadFiles } from "../read-files.ts";
import type { TruthDocument } from "./score-document.ts";
import type { DocumentSet } from "./score-set.ts";

/** Papers beside the drawn documents that are of no kind, by what became of them. */
export interface Others {
  readonly folder: string;
  readonly refused: readonly string[];
  readonly read: readonly string[];
}

/** Every drawn document that has a truth beside it, one set for each kind. Pictures of them are left to `bench:scans`. */
export async function fixtureSets(): Promise<readonly DocumentSet[]> {
  const paths = await glob("fixtures/**/*.truth.json", { ignore: ["fixtures/scans/**"] });
  const documents = await Promise.all(paths.toSorted().map(documentAt));
  return SCORED_KINDS.map((kind) => ({
    kind,
    documents: documents.filter(({ truth }) => isOfKind(kind, truth)),
    folder: null,
  }));
}

/** Reads the papers of the folders `others`, which all have to be refused. */
export async function readOthers(read: ReadFiles): Promise<readonly Others[]> {
  const paths = (await glob("fixtures/*/others/*.pdf")).toSorted();
  const outcomes = await read(paths);
  const folders = [...new Set(paths.map((path) => dirname(path)))];
  return folders.map((folder) => {
    const namesOf = (kind: "read" | "unread"): readonly string[] =>
      paths
        .filter((path, index) => dirname(path) === folder && outcomes[index]?.kind === kind)
        .map((path) => basename(path));
    return { folder, refused: namesOf("unread"), read: namesOf("read") };
  });
}

async function documentAt(path: string): Promise<TruthDocument> {
  return {
    path: path.replace(/\.truth\.json$/, ".pdf"),
    name: basename(path, ".truth.json"),
    family: basename(dirname(path)),
    isScan: false,
    truth: JSON.parse(await readFile(path, "utf8")) as Truth,
  };
}
