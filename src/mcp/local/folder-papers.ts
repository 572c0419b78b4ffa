import { counted } from "../../finding/figure-words.ts";
import { findInputs, type FoundInputs } from "../../batch/find-inputs.ts";
import type { DocumentInput, Input, MissingInput } from "../../batch/input.ts";
import { pathOf } from "../../batch/read-bytes.ts";
import type { Outcome } from "../../kinds/reading.ts";
import type { Call } from "../tool.ts";
import type { LocalDesk, ReadWishes } from "./local-desk.ts";

/** What of a folder or a file may be read. */
export interface FolderPapers extends Pick<FoundInputs, "leftAlone"> {
  readonly documents: readonly DocumentInput[];
  /** ZIP files and e-mails that cannot be opened, and what in them cannot be had. */
  readonly unopened: readonly MissingInput[];
  /** How many links lead out of the allowed folders. */
  readonly outside: number;
}

/** The papers at an allowed path. */
export async function papersAt(path: string, desk: LocalDesk): Promise<FolderPapers> {
  const { inputs, leftAlone } = await findInputs([path], async () =>
    Promise.resolve(new Uint8Array()),
  );
  const documents = await allowedOf(inputs, desk);
  const all = inputs.filter(({ kind }) => kind === "document").length;
  const unopened = await unopenedOf(inputs, desk);
  return { documents, unopened, leftAlone, outside: all - documents.length };
}

/** A link in an allowed folder may lead out of it: what is there is not read, and not named. */
async function allowedOf(
  inputs: readonly Input[],
  { folders }: LocalDesk,
): Promise<readonly DocumentInput[]> {
  const documents = inputs.filter((input): input is DocumentInput => input.kind === "document");
  const isAllowed = await Promise.all(
    documents.map(async ({ source }) => {
      const path = pathOf(source);
      return path !== null && folders.holds(path);
    }),
  );
  return documents.filter((_document, index) => isAllowed[index] === true);
}

/** ZIP files and e-mails that cannot be opened, and what in them cannot be had. */
async function unopenedOf(
  inputs: readonly Input[],
  { folders }: LocalDesk,
): Promise<readonly MissingInput[]> {
  const missing = inputs.filter((input): input is MissingInput => input.kind === "missing");
  const isAllowed = await Promise.all(
    missing.map(async ({ path }) => path !== undefined && folders.holds(path)),
  );
  return missing.filter((_input, index) => isAllowed[index] === true);
}

/** Reads papers in the order of their names, so many at a time as the desk has hands, and tells how far it is. */
export async function readAll(
  documents: readonly DocumentInput[],
  {
    desk,
    call,
    wishes,
  }: { readonly desk: LocalDesk; readonly call: Call; readonly wishes: ReadWishes },
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  const readInTurn = async (): Promise<void> => {
    while (next < documents.length) {
      const index = next++;
      const document = documents[index] ?? { name: "", source: { bytes: new Uint8Array() } };
      outcomes[index] = await desk.read(document, wishes, call);
      done += 1;
      call.tell(done, documents.length, `${done} of ${documents.length} files read`);
    }
  };
  await Promise.all(Array.from({ length: desk.jobs }, readInTurn));
  return outcomes;
}

/** What became of an input: of one that is missing it is told why, instead of a reading. */
export function outcomeFor(input: Input, read: Outcome | undefined): Outcome | undefined {
  if (input.kind !== "missing") return read;
  return { kind: "unread", code: "cannot-open", message: input.message };
}

/** What of a folder nobody looks at, for a summary's one line. */
export function leftAloneWords({
  leftAlone,
  outside,
}: Pick<FolderPapers, "leftAlone" | "outside">): readonly string[] {
  const pictures = leftAlone.wrapped.reduce((sum, { count }) => sum + count, leftAlone.pictures);
  return [
    ...(leftAlone.files === 0
      ? []
      : [`${counted(leftAlone.files, "file")} of other kinds left alone`]),
    ...(pictures === 0 ? [] : [`${counted(pictures, "picture")} left alone`]),
    ...(outside === 0 ? [] : [`${counted(outside, "link")} out of the allowed folders left alone`]),
  ];
}

/** What a short answer names of each kind; the rest is counted, and stands in the full one. */
export const MOST_NAMED = 12;

/** The first of them, as many as a short answer names. */
export function first<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MOST_NAMED);
}
