import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";
import { XML_LIMITS } from "../base/limits.ts";

/** Characters of the metadata from one place to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a PDF says of itself in XMP, and where. */
export interface Xmp {
  /** Which part of PDF/A it keeps, as written; null where it says none. */
  readonly part: string | null;
  /** Where the number of the part stands. */
  readonly partAt: Span | null;
  /** Such as B; null where it says none. */
  readonly conformance: string | null;
  /** What the statement of the part is about, as written. */
  readonly about: string;
  /** When the file was last changed, else made, as written; null where it does not say. */
  readonly modified: string | null;
  /** Whether it says that an e-invoice is inside. */
  readonly isHybrid: boolean;
  /** Where further statements go; null where there is no place. */
  readonly end: number | null;
  /** Where further schemas of properties go; null where there are none so far. */
  readonly schemasEnd: number | null;
}

/** Reads the metadata of a PDF. Null for what is no XML, goes beyond the bounds, or names its part of PDF/A twice. */
export function readXmp(text: string): Xmp | null {
  const draft = new Draft(text);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("opentagstart", () => draft.expect());
  parser.on("opentag", (tag) => draft.open(tag, parser.position));
  parser.on("text", (words) => draft.say(words));
  parser.on("closetag", (tag) => draft.close(tag, parser.position));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  return draft.xmp;
}

class Refusal extends Error {}

function refuse(): never {
  throw new Refusal();
}

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const PDFA_ID = "http://www.aiim.org/pdfa/ns/id/";
const PDFA_EXTENSION = "http://www.aiim.org/pdfa/ns/extension/";
const XMP_BASIC = "http://ns.adobe.com/xap/1.0/";
const OF_E_INVOICES = /^urn:(?:factur-x|zugferd|ferd):/;

interface OpenTag {
  readonly tag: SaxesTagNS;
  /** Behind its opening. */
  readonly from: number;
  text: string;
}

/** What has been read so far, within the bounds. */
class Draft {
  readonly #text: string;
  readonly #open: OpenTag[] = [];
  #elements = 0;
  #modified: string | null = null;
  #created: string | null = null;
  #xmp: Xmp = {
    part: null,
    partAt: null,
    conformance: null,
    about: "",
    modified: null,
    isHybrid: false,
    end: null,
    schemasEnd: null,
  };

  constructor(text: string) {
    this.#text = text;
  }

  get xmp(): Xmp {
    return { ...this.#xmp, modified: this.#modified ?? this.#created };
  }

  expect(): void {
    this.#elements += 1;
    if (this.#elements > XML_LIMITS.elements || this.#open.length >= XML_LIMITS.depth) refuse();
  }

  open(tag: SaxesTagNS, to: number): void {
    this.#open.push({ tag, from: to, text: "" });
    if (OF_E_INVOICES.test(tag.uri)) this.#note({ isHybrid: true });
    // No value of an attribute holds the sign with which its tag begins.
    const from = this.#text.lastIndexOf("<", to - 1);
    for (const attribute of Object.values(tag.attributes)) {
      if (OF_E_INVOICES.test(attribute.uri)) this.#note({ isHybrid: true });
      this.#property(attribute, attribute.value, () => this.#valueAt(attribute, { from, to }));
    }
  }

  say(words: string): void {
    const open = this.#open.at(-1);
    if (open !== undefined) open.text += words;
  }

  close(tag: SaxesTagNS, to: number): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    const end = this.#text.lastIndexOf("</", to - 1);
    this.#property(tag, open.text.trim(), () => this.#trimmed({ from: open.from, to: end }));
    if (tag.isSelfClosing) return;
    if (tag.uri === RDF && tag.local === "RDF") this.#note({ end });
    const above = this.#open.at(-1)?.tag;
    if (tag.uri === RDF && tag.local === "Bag" && above?.local === "schemas")
      if (above.uri === PDFA_EXTENSION) this.#note({ schemasEnd: end });
  }

  #note(known: Partial<Xmp>): void {
    this.#xmp = { ...this.#xmp, ...known };
  }

  /** A property stands as an element or as an attribute. */
  #property(
    { uri, local }: { readonly uri: string; readonly local: string },
    value: string,
    at: () => Span,
  ): void {
    if (uri === PDFA_ID && local === "part") {
      if (this.#xmp.part !== null) refuse();
      this.#note({ part: value, partAt: at(), about: this.#about() });
    }
    if (uri === PDFA_ID && local === "conformance") this.#note({ conformance: value });
    if (uri === XMP_BASIC && local === "ModifyDate") this.#modified = value;
    if (uri === XMP_BASIC && local === "CreateDate") this.#created = value;
  }

  #about(): string {
    const described = this.#open.findLast(({ tag }) => tag.local === "Description");
    const abouts = Object.values(described?.tag.attributes ?? {});
    return abouts.find(({ uri, local }) => uri === RDF && local === "about")?.value ?? "";
  }

  #valueAt({ name }: SaxesAttributeNS, { from, to }: Span): Span {
    const written = this.#text.slice(from, to);
    const found = new RegExp(`\\s${name}\\s*=\\s*["']`).exec(written);
    if (found === null) return refuse();
    const start = from + found.index + found[0].length;
    const end = this.#text.indexOf(found[0].slice(-1), start);
    return { from: start, to: end };
  }

  #trimmed({ from, to }: Span): Span {
    const written = this.#text.slice(from, to);
    const start = from + (written.length - written.trimStart().length);
    return { from: start, to: start + written.trim().length };
  }
}
