import { readXmp, type Xmp } from "./xmp.ts";

/** How the file inside is called, by the rules of Factur-X. */
export const FILE_NAME = "factur-x.xml";

/** What Factur-X has a PDF say of the file inside. The kind is INVOICE also of a credit note. */
const PROPERTIES: readonly {
  readonly name: string;
  readonly value: string;
  readonly description: string;
}[] = [
  {
    name: "DocumentType",
    value: "INVOICE",
    description: "The type of the hybrid document in capital letters",
  },
  {
    name: "DocumentFileName",
    value: FILE_NAME,
    description: "The name of the embedded XML document",
  },
  {
    name: "Version",
    value: "1.0",
    description: "The version of the standard that applies to the embedded XML document",
  },
  {
    name: "ConformanceLevel",
    value: "EN 16931",
    description: "The conformance level of the embedded XML document",
  },
];

const FX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const EXTENSION = "http://www.aiim.org/pdfa/ns/extension/";
const SCHEMA = "http://www.aiim.org/pdfa/ns/schema#";
const PROPERTY = "http://www.aiim.org/pdfa/ns/property#";

/**
 * The same metadata, which say that the file is PDF/A-3 and has an e-invoice inside; all else stays letter by letter. Null where
 * they have no place for it.
 */
export function extendXmp(text: string, xmp: Xmp): string | null {
  const { partAt, end, schemasEnd, about } = xmp;
  if (partAt === null || end === null) return null;
  const schemas =
    schemasEnd === null
      ? { ...at(end), text: description(about, schemasOf(schema())) }
      : { ...at(schemasEnd), text: schema() };
  const edits: readonly Edit[] = [
    { ...partAt, text: "3" },
    schemas,
    { ...at(end), text: description(about, values()) },
  ];
  const extended = edited(text, edits);
  const said = readXmp(extended);
  return said?.part === "3" && said.isHybrid && said.conformance === xmp.conformance
    ? extended
    : null;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function at(place: number): { readonly from: number; readonly to: number } {
  return { from: place, to: place };
}

/** Of two at the same place the first comes first. */
function edited(text: string, edits: readonly Edit[]): string {
  let from = 0;
  let whole = "";
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    whole += text.slice(from, edit.from) + edit.text;
    from = edit.to;
  }
  return whole + text.slice(from);
}

function description(about: string, inside: string): string {
  const name = about.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return `<rdf:Description xmlns:rdf="${RDF}" rdf:about="${name}">\n${inside}</rdf:Description>\n`;
}

function values(): string {
  return PROPERTIES.map(
    ({ name, value }) => `<fx:${name} xmlns:fx="${FX}">${value}</fx:${name}>\n`,
  ).join("");
}

function schemasOf(inside: string): string {
  return `<pdfaExtension:schemas xmlns:pdfaExtension="${EXTENSION}">\n<rdf:Bag>\n${inside}</rdf:Bag>\n</pdfaExtension:schemas>\n`;
}

/** PDF/A asks for a description of every property that it does not know. */
function schema(): string {
  const properties = PROPERTIES.map(
    ({ name, description: words }) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${words}</pdfaProperty:description>
</rdf:li>
`,
  ).join("");
  return `<rdf:li xmlns:rdf="${RDF}" xmlns:pdfaSchema="${SCHEMA}" xmlns:pdfaProperty="${PROPERTY}" rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property>
<rdf:Seq>
${properties}</rdf:Seq>
</pdfaSchema:property>
</rdf:li>
`;
}
