import { describe, expect, it } from "vitest";
import { XML_LIMITS } from "../../src/base/limits.ts";
import { parseXml, type XmlElement } from "../../src/einvoice/xml.ts";
import { ciiInvoice } from "./support/cii.ts";
import { utf8 } from "./support/plain-invoice.ts";
import { soon } from "../support/soon.ts";

function parse(xml: string): XmlElement | null {
  return parseXml(utf8(xml));
}

describe("a file is read", () => {
  it("with names without prefixes, attributes, characters and children", () => {
    const root = parse('<a:b xmlns:a="urn:one" c="1 &lt; 2">x<d/>y<![CDATA[<z>&]]>&#x20AC;</a:b>');
    expect([root?.name, root?.namespace, root?.text]).toEqual(["b", "urn:one", "xy<z>&€"]);
    expect(root?.attributes.get("c")).toBe("1 < 2");
    expect(root?.children.map(({ name }) => name)).toEqual(["d"]);
  });

  it("whatever JavaScript means by the names in it", () => {
    const root = parse('<a __proto__="1" constructor="2"><__proto__>3</__proto__><toString/></a>');
    expect(root?.attributes.get("__proto__")).toBe("1");
    expect(root?.children.map(({ name, text }) => `${name}${text}`)).toEqual([
      "__proto__3",
      "toString",
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe("a file is read in its encoding", () => {
  const xml = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><a>Größe</a>`;
  const swapped = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();
  const mark = "\u{FEFF}";
  it.each<readonly [string, Uint8Array]>([
    ["UTF-8", utf8(xml("UTF-8"))],
    ["UTF-8 with a mark", utf8(`${mark}${xml("utf-8")}`)],
    ["UTF-8 without a declaration", utf8("<a>Größe</a>")],
    ["UTF-8 that says UTF-16", utf8(xml("UTF-16"))],
    ["Latin 1", Buffer.from(xml("ISO-8859-1"), "latin1")],
    [
      "Windows 1252 in single quotes",
      Buffer.from(xml("windows-1252").replaceAll('"', "'"), "latin1"),
    ],
    ["Latin 1 that says UTF-8", Buffer.from(xml("UTF-8"), "latin1")],
    ["UTF-16, small end first", Buffer.from(`${mark}${xml("UTF-16")}`, "utf16le")],
    ["UTF-16, large end first", swapped(`${mark}${xml("UTF-16")}`)],
    ["UTF-16 without a mark", Buffer.from(xml("UTF-16"), "utf16le")],
    ["UTF-16, large end first, without a mark", swapped(xml("UTF-16"))],
  ])("%s", (_, bytes) => {
    expect(parseXml(new Uint8Array(bytes))?.text).toBe("Größe");
  });
});

describe("a file that is not well-formed is refused", () => {
  it.each([
    ["no element", "<!-- nothing -->"],
    ["an element that is not closed", "<a><b></a>"],
    ["two roots", "<a/><b/>"],
    ["text behind the root", "<a/>b"],
    ["an attribute twice", '<a b="1" b="2"/>'],
    ["an attribute without quotes", "<a b=1/>"],
    ["a prefix that nobody declares", "<a:b/>"],
    ["an entity that nobody declares", "<a>&b;</a>"],
    ["an entity with a name of JavaScript", "<a>&constructor;</a>"],
    ["an entity without an end", "<a>&amp</a>"],
    ["a character that XML forbids", "<a>\u0001</a>"],
    ["such a character by its number", "<a>&#0;</a>"],
    ["a number beyond all characters", "<a>&#x110000;</a>"],
    ["half a character", "<a>&#xD800;</a>"],
    ["a comment without an end", "<a><!-- b</a>"],
  ])("%s", (_, xml) => {
    expect(parse(xml)).toBeNull();
  });

  it("and so is every beginning of a whole one", () => {
    const whole = utf8(ciiInvoice(2));
    expect(parseXml(whole)).not.toBeNull();
    for (let length = 0; length < whole.length; length += 37)
      expect(parseXml(whole.subarray(0, length)), `${length} bytes`).toBeNull();
  });
});

describe("a file with a document type is refused", () => {
  const laughs = Array.from(
    { length: 10 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  it.each([
    ["a billion laughs", `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join("")}]><a>&l10;</a>`],
    ["a file of the machine", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ["an address", '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd"><a/>'],
    [
      "an entity of parameters",
      '<!DOCTYPE a [<!ENTITY % b SYSTEM "http://127.0.0.1:1/"> %b;]><a/>',
    ],
    [
      "one large entity many times",
      `<!DOCTYPE a [<!ENTITY b "${"x".repeat(100_000)}">]><a>${"&b;".repeat(100_000)}</a>`,
    ],
    ["nothing but its name", "<!DOCTYPE a><a/>"],
  ])("%s", (_, xml) => {
    expect(parse(xml)).toBeNull();
  });
});

describe("a file beyond the limits is refused, one at them is read", () => {
  const nested = (depth: number): string => "<a>".repeat(depth) + "</a>".repeat(depth);
  const siblings = (count: number): string => `<a>${"<b/>".repeat(count - 1)}</a>`;
  const attributed = (count: number): string =>
    `<a ${Array.from({ length: count }, (_, index) => `b${index}="1"`).join(" ")}/>`;
  const sized = (bytes: number): string => `<a>${"x".repeat(bytes - 7)}</a>`;
  it.each([
    ["depth", nested, XML_LIMITS.depth],
    ["elements", siblings, XML_LIMITS.elements],
    ["attributes", attributed, XML_LIMITS.attributes],
    ["bytes", sized, XML_LIMITS.fileBytes],
  ] as const)("%s", (_, draw, most) => {
    expect(parse(draw(most))).not.toBeNull();
    expect(parse(draw(most + 1))).toBeNull();
  });
});

describe("a file as large as allowed ends soon", () => {
  const { fileBytes } = XML_LIMITS;
  const filled = (piece: string): string =>
    piece.repeat(Math.floor((fileBytes - 100) / piece.length));
  it.each([
    ["nested elements", filled("<a>")],
    ["a million siblings", `<a>${"<b/>".repeat(1_000_000)}</a>`],
    ["siblings up to its size", `<a>${filled("<b/>")}</a>`],
    ["one attribute of its size", `<a b="${filled("x")}"/>`],
    ["attributes up to its size", `<a ${filled('b="1" ')}/>`],
    ["entities up to its size", `<a>${filled("&amp;")}</a>`],
    ["entities in an attribute", `<a b="${filled("&lt;")}"/>`],
    ["pieces of text between comments", `<a>${filled("x<!---->")}</a>`],
    ["pieces of text in sections", `<a>${filled("<![CDATA[x]]>")}</a>`],
    ["a name of its size", `<${filled("a")}/>`],
    ["an entity of its size", `<a>&${filled("a")};</a>`],
    ["a document type of its size", `<!DOCTYPE a [${filled("<!ENTITY a 'a'>")}]><a/>`],
    ["a comment of its size", `<!--${filled("- ")}--><a/>`],
    ["instructions", `${filled("<?a b?>")}<a/>`],
    ["blanks", `<a${filled(" ")}/>`],
    ["brackets that never close", filled("<")],
  ])("%s", async (_, xml) => {
    await soon(() => parse(xml));
  });
});
