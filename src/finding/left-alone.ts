import { counted, enumerate } from "./figure-words.ts";

/** Files of folders, ZIP files and e-mails that a run did not look into. */
export interface LeftAlone {
  /** Those that are no documents by name. */
  readonly files: number;
  /** Pictures in folders: among the papers of a job they are mostly photographs of the site. */
  readonly pictures: number;
  /** The first of the files. */
  readonly named: readonly string[];
  /** Pictures in each ZIP file and e-mail that holds some. */
  readonly wrapped: readonly WrappedPictures[];
}

/** Pictures in a ZIP file or an e-mail. */
export interface WrappedPictures {
  readonly wrapper: string;
  readonly count: number;
  /** The first of them, as they are called in there. */
  readonly named: readonly string[];
}

/** What is said of them; nothing where there are none. */
export function leftAloneSentences({
  files,
  pictures,
  named,
  wrapped,
}: LeftAlone): readonly string[] {
  const ofFiles = `Skipped ${counted(files, "file")} (not PDFs): ${namesOf(files, named)}.`;
  const ofPictures = `Skipped ${counted(pictures, "picture")} in the folders. Name a picture to have it read, or read the folder with --kind invoice.`;
  return [
    ...(files === 0 ? [] : [ofFiles]),
    ...(pictures === 0 ? [] : [ofPictures]),
    ...wrappedSentences(wrapped),
  ];
}

/** ZIP files and e-mails that are told by name: a year of mail may hold a thousand with a picture. */
const MOST_WRAPPERS = 10;

function wrappedSentences(wrapped: readonly WrappedPictures[]): readonly string[] {
  const others = wrapped.slice(MOST_WRAPPERS);
  const count = others.reduce((sum, one) => sum + one.count, 0);
  return [
    ...wrapped.slice(0, MOST_WRAPPERS).map(wrappedSentence),
    ...(others.length === 0
      ? []
      : [`Skipped ${counted(count, "picture")} in ${others.length} more ZIP files or e-mails.`]),
  ];
}

function wrappedSentence({ wrapper, count, named }: WrappedPictures): string {
  const them = count === 1 ? "it" : "them";
  return `Skipped ${counted(count, "picture")} in ${wrapper}: ${namesOf(count, named)}. To have ${them} read, take ${them} out and name ${them}, or read ${wrapper} with --kind invoice.`;
}

function namesOf(count: number, named: readonly string[]): string {
  const others = count - named.length;
  return enumerate([...named, ...(others === 0 ? [] : [`${others} more`])]);
}
