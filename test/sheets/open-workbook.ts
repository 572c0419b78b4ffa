import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import calculate from "xlsx-calc";

/** A cell as the file says it: a number, a truth, a text, or nothing. */
export interface OpenCell {
  readonly type: "number" | "truth" | "text" | "empty";
  readonly value: number | boolean | string | null;
  readonly formula: string | null;
  /** How a number is shown. */
  readonly format: string;
  /** The colour behind it; null where it has none. */
  readonly fill: string | null;
}

/** A sheet as the file says it. */
export interface OpenSheet {
  readonly title: string;
  readonly cells: ReadonlyMap<string, OpenCell>;
  readonly links: ReadonlyMap<string, string>;
  /** First cell below and right of what stays in sight. */
  readonly frozenAt: string | null;
  readonly filter: string | null;
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** Of the rows that have one of their own, in points, by their numbers. */
  readonly heights: ReadonlyMap<number, number>;
  readonly printed: {
    readonly orientation: string | null;
    readonly pagesAcross: string | null;
    readonly pagesDown: string | null;
    readonly footer: string | null;
    /** What each page repeats. */
    readonly repeated: string | null;
  };
  /** Texts of the first row. */
  readonly headers: readonly string[];
  readonly rowCount: number;
}

/** Opens a workbook without the library that wrote it: the archive, then its XML. */
export function openWorkbook(bytes: Uint8Array): readonly OpenSheet[] {
  const files = unzipSync(bytes);
  const open = (name: string): readonly Element[] => {
    const file = files[name];
    return file === undefined ? [] : elementsOf(strFromU8(file));
  };
  const strings = open("xl/sharedStrings.xml")
    .filter(({ name }) => name === "si")
    .map(({ text }) => text);
  const styles = stylesOf(open("xl/styles.xml"));
  const workbook = open("xl/workbook.xml");
  const repeated = new Map(
    workbook
      .filter(({ attributes }) => attributes["name"] === "_xlnm.Print_Titles")
      .map(({ attributes, text }) => [attributes["localSheetId"], text]),
  );
  return workbook
    .filter(({ name }) => name === "sheet")
    .map(({ attributes }, index) => {
      const sheet = open(`xl/worksheets/sheet${index + 1}.xml`);
      const targets = open(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`);
      return openSheet(attributes["name"] ?? "", sheet, {
        targets,
        strings,
        styles,
        repeated: repeated.get(String(index)) ?? null,
      });
    });
}

/** What a cell of a named column holds, rows counted from 1 with the header. */
export function cellAt(sheet: OpenSheet, header: string, rowNumber: number): OpenCell {
  return sheet.cells.get(addressOf(sheet, header, rowNumber)) ?? EMPTY;
}

/** The address of a cell of a named column. */
export function addressOf({ headers }: OpenSheet, header: string, rowNumber: number): string {
  const index = headers.indexOf(header);
  if (index < 0) throw new Error(`There is no column ${header}.`);
  const letters =
    index < 26 ? letter(index) : letter(Math.floor(index / 26) - 1) + letter(index % 26);
  return `${letters}${rowNumber}`;
}

/** The values of the formulas, reckoned anew by a program that knows nothing of what is stored in the file. */
export function reckoned(sheets: readonly OpenSheet[]): ReadonlyMap<string, unknown> {
  const workbook = {
    Sheets: Object.fromEntries(
      sheets.map(({ title, cells }) => [
        title,
        Object.fromEntries(
          [...cells].map(([address, { value, formula }]) => [
            address,
            formula === null ? { v: value } : { f: formula },
          ]),
        ),
      ]),
    ),
  };
  calculate(workbook);
  return new Map(
    Object.entries(workbook.Sheets).flatMap(([title, cells]) =>
      Object.entries(cells).map(([address, cell]) => [
        `${title}!${address}`,
        (cell as { readonly v?: unknown }).v,
      ]),
    ),
  );
}

const EMPTY: OpenCell = {
  type: "empty",
  value: null,
  formula: null,
  format: "General",
  fill: null,
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text within it. */
  readonly text: string;
  /** Elements directly within it. */
  readonly children: readonly Element[];
}

/** All elements in the order in which they begin. Throws where the XML is not well-formed. */
function elementsOf(xml: string): readonly Element[] {
  const all: Element[] = [];
  const path: {
    name: string;
    attributes: Record<string, string>;
    text: string;
    children: Element[];
  }[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, text: "", children: [] };
    path.at(-1)?.children.push(element);
    all.push(element);
    path.push(element);
  });
  parser.on("text", (text) => {
    for (const element of path) element.text += text;
  });
  parser.on("closetag", () => path.pop());
  parser.write(xml).close();
  return all;
}

/** How cells of a style look. */
type Style = Pick<OpenCell, "format" | "fill">;

/** Each style by its index. */
function stylesOf(styles: readonly Element[]): readonly Style[] {
  const own = new Map(
    styles
      .filter(({ name }) => name === "numFmt")
      .map(({ attributes }) => [attributes["numFmtId"], attributes["formatCode"] ?? ""]),
  );
  const known: Readonly<Record<string, string>> = {
    0: "General",
    2: "0.00",
    4: "#,##0.00",
    10: "0.00%",
  };
  const uses = styles.find(({ name }) => name === "cellXfs")?.children ?? [];
  const fills = styles.find(({ name }) => name === "fills")?.children ?? [];
  return uses.map(({ attributes: { numFmtId = "0", fillId = "0" } }) => ({
    format: own.get(numFmtId) ?? known[numFmtId] ?? numFmtId,
    fill: fills[Number(fillId)]?.children[0]?.children[0]?.attributes["rgb"] ?? null,
  }));
}

function openSheet(
  title: string,
  elements: readonly Element[],
  {
    targets,
    strings,
    styles,
    repeated,
  }: {
    readonly targets: readonly Element[];
    readonly strings: readonly string[];
    readonly styles: readonly Style[];
    readonly repeated: string | null;
  },
): OpenSheet {
  const cells = new Map<string, OpenCell>();
  for (const element of elements) {
    if (element.name !== "c") continue;
    cells.set(element.attributes["r"] ?? "", toCell(element, strings, styles));
  }
  const rows = elements.filter(({ name }) => name === "row");
  const target = new Map(
    targets.map(({ attributes }) => [attributes["Id"], attributes["Target"] ?? ""]),
  );
  const links = elements.flatMap(({ name, attributes }): readonly (readonly [string, string])[] =>
    name === "hyperlink" ? [[attributes["ref"] ?? "", target.get(attributes["r:id"]) ?? ""]] : [],
  );
  const pageSetup = elements.find(({ name }) => name === "pageSetup")?.attributes ?? {};
  return {
    title,
    widths: elements.flatMap(({ name, attributes }) =>
      name === "col" ? [Number(attributes["width"])] : [],
    ),
    heights: new Map(
      rows.flatMap(({ attributes: { r, ht } }): readonly (readonly [number, number])[] =>
        ht === undefined ? [] : [[Number(r), Number(ht)]],
      ),
    ),
    printed: {
      orientation: pageSetup["orientation"] ?? null,
      pagesAcross: pageSetup["fitToWidth"] ?? null,
      pagesDown: pageSetup["fitToHeight"] ?? null,
      footer: elements.find(({ name }) => name === "oddFooter")?.text ?? null,
      repeated,
    },
    cells,
    links: new Map(links),
    frozenAt:
      elements.find(({ name, attributes }) => name === "pane" && attributes["state"] === "frozen")
        ?.attributes["topLeftCell"] ?? null,
    filter: elements.find(({ name }) => name === "autoFilter")?.attributes["ref"] ?? null,
    headers: (rows[0]?.children ?? []).map(({ attributes }) =>
      String(cells.get(attributes["r"] ?? "")?.value),
    ),
    rowCount: rows.length,
  };
}

function toCell(
  { attributes, children }: Element,
  strings: readonly string[],
  styles: readonly Style[],
): OpenCell {
  const child = (wanted: string): string | null =>
    children.find(({ name }) => name === wanted)?.text ?? null;
  const value = child("v");
  const formula = child("f");
  const style = styles[Number(attributes["s"] ?? 0)] ?? { format: "General", fill: null };
  const base = { formula, ...style };
  switch (attributes["t"] ?? "n") {
    case "s":
      return { ...base, type: "text", value: decoded(strings[Number(value)] ?? "") };
    case "b":
      return { ...base, type: "truth", value: value === "1" };
    case "n":
      if (value === null) return { ...base, type: "empty", value: null };
      return { ...base, type: "number", value: Number(value) };
    default:
      throw new Error(`A cell has the type ${attributes["t"] ?? ""}.`);
  }
}

/** Workbooks write some characters as `_x000D_`. */
function decoded(text: string): string {
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}
