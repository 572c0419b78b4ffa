import { expect, test } from "vitest";
import { extendXmp } from "../../src/hybrid/extend-xmp.ts";
import { readXmp } from "../../src/hybrid/xmp.ts";

const ID = 'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"';

function packet(inside: string): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${inside}
</r:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const ELEMENTS = `<r:Description r:about="uuid:1" ${ID}><pdfaid:part> 1 </pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></r:Description>`;
const ATTRIBUTES = `<r:Description r:about='' xmlns:i="http://www.aiim.org/pdfa/ns/id/" i:part = '2' i:conformance='U'/>`;
const SCHEMAS = `<r:Description r:about="" xmlns:e="http://www.aiim.org/pdfa/ns/extension/"><e:schemas><r:Bag><r:li>of somebody else</r:li></r:Bag></e:schemas></r:Description>`;
const HYBRID = `<r:Description r:about="" xmlns:zf="urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#" zf:DocumentType="INVOICE"/>`;

test.each([
  ["elements", ELEMENTS, { part: "1", conformance: "B", about: "uuid:1", isHybrid: false }],
  ["attributes", ATTRIBUTES, { part: "2", conformance: "U", about: "", isHybrid: false }],
  ["nothing", "", { part: null, conformance: null }],
  ["an e-invoice", ATTRIBUTES + HYBRID, { part: "2", isHybrid: true }],
  [
    "dates",
    `<r:Description xmlns:p="http://ns.adobe.com/xap/1.0/" p:CreateDate="2026-01-01" p:ModifyDate="2026-02-02T10:00:00+02:00"/>`,
    { modified: "2026-02-02T10:00:00+02:00" },
  ],
])("what %s say is read", (_how, inside, said) => {
  expect(readXmp(packet(inside))).toMatchObject(said);
});

test.each([
  ["twice the part", ELEMENTS + ELEMENTS],
  ["no XML", "<r:Description>"],
  ["a name without its space", "<unknown:part>1</unknown:part>"],
  ["deep elements", `${"<r:li>".repeat(60)}${"</r:li>".repeat(60)}`],
])("%s is nothing to go by", (_what, inside) => {
  expect(readXmp(packet(inside))).toBeNull();
});

test("a document type declaration is refused", () => {
  expect(readXmp(`<!DOCTYPE x [<!ENTITY a "b">]>${packet(ELEMENTS)}`)).toBeNull();
});

test.each([
  ["elements", ELEMENTS, "<pdfaid:part> 3 </pdfaid:part>"],
  ["attributes", ATTRIBUTES, "i:part = '3' i:conformance='U'/>"],
])("the part that %s say becomes the third, and all else stays", (_how, inside, changed) => {
  const text = packet(inside);
  const xmp = readXmp(text);
  const extended = xmp === null ? null : extendXmp(text, xmp);
  expect(extended).toContain(changed);
  expect(extended).toContain('<?xpacket end="w"?>');
  const [before = ""] = inside.split(/ 1 |'2'/);
  expect(extended).toContain(before);
  expect(readXmp(extended ?? "")).toMatchObject({ part: "3", isHybrid: true, about: xmp?.about });
});

test("schemas of others keep their place, and ours is among them", () => {
  const text = packet(ELEMENTS + SCHEMAS);
  const xmp = readXmp(text);
  const extended = (xmp === null ? null : extendXmp(text, xmp)) ?? "";
  expect(extended.match(/:schemas>/g)).toHaveLength(2);
  expect(extended).toMatch(/of somebody else<\/r:li><rdf:li [^]*<\/rdf:li>\n<\/r:Bag>/);
});

test("where statements have no place, nothing is said", () => {
  const text = `<x ${ID} pdfaid:part="2" pdfaid:conformance="B"/>`;
  const xmp = readXmp(text);
  expect(xmp?.part).toBe("2");
  expect(xmp === null ? "" : extendXmp(text, xmp)).toBeNull();
});
