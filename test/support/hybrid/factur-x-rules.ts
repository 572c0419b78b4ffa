import { createHash } from "node:crypto";
import { parseXml, type XmlElement } from "../../../src/einvoice/xml.ts";
import { embeddedFilesOf } from "../../../src/hybrid/embedded-files.ts";
import { dictionaryIn, itemsIn, openPdfFile, type PdfFile } from "../../../src/hybrid/pdf-file.ts";
import {
  integerOf,
  nameOf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from "../../../src/hybrid/pdf-value.ts";
import { stringBytes, stringText } from "../../../src/hybrid/string-text.ts";
import { writtenValue } from "../../../src/hybrid/write-value.ts";

/** What a rule looks at. */
interface Facts {
  readonly file: PdfFile;
  readonly catalog: PdfDictionary;
  readonly metadata: PdfObject;
  readonly xmp: XmlElement;
  readonly described: PdfDictionary;
  readonly stream: PdfObject;
}

const FX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const PDFA_ID = "http://www.aiim.org/pdfa/ns/id/";
const SCHEMA = "http://www.aiim.org/pdfa/ns/schema#";
const PROPERTY = "http://www.aiim.org/pdfa/ns/property#";

/**
 * The rules of Factur-X 1.0 (chapter 6) and of ISO 19005-3 (6.6 and 6.8) about what is put into a PDF, put down once more: what
 * pages, fonts and colours have to be is the source's affair. Each holds or does not.
 */
export const FACTUR_X_RULES: Readonly<Record<string, (facts: Facts) => boolean>> = {
  "the metadata say PDF/A-3": ({ xmp }) => textsOf(xmp, PDFA_ID, "part").join() === "3",
  "the metadata say the level A, B or U": ({ xmp }) =>
    /^[ABU]$/.test(textsOf(xmp, PDFA_ID, "conformance").join()),
  "the metadata are XML that is not packed": ({ metadata }) =>
    nameOf(entry(metadata, "Type")) === "Metadata" &&
    nameOf(entry(metadata, "Subtype")) === "XML" &&
    entry(metadata, "Filter") === undefined,
  "fx:DocumentType is INVOICE": ({ xmp }) => textsOf(xmp, FX, "DocumentType").join() === "INVOICE",
  "fx:DocumentFileName is the file's name": ({ xmp, described }) =>
    textsOf(xmp, FX, "DocumentFileName").join() === stringIn(described, "UF"),
  "fx:Version is 1.0": ({ xmp }) => textsOf(xmp, FX, "Version").join() === "1.0",
  "fx:ConformanceLevel is that of the XML": ({ xmp, stream }) =>
    textsOf(xmp, FX, "ConformanceLevel").join() === "EN 16931" &&
    /GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>urn:cen\.eu:en16931:2017<\/ram:ID>/.test(
      textOf(stream),
    ),
  "the metadata describe the schema of fx": ({ xmp }) =>
    textsOf(xmp, SCHEMA, "namespaceURI").includes(FX) &&
    textsOf(xmp, SCHEMA, "prefix").includes("fx") &&
    ["DocumentType", "DocumentFileName", "Version", "ConformanceLevel"].every((name) =>
      textsOf(xmp, PROPERTY, "name").includes(name),
    ) &&
    textsOf(xmp, PROPERTY, "valueType").every((type) => type === "Text") &&
    textsOf(xmp, PROPERTY, "category").every((category) => category === "external"),
  "the catalog associates the file": ({ file, catalog, described }) =>
    itemsIn(file, catalog.entries.get("AF")).some(
      (value) => dictionaryIn(file, value) !== null && isSame(file.resolved(value), described),
    ),
  "the file is called factur-x.xml once": ({ file, catalog }) =>
    embeddedFilesOf(file, catalog).filter(({ key }) => stringText(key) === "factur-x.xml")
      .length === 1,
  "the names of files stand in order": ({ file, catalog }) => {
    const keys = embeddedFilesOf(file, catalog).map(({ key }) => stringBytes(key));
    return keys.join("\n") === keys.toSorted().join("\n");
  },
  "its description says what it is": ({ described }) =>
    nameOf(described.entries.get("Type")) === "Filespec" &&
    stringIn(described, "F") === "factur-x.xml" &&
    stringIn(described, "UF") === "factur-x.xml",
  "its relationship is Alternative": ({ described }) =>
    nameOf(described.entries.get("AFRelationship")) === "Alternative",
  "it is an embedded file of type text/xml": ({ stream }) =>
    nameOf(entry(stream, "Type")) === "EmbeddedFile" &&
    nameOf(entry(stream, "Subtype")) === "text/xml",
  "its size, sum and date are right": ({ stream }) => {
    const sums = entry(stream, "Params");
    const said = sums?.kind === "dictionary" ? sums : null;
    const bytes = stream.packed ?? new Uint8Array();
    const sum = said?.entries.get("CheckSum");
    return (
      integerOf(said?.entries.get("Size")) === bytes.length &&
      sum?.kind === "string" &&
      Buffer.from(stringBytes(sum.text), "latin1").toString("hex") ===
        createHash("md5").update(bytes).digest("hex") &&
      /^D:\d{8}(?:\d{6}(?:Z|[+-]\d\d'\d\d'))?$/.test(said === null ? "" : stringIn(said, "ModDate"))
    );
  },
  "the trailer has two marks and no encryption": ({ file }) =>
    itemsIn(file, file.trailer.entries.get("ID")).length === 2 &&
    !file.trailer.entries.has("Encrypt"),
  "the file begins as PDF does and ends with its mark of the end": ({ file: { bytes } }) => {
    const text = Buffer.from(bytes).toString("latin1");
    return /^%PDF-1\.[0-7][\r\n]+%[\x80-\xff]{4}/.test(text) && /%%EOF(?:\r\n|\r|\n)?$/.test(text);
  },
};

/** The rules that a PDF with an e-invoice inside breaks. Throws where there is no such file at all. */
export function brokenFacturX(pdf: Uint8Array): readonly string[] {
  const facts = factsOf(openPdfFile(pdf));
  return Object.entries(FACTUR_X_RULES).flatMap(([name, holds]) => (holds(facts) ? [] : [name]));
}

function factsOf(file: PdfFile): Facts {
  const catalog = dictionaryIn(file, file.trailer.entries.get("Root"));
  const metadataAt = catalog?.entries.get("Metadata");
  if (catalog === null || metadataAt?.kind !== "reference") throw new Error("No metadata.");
  const metadata = file.objectOf(metadataAt);
  const xmp = parseXml(metadata.packed ?? new Uint8Array());
  const inside = embeddedFilesOf(file, catalog).find(({ description }) =>
    stringIn(dictionaryIn(file, description), "UF").endsWith(".xml"),
  );
  const described = dictionaryIn(file, inside?.description);
  const files = dictionaryIn(file, described?.entries.get("EF"));
  const [stream, other] = ["F", "UF"].map((name) => files?.entries.get(name));
  if (xmp === null || described === null || stream?.kind !== "reference")
    throw new Error("No e-invoice.");
  if (other === undefined || !isSame(stream, other)) throw new Error("Two files.");
  return { file, catalog, metadata, xmp, described, stream: file.objectOf(stream) };
}

function entry({ value }: PdfObject, name: string): PdfValue | undefined {
  return value.kind === "dictionary" ? value.entries.get(name) : undefined;
}

function stringIn(dictionary: PdfDictionary | null, name: string): string {
  const value = dictionary?.entries.get(name);
  return value?.kind === "string" ? stringText(value.text) : "";
}

function textOf({ packed }: PdfObject): string {
  return Buffer.from(packed ?? new Uint8Array()).toString();
}

function isSame(one: PdfValue, other: PdfValue): boolean {
  return writtenValue(one) === writtenValue(other);
}

/** The texts of all elements of a name. */
function textsOf(element: XmlElement, namespace: string, name: string): readonly string[] {
  const own = element.namespace === namespace && element.name === name ? [element.text.trim()] : [];
  return [...own, ...element.children.flatMap((child) => textsOf(child, namespace, name))];
}
