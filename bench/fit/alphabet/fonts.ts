import { execFileSync } from "node:child_process";

/** Families that letters are fitted on. */
export const FITTED: readonly string[] = [
  "DejaVu Sans",
  "DejaVu Serif",
  "DejaVu Sans Mono",
  "Liberation Sans",
  "Liberation Serif",
  "Liberation Mono",
  "Liberation Sans Narrow",
  "Roboto",
  "Roboto Condensed",
  "Roboto Slab",
  "Open Sans",
  "Noto Sans",
  "Noto Serif",
  "Carlito",
  "Caladea",
  "FreeSans",
  "FreeSerif",
  "FreeMono",
  "Nimbus Sans",
  "Nimbus Roman",
  "Nimbus Mono PS",
  "Nimbus Sans Narrow",
  "C059",
  "URW Bookman",
  "URW Gothic",
  "Hack",
  "EB Garamond",
  "Inter",
  "TeX Gyre Adventor",
  "TeX Gyre Bonum",
  "TeX Gyre Heros Cn",
  "TeX Gyre Cursor",
  "Latin Modern Roman",
  "Latin Modern Sans",
  "Gentium",
  "Andika",
  "Charis SIL",
  "CMU Serif",
  "CMU Sans Serif",
  "CMU Typewriter Text",
  "Junicode Two Beta",
  "Comfortaa",
  "Fira Code",
  "Linux Libertine O",
];

/** Families that are only measured on. */
export const HELD_OUT: readonly string[] = [
  "Lato",
  "PT Sans",
  "PT Serif",
  "PT Mono",
  "Clear Sans",
  "TeX Gyre Pagella",
  "TeX Gyre Schola",
  "Cantarell",
  "Oxygen\\-Sans",
  "Vollkorn",
  "Inconsolata",
  "Linux Biolinum O",
  "Quicksand",
  "mononoki",
  "CMU Bright",
];

/** Faces that a PDF may name without having them; PDFium draws them with its own. They have the letters of Western Europe. */
export const STANDARD: readonly string[] = [
  "Helvetica",
  "Helvetica-Bold",
  "Helvetica-Oblique",
  "Times-Roman",
  "Times-Bold",
  "Times-Italic",
  "Courier",
  "Courier-Bold",
];

const CUTS =
  /^(?:Sans-)?(?:Regular|Book|Roman|Bold|Italic|Oblique|Medium|Bold ?Italic|10 Regular)$/;

/** The files of a family's usual cuts. */
export function filesOf(family: string): readonly string[] {
  const rows = execFileSync("fc-list", [`:family=${family}`, "file", "style"], {
    encoding: "utf8",
  });
  return rows
    .split("\n")
    .map((row) => /^(?<file>\S+\.(?:ttf|otf)): ?:style=(?<style>.*)$/.exec(row)?.groups)
    .filter((row) => row !== undefined && CUTS.test((row["style"] ?? "").split(",")[0] ?? ""))
    .map((row) => row?.["file"] ?? "")
    .toSorted();
}
