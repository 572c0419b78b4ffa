import type { HybridObstacle } from "../finding/hybrid-words.ts";
import { embeddedFilesOf, type EmbeddedFile, namesOf } from "./embedded-files.ts";
import { dictionaryIn, isPdf, openPdfFile, type PdfFile } from "./pdf-file.ts";
import {
  DamagedPdf,
  integerOf,
  isAbsent,
  type PdfDictionary,
  type PdfReference,
} from "./pdf-value.ts";
import { unpackStream } from "./unpack-stream.ts";
import { readXmp, type Xmp } from "./xmp.ts";

/** A PDF that an e-invoice can be put into as it is. */
export interface HybridSource {
  readonly kind: "source";
  readonly file: PdfFile;
  readonly catalog: PdfDictionary;
  readonly catalogAt: PdfReference;
  readonly metadata: PdfDictionary;
  readonly metadataAt: PdfReference;
  readonly xmpText: string;
  readonly xmp: Xmp;
  /** What it carries already. */
  readonly files: readonly EmbeddedFile[];
}

/** Why an e-invoice cannot be put into a PDF. */
export interface NoSource {
  readonly kind: "obstacle";
  readonly obstacle: HybridObstacle;
}

/** Opens a PDF that says it is PDF/A-1, 2 or 3 and to which something can be added, or says what is in the way. */
export function hybridSource(bytes: Uint8Array): HybridSource | NoSource {
  if (!isPdf(bytes)) return obstacle("no-pdf");
  try {
    return sourceIn(openPdfFile(bytes));
  } catch (error) {
    if (error instanceof DamagedPdf) return obstacle("damaged");
    throw error;
  }
}

function obstacle(named: HybridObstacle): NoSource {
  return { kind: "obstacle", obstacle: named };
}

function sourceIn(file: PdfFile): HybridSource | NoSource {
  const { trailer } = file;
  if (!isAbsent(trailer.entries.get("Encrypt"))) return obstacle("encrypted");
  const catalogAt = trailer.entries.get("Root");
  const catalog = dictionaryIn(file, catalogAt);
  if (catalogAt?.kind !== "reference" || catalog === null)
    throw new DamagedPdf("The catalog is missing.");
  if (isSigned(file, catalog)) return obstacle("signed");
  const files = embeddedFilesOf(file, catalog);
  if (files.some((one) => namesOf(file, one).some(isNameOfInvoice))) return obstacle("hybrid");
  const metadataAt = catalog.entries.get("Metadata");
  if (metadataAt?.kind !== "reference") return obstacle("no-pdfa");
  const { value: metadata, packed } = file.objectOf(metadataAt);
  if (metadata.kind !== "dictionary" || packed === null) return obstacle("no-pdfa");
  const xmpText = textOf(unpackStream(metadata, packed));
  const xmp = xmpText === null ? null : readXmp(xmpText);
  if (xmpText === null || xmp === null) return obstacle("metadata");
  if (xmp.isHybrid) return obstacle("hybrid");
  const unfit = unfitFor(xmp, files);
  if (unfit !== null) return obstacle(unfit);
  return { kind: "source", file, catalog, catalogAt, metadata, metadataAt, xmpText, xmp, files };
}

/** A signature covers bytes that it names, which no packed object could do: the word for it stands in the file as it is. */
function isSigned(file: PdfFile, catalog: PdfDictionary): boolean {
  const form = dictionaryIn(file, catalog.entries.get("AcroForm"));
  const flags = integerOf(form?.entries.get("SigFlags")) ?? 0;
  const { buffer, byteOffset, length } = file.bytes;
  const raw = Buffer.from(buffer, byteOffset, length);
  return flags % 2 === 1 || !isAbsent(catalog.entries.get("Perms")) || raw.includes("/ByteRange");
}

/** The names that the standards of hybrid invoices and orders give to their file. */
const NAMES_OF_INVOICES: ReadonlySet<string> = new Set([
  "factur-x.xml",
  "zugferd-invoice.xml",
  "xrechnung.xml",
  "order-x.xml",
]);

function isNameOfInvoice(name: string): boolean {
  return NAMES_OF_INVOICES.has(name);
}

/** PDF/A asks for UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Which levels each part of PDF/A that can become the third one has. */
const LEVELS: Readonly<Partial<Record<string, RegExp>>> = {
  "1": /^[AB]$/,
  "2": /^[ABU]$/,
  "3": /^[ABU]$/,
};

function unfitFor(
  { part, conformance }: Xmp,
  files: readonly EmbeddedFile[],
): HybridObstacle | null {
  if (part === null) return "no-pdfa";
  const levels = LEVELS[part];
  if (levels === undefined) return "other-part";
  if (conformance === null || !levels.test(conformance)) return "no-pdfa";
  return part !== "3" && files.length > 0 ? "carries-files" : null;
}
