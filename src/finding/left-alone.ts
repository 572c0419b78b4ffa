import { counted } from "./figure-words.ts";

/** Files of folders that a run did not look into. */
export interface LeftAlone {
  /** Those that are no documents by name. */
  readonly files: number;
  /** Pictures: among the papers of a job they are mostly photographs of the site. */
  readonly pictures: number;
}

/** What is said of them; nothing where there are none. */
export function leftAloneSentences({ files, pictures }: LeftAlone): readonly string[] {
  const ofFiles = `${counted(files, "file")} in the folders left alone: no document by name.`;
  const ofPictures = `${counted(pictures, "picture")} in the folders left alone: pictures are read where they are named, and in folders with --kind invoice.`;
  return [...(files === 0 ? [] : [ofFiles]), ...(pictures === 0 ? [] : [ofPictures])];
}
