/*
 * The PDF of a bill with its e-invoice inside, as Factur-X and ZUGFeRD want it: `hybrid-source` opens the PDF by its own
 * cross-references and says what is in the way, `append-update` puts what is new behind it. No byte of the source is changed, no
 * page is drawn again, and nothing is guessed: a file that is not built as it says is refused. Only a PDF that says it is PDF/A
 * already can become PDF/A-3 so.
 */

import { createHash } from "node:crypto";
import { emitInvoice } from "../emit/emit-invoice.ts";
import type { EmittedTerm, InvoiceSyntax, RefusedInvoice } from "../emit/emitted-invoice.ts";
import { type HybridObstacle, obstacleSentence } from "../finding/hybrid-words.ts";
import type { Reading } from "../kinds/reading.ts";
import { appendUpdate, type WrittenObject } from "./append-update.ts";
import { namesWith } from "./embedded-files.ts";
import { extendXmp, FILE_NAME } from "./extend-xmp.ts";
import { type HybridSource, hybridSource } from "./hybrid-source.ts";
import { itemsIn } from "./pdf-file.ts";
import {
  countOf,
  DamagedPdf,
  dictionaryOf,
  nameValue,
  numberValue,
  type PdfReference,
  referenceTo,
  stringValue,
  withEntries,
} from "./pdf-value.ts";

/** The languages of an e-invoice, and the PDF with one inside. */
export type WrittenSyntax = InvoiceSyntax | "factur-x";

/** A PDF with its e-invoice inside. */
export interface HybridInvoice {
  readonly kind: "emitted";
  readonly syntax: "factur-x";
  readonly profile: "en16931";
  /** The PDF as it was, with the file `factur-x.xml` behind it. */
  readonly pdf: Uint8Array;
  /** The file inside, in CII. */
  readonly xml: string;
  /** Every term in it, in the order of the norm. */
  readonly terms: readonly EmittedTerm[];
}

/** What is to be put together. */
export interface HybridWishes {
  /** Of the PDF that was read. */
  readonly bytes: Uint8Array;
  /** Whether the reading is of some pages of the file alone. */
  readonly isPart: boolean;
  readonly lumpSums: boolean;
}

/** Puts the e-invoice of a reading into the PDF that was read, or says all that is in the way. */
export function hybridInvoice(
  reading: Reading,
  { bytes, isPart, lumpSums }: HybridWishes,
): HybridInvoice | RefusedInvoice {
  const made = emitInvoice(reading, { syntax: "cii", profile: "en16931", lumpSums });
  const source = hybridSource(bytes);
  const before = ofReading(reading, isPart);
  if (before !== null || source.kind === "obstacle")
    return refused(before ?? (source.kind === "obstacle" ? source.obstacle : "damaged"), made);
  if (made.kind === "refused") return made;
  const { xml, terms } = made;
  const issued = terms.find(({ term }) => term === "BT-2")?.value ?? "";
  try {
    const pdf = withInvoice(source, Buffer.from(xml), issued);
    if (pdf === null) return refused("metadata", made);
    return { kind: "emitted", syntax: "factur-x", profile: "en16931", pdf, xml, terms };
  } catch (error) {
    if (error instanceof DamagedPdf) return refused("damaged", made);
    throw error;
  }
}

/** What the reading itself says against it. */
function ofReading(reading: Reading, isPart: boolean): HybridObstacle | null {
  if (isPart || (reading.documents?.length ?? 1) > 1) return "part";
  return reading.documentType === "INVOICE" && reading.eInvoice !== null ? "hybrid" : null;
}

function refused(
  obstacle: HybridObstacle,
  made: { readonly kind: "emitted" } | RefusedInvoice,
): RefusedInvoice {
  const { reasons, missing } = made.kind === "refused" ? made : { reasons: [], missing: [] };
  return { kind: "refused", reasons: [...reasons, obstacleSentence(obstacle)], missing };
}

