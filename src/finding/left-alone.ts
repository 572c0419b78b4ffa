import { counted, enumerate } from "./figure-words.ts";

/** Files of folders that a run did not look into. */
export interface LeftAlone {
  /** Those that are no documents by name. */
  readonly files: number;
  /** Pictures: among the papers of a job they are mostly photographs of the site. */
  readonly pictures: number;
  /** The first of the files. */
  readonly named: readonly string[];
}

/** What is said of them; nothing where there are none. */
export function leftAloneSentences({ files, pictures, named }: LeftAlone): readonly string[] {
  const others = files - named.length;
  const names = enumerate([...named, ...(others === 0 ? [] : [`${others} more`])]);
  const ofFiles = `Skipped ${counted(files, "file")} in the folders (not PDFs): ${names}.`;
  const ofPictures = `Skipped ${counted(pictures, "picture")} in the folders. Name a picture to have it read, or read the folder with --kind invoice.`;
  return [...(files === 0 ? [] : [ofFiles]), ...(pictures === 0 ? [] : [ofPictures])];
}
