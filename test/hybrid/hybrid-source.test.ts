import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, rawPdf, stream } from "../../fixtures/draw/raw-pdf.ts";
import { hybridSource } from "../../src/hybrid/hybrid-source.ts";

const PAPERS = ["pdfa-1a", "pdfa-2b-packed", "pdfa-3b-with-file"].map(
  (name) => new Uint8Array(readFileSync(`test/hybrid/papers/${name}.pdf`)),
);

function xmp(part: string, level = "B", further = ""): string {
  return stream(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="${part}" pdfaid:conformance="${level}"/>${further}</rdf:RDF></x:xmpmeta>`,
    "/Type /Metadata /Subtype /XML ",
  );
}

const FX = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" fx:Version="1.0"/>`;

/** A catalog with its metadata behind it; what it says further, and objects from 3 on. */
function paper(
  metadata: string,
  {
    says = "",
    objects = [],
  }: { readonly says?: string; readonly objects?: readonly string[] } = {},
): Uint8Array {
  return rawPdf([`<< /Type /Catalog /Metadata 2 0 R ${says} >>`, metadata, ...objects]);
}

function withTrailer(pdf: Uint8Array, from: string, to: string): Uint8Array {
  return bytesOf(Buffer.from(pdf).toString("latin1").replace(from, to));
}

const CARRIES = { says: "/Names << /EmbeddedFiles 3 0 R >>" };
const PLAIN_FILE = ["<< /Names [(notes.txt) << /Type /Filespec /F (notes.txt) >>] >>"];
const IN_KIDS = [
  "<< /Kids [4 0 R] >>",
  "<< /Limits [(a) (z)] /Names [(a) 5 0 R] >>",
  "<< /Type /Filespec /F (a) /UF <FEFF005A00550047004600650052004400" +
    "2D0069006E0076006F006900630065002E0078006D006C> >>",
];

test.each([
  ["a PDF/A-1b", paper(xmp("1")), null],
  ["a PDF/A-2u", paper(xmp("2", "U")), null],
  ["a PDF/A-3 with another file", paper(xmp("3"), { ...CARRIES, objects: PLAIN_FILE }), null],
  ["a picture", bytesOf("\u0089PNG"), "no-pdf"],
  ["nothing", new Uint8Array(), "no-pdf"],
  ["no metadata", rawPdf(["<< /Type /Catalog >>"]), "no-pdfa"],
  ["metadata that are no stream", paper("<< >>"), "no-pdfa"],
  ["no part", paper(stream("<a/>")), "no-pdfa"],
  ["a part without a level", paper(xmp("2", "")), "no-pdfa"],
  ["a level of another part", paper(xmp("1", "U")), "no-pdfa"],
  ["a PDF/A-4", paper(xmp("4", "F")), "other-part"],
  ["metadata that are no XML", paper(stream("<a>")), "metadata"],
  ["metadata in another encoding", paper(stream("\u00fe\u00ff\u0000<")), "metadata"],
  ["metadata that say it", paper(xmp("3", "B", FX)), "hybrid"],
  ["a file of such a name", paper(xmp("3"), { ...CARRIES, objects: IN_KIDS }), "hybrid"],
  ["a PDF/A-2 with a file", paper(xmp("2"), { ...CARRIES, objects: PLAIN_FILE }), "carries-files"],
  [
    "a form that says it is signed",
    paper(xmp("1"), { says: "/AcroForm << /SigFlags 3 >>" }),
    "signed",
  ],
  ["permissions of a signature", paper(xmp("1"), { says: "/Perms << /DocMDP 3 0 R >>" }), "signed"],
  [
    "a signature",
    paper(xmp("1"), { objects: ["<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>"] }),
    "signed",
  ],
  ["encryption", withTrailer(paper(xmp("1")), "/Root", "/Encrypt << >> /Root"), "encrypted"],
  ["no catalog", withTrailer(paper(xmp("1")), "/Root 1 0 R", "/Root 9 0 R"), "damaged"],
  ["no end", withTrailer(paper(xmp("1")), "startxref", "startxxxx"), "damaged"],
  ["a list in a circle", withTrailer(paper(xmp("1")), "/Root", "/Prev 9 /Root"), "damaged"],
  [
    "a tree of files in a circle",
    paper(xmp("3"), { ...CARRIES, objects: ["<< /Kids [3 0 R 3 0 R] >>"] }),
    "damaged",
  ],
  ["an object elsewhere", withTrailer(paper(xmp("1")), "2 0 obj", "3 0 obj"), "damaged"],
  ["a stream that is longer", withTrailer(paper(xmp("1")), "/Length ", "/Length 9"), "damaged"],
])("%s", (_what, pdf, obstacle) => {
  const source = hybridSource(pdf);
  expect(source.kind === "obstacle" ? source.obstacle : null).toBe(obstacle);
});

test("a list that leads to itself ends", () => {
  const pdf = Buffer.from(paper(xmp("1"))).toString("latin1");
  const start = /startxref\n(\d+)/.exec(pdf)?.[1] ?? "";
  const circle = hybridSource(bytesOf(pdf.replace("/Root", `/Prev ${start} /Root`)));
  expect(circle).toEqual({ kind: "obstacle", obstacle: "damaged" });
});

test("papers of other authors can take an e-invoice", () => {
  expect(PAPERS.map((bytes) => hybridSource(bytes).kind)).toEqual(["source", "source", "source"]);
});

test("a damaged paper is told or opened, and never breaks off", () => {
  const damages = fc.array(
    fc.record({ place: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...PAPERS),
      damages,
      fc.constantFrom("tail", "whole"),
      (bytes, spots, where) => {
        const damaged = bytes.slice();
        // What a file says of itself stands at its end.
        const from = where === "tail" ? damaged.length - 6_000 : 0;
        for (const { place, byte } of spots)
          damaged[from + Math.floor(place * (damaged.length - from - 1))] = byte;
        expect(["source", "obstacle"]).toContain(hybridSource(damaged).kind);
      },
    ),
  );
});

test("a paper that ends too early has no list", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAPERS),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (bytes, share) => {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(hybridSource(cut).kind).toBe("obstacle");
      },
    ),
  );
});
