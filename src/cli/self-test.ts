/** What stands on the page of the self-test: a first application, its labels and figures. */
const LINES: readonly (readonly [label: string, figure: string])[] = [
  ["APPLICATION AND CERTIFICATE FOR PAYMENT", ""],
  ["APPLICATION NO:", "1"],
  ["PERIOD TO:", "03/31/2026"],
  ["1. ORIGINAL CONTRACT SUM", "$100,000.00"],
  ["2. NET CHANGE BY CHANGE ORDERS", "$2,500.00"],
  ["3. CONTRACT SUM TO DATE (Line 1 + 2)", "$102,500.00"],
  ["4. TOTAL COMPLETED AND STORED TO DATE", "$40,000.00"],
  ["5. TOTAL RETAINAGE", "$4,000.00"],
  ["6. TOTAL EARNED LESS RETAINAGE", "$36,000.00"],
  ["7. LESS PREVIOUS CERTIFICATES FOR PAYMENT", "$0.00"],
  ["8. CURRENT PAYMENT DUE", "$36,000.00"],
  ["9. BALANCE TO FINISH, INCLUDING RETAINAGE", "$66,500.00"],
];

/** The payment that the self-test must read. */
export const SELF_TEST_PAYMENT = "36,000.00";

/** A one-page PDF of a pay application, drawn here so that it is always at hand. */
export function selfTestPdf(): Uint8Array {
  const drawing = LINES.map(([label, figure], index) => {
    const baseline = 720 - index * 24;
    return `BT /F1 10 Tf 60 ${baseline} Td (${escaped(label)}) Tj ET BT /F1 10 Tf 440 ${baseline} Td (${figure}) Tj ET`;
  }).join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const tableAt = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

function escaped(text: string): string {
  return text.replaceAll(/[()\\]/g, String.raw`\$&`);
}
