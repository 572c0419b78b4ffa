import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A folder of documents with truths beside them. */
export interface SetOfPapers {
  readonly name: string;
  readonly folder: string;
}

/** A document of a set. */
export interface PaperFile {
  readonly set: string;
  readonly name: string;
  readonly pdf: string;
  readonly truth: string;
}

/** The folder of the samples: beside the project, if not said otherwise. */
export function samplesFolder(): string {
  return process.env["FIT_SAMPLES"] ?? join("..", "shared", "samples");
}

/** Kinds of paper for which the project draws documents of its own: one folder for each printed layout. */
export type DrawnKind = "pay-application" | "change-order";

/** Folders of the samples that hold pay applications and change orders; absent where only the project is checked out. */
export const CONSTRUCTION_FOLDERS: readonly string[] = [
  "construction",
  "construction-drawn",
  "construction-drawn-more",
  "construction-authors-a",
  "construction-authors-b",
];

/** Papers of the project drawn by authors who never saw the engine: one folder for each of them. */
export const AUTHORS: string = join("bench", "authors");

/** Authors whose papers nothing is ever fitted to, by their folders: what they cost is what a stranger's paper costs. */
export const NEVER_FITTED: ReadonlySet<string> = new Set(["e", "k", "invoices/p", "waivers/y"]);

/** A folder for each author, under the name by which its papers are counted; those that are fitted to, or the others. */
export function authorSets(areFitted = true): readonly SetOfPapers[] {
  const folders = readdirSync(AUTHORS, { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders
    .filter(({ name }) => NEVER_FITTED.has(name) !== areFitted)
    .map(({ name }) => ({ name: `author-${name}`, folder: join(AUTHORS, name) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Papers that nothing is fitted to. */
export function unseenPapers(): readonly PaperFile[] {
  return authorSets(false).flatMap(filesOf);
}

/** Every document with truth, in one order for good. */
export function papersWithTruth(drawn: DrawnKind = "pay-application"): readonly PaperFile[] {
  const fixtures = join("fixtures", drawn);
  const sets: SetOfPapers[] = CONSTRUCTION_FOLDERS.map((name) => ({
    name,
    folder: join(samplesFolder(), name),
  }));
  sets.push(...authorSets());
  for (const layout of readdirSync(fixtures).toSorted())
    sets.push({ name: "fixtures", folder: join(fixtures, layout) });
  return sets.filter(({ folder }) => existsSync(folder)).flatMap(filesOf);
}

function filesOf({ name: set, folder }: SetOfPapers): readonly PaperFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".truth.json"))
    .toSorted()
    .map((file) => file.replace(/\.truth\.json$/, ""))
    .filter((name) => existsSync(join(folder, `${name}.pdf`)))
    .map((name) => ({
      set,
      name,
      pdf: join(folder, `${name}.pdf`),
      truth: join(folder, `${name}.truth.json`),
    }));
}