/** Null where the metadata have no place for what they must say. */
function withInvoice(source: HybridSource, xml: Uint8Array, issued: string): Uint8Array | null {
  const { file, catalog, catalogAt, metadata, metadataAt, xmp, files } = source;
  const extended = extendXmp(source.xmpText, xmp);
  if (extended === null) return null;
  const next = countOf(file.trailer.entries.get("Size"));
  const [inside, described] = [referenceTo(next), referenceTo(next + 1)];
  const names = namesWith(file, catalog, [
    ...files,
    { key: `(${FILE_NAME})`, description: described },
  ]);
  const associated = [...itemsIn(file, catalog.entries.get("AF")), described];
  const xmpBytes = Buffer.from(extended);
  return appendUpdate(file, [
    {
      ...placeOf(catalogAt),
      value: withEntries(catalog, {
        // What associates a file with a document came after PDF 1.4, which PDF/A-1 is made of.
        ...(xmp.part === "1" ? { Version: nameValue("1.7") } : {}),
        Names: names,
        AF: { kind: "array", items: associated },
      }),
      packed: null,
    },
    {
      ...placeOf(metadataAt),
      value: dictionaryOf({
        ...Object.fromEntries([...metadata.entries].filter(([name]) => !PACKING.has(name))),
        Length: numberValue(xmpBytes.length),
      }),
      packed: xmpBytes,
    },
    // There is no clock here: the same bill becomes the same bytes.
    invoiceFile(inside, xml, pdfDate(xmp.modified) ?? pdfDate(issued)),
    fileDescription(described, inside),
  ]);
}

/** What says how a stream is packed: the metadata of PDF/A stand as they are. */
const PACKING: ReadonlySet<string> = new Set(["Filter", "DecodeParms"]);

function placeOf({
  number,
  generation,
}: PdfReference): Pick<WrittenObject, "number" | "generation"> {
  return { number, generation };
}

/**
 * The file itself, as old as the PDF says of itself, or as the bill where it says nothing. It is not packed: programs pack in
 * different ways, and the same bill becomes the same bytes.
 */
function invoiceFile(at: PdfReference, xml: Uint8Array, modified: string | null): WrittenObject {
  const sum = createHash("md5").update(xml).digest("hex").toUpperCase();
  return {
    ...placeOf(at),
    value: dictionaryOf({
      Type: nameValue("EmbeddedFile"),
      Subtype: nameValue("text/xml"),
      Params: dictionaryOf({
        ...(modified === null ? {} : { ModDate: stringValue(modified) }),
        CheckSum: { kind: "string", text: `<${sum}>` },
        Size: numberValue(xml.length),
      }),
      Length: numberValue(xml.length),
    }),
    packed: xml,
  };
}

/** The same invoice as the pages, in another form: PDF/A-3 calls that an alternative. */
function fileDescription(at: PdfReference, inside: PdfReference): WrittenObject {
  return {
    ...placeOf(at),
    value: dictionaryOf({
      Type: nameValue("Filespec"),
      F: stringValue(FILE_NAME),
      UF: stringValue(FILE_NAME),
      Desc: stringValue("Factur-X invoice"),
      AFRelationship: nameValue("Alternative"),
      EF: dictionaryOf({ F: inside, UF: inside }),
    }),
    packed: null,
  };
}

const WRITTEN_DATE =
  /^(\d{4})-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(?:Z|([+-]\d\d):(\d\d))?)?)?$/;

/** A day or a moment as PDF writes it; null where it is written in another way than XMP does. */
function pdfDate(written: string | null): string | null {
  const [, year, month, day = "01", hours, minutes, seconds = "00", offset, rest] =
    WRITTEN_DATE.exec(written ?? "") ?? [];
  if (year === undefined || month === undefined) return null;
  const date = `D:${year}${month}${day}`;
  if (hours === undefined || minutes === undefined) return date;
  const zone = offset === undefined || rest === undefined ? "Z" : `${offset}'${rest}'`;
  return `${date}${hours}${minutes}${seconds}${zone}`;
}
