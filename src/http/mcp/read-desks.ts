import type { FastifyError, FastifyRequest } from "fastify";
import type { ReadDesk, ReadEnd, ReadOrder } from "../../mcp/reader-tools.ts";
import type { ReaderFacts } from "../../wire/service/readers.ts";
import { answerRead } from "../answer-read.ts";
import { refusalOf } from "../answer-refusals.ts";
import { type DaemonParts, isAvailable } from "../daemon-parts.ts";
import { type Refusal, tooLarge } from "../errors.ts";
import type { Submission } from "../submission.ts";
import type { Uploads } from "../uploads.ts";

/** Reads for one request of a client of MCP. */
export type DeskFor = (request: FastifyRequest) => ReadDesk;

/** Who borrows an upload where reads are free. */
const NOBODY_PAYS = "free";

/** Where reads are free. */
export function freeDesks(parts: DaemonParts): DeskFor {
  return (request) => ({
    ...standing(parts),
    price: async () => Promise.resolve(null),
    read: async (reader, order) =>
      endOf(request, async () =>
        withDocument(parts.uploads, { order, borrower: NOBODY_PAYS }, async (bytes) => {
          const submission = submissionOf(reader, { ...order, bytes });
          const read = { submission, wanted: { reader, kind: reader.name }, form: order.detail };
          const body = await answerRead(parts.service, { request, signal: order.signal }, read);
          return { kind: "read", body, receiptFor: null };
        }),
      ),
  });
}

/** What every desk of a daemon knows. */
export function standing(parts: DaemonParts): Pick<ReadDesk, "isAvailable" | "waiting"> {
  return { isAvailable: () => isAvailable(parts), waiting: () => parts.service.load.waiting };
}

/** Reads the document of an order; an upload is thrown away as soon as it was read. Nobody borrows it who asks for its price. */
export async function withDocument(
  uploads: Uploads,
  { order, borrower }: { readonly order: ReadOrder; readonly borrower: string | null },
  read: (bytes: Uint8Array) => Promise<ReadEnd>,
): Promise<ReadEnd> {
  const { source } = order;
  if (source.kind === "bytes") return read(source.bytes);
  const lent = uploads.lend(source.handle, borrower);
  if (lent.kind === "refused") {
    const sentence = borrower === NOBODY_PAYS ? lent.freeSentence : lent.sentence;
    return { kind: "refused", sentence };
  }
  let wasRead = false;
  try {
    const end = await read(lent.document);
    wasRead = end.kind === "read";
    return end;
  } finally {
    lent.giveBack(wasRead);
  }
}

/** What an order asks to read. Throws a Refusal where it is larger than what is read. */
export function submissionOf(
  reader: ReaderFacts,
  { bytes, detail, subcontractor, gc }: Omit<ReadOrder, "source"> & { readonly bytes: Uint8Array },
): Submission {
  if (bytes.length > reader.maxBytes) throw tooLarge(reader);
  return { bytes, detail, subcontractor, gc };
}

/** The end of a read; what refuses it is told to log and metrics, and to the caller as HTTP would tell it. */
export async function endOf(
  request: FastifyRequest,
  read: () => Promise<ReadEnd>,
  refused: (refusal: Refusal) => Promise<ReadEnd> = asRefused,
): Promise<ReadEnd> {
  try {
    return await read();
  } catch (error) {
    const refusal = refusalOf(error as FastifyError);
    request.told = { ...request.told, code: refusal.code };
    return refused(refusal);
  }
}

/** How a desk refuses that takes no payment. */
async function asRefused({ freeMessage }: Refusal): Promise<ReadEnd> {
  return Promise.resolve({ kind: "refused", sentence: freeMessage });
}
