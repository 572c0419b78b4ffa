import { rawPdf, showText, stream } from "../pdf/support/raw-pdf.ts";

/** What the total of an invoice shows, and what the file says of it. */
interface Forgery {
  /** As a person sees it. */
  readonly shown: string;
  /** The digit that each digit is said to be by the font's own table of characters. */
  readonly saidAs?: Readonly<Record<string, string>>;
  /** A text that the file says the total stands for. */
  readonly insteadOf?: string;
}

/** An invoice whose total is set in a font that says other digits than it shows, or is marked as another text. */
export function forgedInvoice({ shown, saidAs = {}, insteadOf }: Forgery): Uint8Array {
  const lines: readonly (readonly [number, string])[] = [
    [740, "Harrow Lane Electrical Ltd"],
    [725, "12 Mill Road, Norwich"],
    [690, "INVOICE"],
    [675, "Invoice number: 4471"],
    [660, "Invoice date: 14 March 2025"],
    [645, "Bill to: Penmarsh Construction plc"],
    [600, "Description                Amount"],
    [580, "Rewiring of the east wing"],
  ];
  const content = [
    ...lines.map(([y, text]) => showText(text, { x: 60, y, size: 11 })),
    showText("Total GBP", { x: 320, y: 540, size: 11 }),
    ...[580, 540].map((y) => {
      const total = showText(shown, { x: 420, y, size: 11, font: "F3" });
      return insteadOf === undefined
        ? total
        : `/Span << /ActualText (${insteadOf}) >> BDC ${total} EMC\n`;
    }),
  ].join("");
  return rawPdf([{ content, resources: "/Font << /F1 3 0 R /F3 20 0 R >>" }], {
    objects: {
      20: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 21 0 R >>",
      21: charactersOf(saidAs),
    },
  });
}

/** A table that gives each character its meaning: its own, but for those that are said to be others. */
function charactersOf(saidAs: Readonly<Record<string, string>>): string {
  const hex = (text: string, digits: number): string =>
    text.charCodeAt(0).toString(16).padStart(digits, "0");
  const rows = "0123456789.,"
    .split("")
    .map((code) => `<${hex(code, 2)}> <${hex(saidAs[code] ?? code, 4)}>`);
  return stream(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange
${rows.length} beginbfchar
${rows.join("\n")}
endbfchar endcmap end end`);
}
