import type { Limits } from "../base/limits.ts";
import { pageWords } from "../base/page-words.ts";
import { type DocumentType, KINDS } from "../kinds/kinds.ts";
import type { FilePart } from "../read.ts";
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

/** What files hold. */
export interface SplitInputs {
  /** In the order of the files and of their pages. A file of one document stays as it was. */
  readonly inputs: readonly Input[];
  readonly unread: readonly UnreadPart[];
  /** How many files hold several documents. */
  readonly packages: number;
}

/** How files are taken apart. */
interface SplitWishes {
  readonly limits: Limits;
  readonly jobs: number;
  readonly signal: AbortSignal;
}

/** A kind of paper that no reader reads. */
type UnreadKind = Exclude<FilePart["kind"], DocumentType>;

/** Takes files apart into the documents that they hold, in threads that can be stopped. */
export async function splitInputs(
  inputs: readonly Input[],
  { limits, jobs, signal }: SplitWishes,
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
          const task: SplitTask = { source, limits };
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
    packages: found.filter((one) => one.isPackage).length,
  };
}

function isFile(input: Input): input is DocumentInput {
  return input.kind === "document";
}

interface OfInput extends Pick<SplitInputs, "inputs" | "unread"> {
  readonly isPackage: boolean;
}

function ofInput(input: Input, parts: SplitAnswer): OfInput {
  const isPackage = input.kind === "document" && parts.length > 1;
  if (!isPackage) return { inputs: [input], unread: [], isPackage };
  const { name } = input;
  const read = parts.filter(mayBeRead);
  const unread = parts.flatMap((part): readonly UnreadPart[] => {
    const { kind, from, to } = part;
    return isRead(kind) || mayBeRead(part) ? [] : [{ name, kind, from, to }];
  });
  // Of a file without anything to read the refusal says what it looks like.
  if (read.length === 0) return { inputs: [input], unread: [], isPackage: false };
  return { inputs: read.map((part) => partInput(input, part)), unread, isPackage };
}

/** Whether a reader is to look at a document: it may be of a kind that is read. What the reader refuses is told as not read. */
function mayBeRead({ kind, perhaps }: FilePart): boolean {
  return isRead(kind) || (perhaps !== undefined && isRead(perhaps));
}

function isRead(kind: FilePart["kind"]): kind is DocumentType {
  return KINDS.some(({ documentType }) => documentType === kind);
}

/** `package.pdf, pages 3-7`, whose results belong into a folder of the file's name. */
function partInput(input: DocumentInput, { from, to, seen }: FilePart): DocumentInput {
  const pages = pageWords({ from, to });
  return {
    ...input,
    name: `${input.name}, ${pages}`,
    source: { ...input.source, pages: { from, to, ...(seen === undefined ? {} : { seen }) } },
    resultPath: `${input.resultPath.replace(PDF, "")}/${pages.replace(" ", "-")}`,
  };
}
