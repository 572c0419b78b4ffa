import type { Limits } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { PDF } from "../../wrapper/document-names.ts";
import { memberBytes, unwrap } from "../../wrapper/unwrap.ts";
import type { WrapperBytes } from "../../wrapper/wrapper-bytes.ts";
import { kindByName, type WrapperKind } from "../../wrapper/wrapper-kind.ts";

/** A document that waits to be read: a file, or one in a ZIP file or an e-mail that is taken out when its turn comes. */
export interface WaitingDocument {
  readonly name: string;
  /** Throws a ReadError where it cannot be had. */
  readonly open: (limits: Pick<Limits, "documentBytes">) => Promise<File>;
}

/** What a chosen file stands for: itself, or the PDFs that lie in it; what cannot be had among them fails when it is opened. */
export async function documentsIn(file: File): Promise<readonly WaitingDocument[]> {
  const kind = kindByName(file.name);
  if (kind === null) return [{ name: file.name, open: async () => Promise.resolve(file) }];
  try {
    return await documentsInWrapper(file, kind);
  } catch (error) {
    return [failing(file.name, error)];
  }
}

async function documentsInWrapper(
  file: File,
  kind: WrapperKind,
): Promise<readonly WaitingDocument[]> {
  const bytes = wrapperIn(file);
  const { files, troubles } = await unwrap(bytes, kind, () => false);
  const documents = files.filter(({ path }) => PDF.test(path));
  if (documents.length + troubles.length === 0)
    throw new ReadError("not-a-pdf", "", "No PDF lies in this file.");
  const readable = documents.map(({ path, way }): WaitingDocument => {
    const name = `${file.name}/${path}`;
    const open: WaitingDocument["open"] = async ({ documentBytes }) =>
      new File([new Uint8Array(await memberBytes(bytes, way, documentBytes))], name);
    return { name, open };
  });
  const unreadable = troubles.map(({ path, message }) =>
    failing(`${file.name}/${path}`, new ReadError("not-a-pdf", "", message)),
  );
  return [...readable, ...unreadable];
}

/** Only the parts that are asked for are loaded. */
function wrapperIn(file: File): WrapperBytes {
  return {
    sizeBytes: file.size,
    part: async (from, length) => {
      const part = await file
        .slice(from, from + length)
        .arrayBuffer()
        .catch(() => null);
      if (part === null) throw new ReadError("cannot-open");
      return new Uint8Array(part);
    },
  };
}

function failing(name: string, error: unknown): WaitingDocument {
  return {
    name,
    open: async () => Promise.reject(error instanceof Error ? error : new ReadError("internal")),
  };
}
