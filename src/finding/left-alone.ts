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
  const ofFiles = `Skipped ${counted(files, "file")} in the folders whose names end like no document (PDF).`;
  const ofPictures = `Skipped ${counted(pictures, "picture")} in the folders. Name a picture to have it read, or read the folder with --kind invoice.`;
  return [...(files === 0 ? [] : [ofFiles]), ...(pictures === 0 ? [] : [ofPictures])];
}
