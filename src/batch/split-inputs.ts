import type { Limits } from "../base/limits.ts";
import { pageWords } from "../base/page-words.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import { type FilePart, hasReader, type Listing, mayBeRead } from "../read.ts";
import { SPLIT_WORKER } from "../programs/worker-scripts.ts";
import { PDF } from "../wrapper/document-names.ts";
import type { DocumentInput, Input } from "./input.ts";
import { withLoaded } from "./read-bytes.ts";
import { runMany } from "./run-many.ts";
import type { SplitAnswer, SplitTask } from "./split-worker.ts";

/** A document of a file that no reader reads, with its pages. */
export interface UnreadPart extends Pick<FilePart, "from" | "to"> {
  readonly kind: UnreadKind;
  /** The file, as the user would name it. */
  readonly name: string;
}

/** A document that may have no reader, with its tables. */
export interface OtherPart {
  /** As its input is called; the file where that is one document. */
  readonly name: string;
  readonly kind: FilePart["kind"];
  readonly listings: readonly Listing[];
}

/** What files hold. */
export interface SplitInputs {
  /** In the order of the files and of their pages. A file of one document stays as it was. */
  readonly inputs: readonly Input[];
  readonly unread: readonly UnreadPart[];
  /** None where their tables were not wanted. */
  readonly others: readonly OtherPart[];
  /** How many files hold several documents. */
  readonly packages: number;
}

/** How files are taken apart. */
interface SplitWishes {
  readonly limits: Limits;
  readonly jobs: number;
  readonly signal: AbortSignal;
  /** Whether the tables of papers without a reader are wanted. */
  readonly withListings?: boolean;
}

/** A kind of paper that no reader reads. */
type UnreadKind = Exclude<FilePart["kind"], DocumentType>;

/** Takes files apart into the documents that they hold, in threads that can be stopped. */
export async function splitInputs(
  inputs: readonly Input[],
  { limits, jobs, signal, withListings = false }: SplitWishes,
): Promise<SplitInputs> {
  const files = inputs.filter(isFile);
  const parts = new Map<Input, SplitAnswer>();
  await runMany<SplitAnswer>({
    count: files.length,
    script: SPLIT_WORKER,
    limits,
    jobs,
    signal,
    ask: null,
    resultOf: async (run, index) => {
      const file = files[index];
      if (file === undefined) return [];
      return withLoaded<SplitAnswer>(file.source, limits.documentBytes, {
        run: async (source) => {
          const task: SplitTask = { source, limits, withListings };
          const end = await run(task);
          return end.kind === "answer" ? (end.answer as SplitAnswer) : [];
        },
        unread: () => [],
      });
    },
    onResult: (answer, index) => {
      const file = files[index];
      if (file !== undefined) parts.set(file, answer);
    },
  });
  const found = inputs.map((input) => ofInput(input, parts.get(input) ?? []));
  return {
    inputs: found.flatMap((one) => one.inputs),
    unread: found.flatMap((one) => one.unread),
    others: found.flatMap((one) => one.others),
    packages: found.filter((one) => one.isPackage).length,
  };
}

function isFile(input: Input): input is DocumentInput {
  return input.kind === "document";
}

interface OfInput extends Pick<SplitInputs, "inputs" | "unread" | "others"> {
  readonly isPackage: boolean;
}

function ofInput(input: Input, parts: SplitAnswer): OfInput {
  const isPackage = input.kind === "document" && parts.length > 1;
  const { name } = input;
  const others = parts.flatMap((part): readonly OtherPart[] => {
    const { kind, listings } = part;
    const own = isPackage ? partName(name, part) : name;
    return listings === undefined ? [] : [{ name: own, kind, listings }];
  });
  if (!isPackage) return { inputs: [input], unread: [], others, isPackage };
  const read = parts.filter(mayBeRead);
  const unread = parts.flatMap((part): readonly UnreadPart[] => {
    const { kind, from, to } = part;
    return hasReader(kind) || mayBeRead(part) ? [] : [{ name, kind, from, to }];
  });
  // Of a file without anything to read the refusal says what it looks like.
  if (read.length === 0) return { inputs: [input], unread: [], others, isPackage: false };
  return { inputs: read.map((part) => partInput(input, part)), unread, others, isPackage };
}

/** `package.pdf, pages 3-7`, whose results belong into a folder of the file's name. */
function partInput(input: DocumentInput, { from, to, seen }: FilePart): DocumentInput {
  const pages = pageWords({ from, to });
  return {
    ...input,
    name: partName(input.name, { from, to }),
    source: { ...input.source, pages: { from, to, ...(seen === undefined ? {} : { seen }) } },
    resultPath: `${input.resultPath.replace(PDF, "")}/${pages.replace(" ", "-")}`,
  };
}

function partName(file: string, pages: Pick<FilePart, "from" | "to">): string {
  return `${file}, ${pageWords(pages)}`;
}
