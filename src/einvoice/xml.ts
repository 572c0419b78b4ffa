import { SaxesParser, type SaxesTagNS } from "saxes";
import { XML_LIMITS } from "../base/limits.ts";

/** An element of an XML file. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own characters, without those of its children. */
  readonly text: string;
}

/**
 * The root of an XML file; null where the file is not well-formed or goes beyond the limits. A file with a document
 * type declaration is refused: no invoice needs one, and every attack by entities does.
 */
export function parseXml(bytes: Uint8Array): XmlElement | null {
  if (bytes.length > XML_LIMITS.fileBytes) return null;
  const tree = new Tree();
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("opentagstart", () => tree.expectElement());
  parser.on("attribute", () => tree.expectAttribute());
  parser.on("opentag", (tag) => tree.open(tag));
  parser.on("text", (text) => tree.write(text));
  parser.on("cdata", (text) => tree.write(text));
  parser.on("closetag", () => tree.close());
  try {
    parser.write(textOf(bytes)).close();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  return tree.root;
}

/** Ends the parse: the parser itself would go on behind an error. */
class Refusal extends Error {}

function refuse(): never {
  throw new Refusal();
}

interface Draft extends XmlElement {
  readonly children: Draft[];
  text: string;
}

/** What has been read so far, within the limits. */
class Tree {
  root: XmlElement | null = null;
  readonly #open: Draft[] = [];
  #elements = 0;
  #attributes = 0;

  expectElement(): void {
    this.#elements++;
    this.#attributes = 0;
    if (this.#elements > XML_LIMITS.elements || this.#open.length >= XML_LIMITS.depth) refuse();
  }

  expectAttribute(): void {
    this.#attributes++;
    if (this.#attributes > XML_LIMITS.attributes) refuse();
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    const named = Object.values(attributes).map(({ local, value }) => [local, value] as const);
    const element: Draft = {
      name: local,
      namespace: uri,
      attributes: new Map(named),
      children: [],
      text: "",
    };
    this.#open.at(-1)?.children.push(element);
    this.root ??= element;
    this.#open.push(element);
  }

  write(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  close(): void {
    this.#open.pop();
  }
}

/** The first bytes hold the declaration, which is in plain letters in every encoding of one byte. */
const DECLARATION_BYTES = 200;

/**
 * The characters of a file. Marks and zeros at its begin tell the encodings of two bytes; else it is UTF-8, or the
 * encoding of Western Europe where it declares that or is no UTF-8, whatever it declares.
 */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder("utf-16be").decode(bytes);
  const begin = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARATION_BYTES));
  const isWestern = /^<\?xml[^>]*encoding=["'](?:iso-8859-1|iso-8859-15|windows-1252|cp1252)["']/i;
  if (isWestern.test(begin)) return new TextDecoder("latin1").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}
