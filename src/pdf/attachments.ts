import { ATTACHMENT_LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { type Engine, runInEngine } from "./engine.ts";
import type { PdfDocument } from "./open.ts";
import type { Address } from "./pdfium-exports.ts";

/** A file that a PDF carries inside. */
export interface Attachment {
  /** As the PDF calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The names that the standards of electronic invoices give to their file, in small letters; such files come first. */
const STANDARD_NAMES: readonly string[] = [
  "factur-x.xml",
  "zugferd-invoice.xml",
  "xrechnung.xml",
  "order-x.xml",
];

/** Longest name in bytes of UTF-16; it must fit into the engine's scratch memory. */
const NAME_BYTES = 1_024;

/** The key of a file's size in the PDF, closed by a zero. */
const SIZE: Uint8Array = new TextEncoder().encode("Size\0");

/**
 * The XML files inside of an open document, those with a standard name first. What is damaged or larger than the
 * limits is left out. To be called when all else is read: a file that crashes the engine closes it.
 */
export function attachmentsOf(document: PdfDocument): readonly Attachment[] {
  const { engine } = document;
  const attachments: Attachment[] = [];
  const { limitBytes } = engine.state;
  const mostBytes = engine.memory.sizeBytes() + ATTACHMENT_LIMITS.unpackMegabytes * 1_048_576;
  engine.state.limitBytes = Math.min(limitBytes, mostBytes);
  try {
    runInEngine(engine, () => collect(engine, document.address, attachments));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  } finally {
    engine.state.limitBytes = limitBytes;
  }
  return attachments;
}

function collect(engine: Engine, document: Address, attachments: Attachment[]): void {
  for (const { name, address } of namedFiles(engine, document)) {
    const bytes = bytesOf(engine, address);
    if (bytes !== null) attachments.push({ name, bytes });
  }
}

interface NamedFile {
  readonly name: string;
  readonly address: Address;
}

/** The XML files in the order in which they are taken out. */
function namedFiles(engine: Engine, document: Address): readonly NamedFile[] {
  const { pdfium } = engine;
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), ATTACHMENT_LIMITS.named);
  const named: NamedFile[] = [];
  for (let index = 0; index < count; index++) {
    const address = pdfium.FPDFDoc_GetAttachment(document, index);
    const name = address === 0 ? "" : nameOf(engine, address);
    if (name.toLowerCase().endsWith(".xml")) named.push({ name, address });
  }
  const ranks = STANDARD_NAMES.map((standard) =>
    named.filter(({ name }) => name.toLowerCase() === standard),
  );
  return [...new Set([...ranks.flat(), ...named])].slice(0, ATTACHMENT_LIMITS.files);
}

function nameOf({ pdfium, memory, scratch }: Engine, attachment: Address): string {
  const length = pdfium.FPDFAttachment_GetName(attachment, scratch, NAME_BYTES);
  return length > NAME_BYTES ? "" : memory.utf16(scratch, length);
}

/** Null for a file that is empty, damaged or too large. PDFium copies only into a space of the very size, so it is asked twice. */
function bytesOf(engine: Engine, attachment: Address): Uint8Array | null {
  const { pdfium, memory } = engine;
  if (declaredBytes(engine, attachment) > ATTACHMENT_LIMITS.fileBytes) return null;
  const length = unpack(engine, attachment, { space: 0, length: 0 });
  if (length === 0 || length > ATTACHMENT_LIMITS.fileBytes) return null;
  const space = pdfium.malloc(length);
  if (space === 0) return null;
  const isWhole = unpack(engine, attachment, { space, length }) === length;
  const bytes = isWhole ? memory.bytes(space, length) : null;
  pdfium.free(space);
  return bytes;
}

/** The unpacked size, 0 where the file is damaged. */
function unpack(
  { pdfium, memory, scratch }: Engine,
  attachment: Address,
  { space, length }: { readonly space: Address; readonly length: number },
): number {
  const isRead = pdfium.FPDFAttachment_GetFile(attachment, space, length, scratch) !== 0;
  return isRead ? memory.integer(scratch) >>> 0 : 0;
}

/** The size that the PDF says, which may be wrong; 0 where it says none. */
function declaredBytes({ pdfium, memory, scratch }: Engine, attachment: Address): number {
  const key = scratch + 8;
  memory.writeBytes(key, SIZE);
  const isSaid = pdfium.EPDFAttachment_GetIntegerValue(attachment, key, scratch) !== 0;
  return isSaid ? memory.integer(scratch) : 0;
}
