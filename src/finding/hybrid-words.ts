/** What is in the way of an e-invoice inside of a PDF. */
export type HybridObstacle =
  | "no-pdf"
  | "part"
  | "encrypted"
  | "signed"
  | "hybrid"
  | "no-pdfa"
  | "other-part"
  | "carries-files"
  | "metadata"
  | "damaged"
  | "changed";

const WHY: Readonly<Record<HybridObstacle, string>> = {
  "no-pdf": "Factur-X is a PDF with the e-invoice inside, and this document is no PDF",
  part: "Factur-X is a PDF of one bill, and this file holds other documents, too",
  encrypted: "The PDF is encrypted, and Factur-X has to be PDF/A-3, which forbids that",
  signed: "The PDF is signed, and what is added to it would break its signature",
  hybrid: "The PDF has an e-invoice inside already",
  "no-pdfa":
    "The PDF does not say that it is PDF/A, and Factur-X has to be PDF/A-3: it would have to be drawn anew",
  "other-part":
    "The PDF keeps a part of PDF/A that cannot become PDF/A-3: only PDF/A-1 and PDF/A-2 can",
  "carries-files":
    "The PDF carries other files, and PDF/A-3 asks of them what PDF/A-1 and PDF/A-2 do not",
  metadata: "The PDF's metadata have no place for what Factur-X has to say there",
  damaged: "The PDF's own list of what it holds is damaged, and nothing can be added to it safely",
  changed: "The file was changed or has gone since it was read, or it can be read only once",
};

/** Why no e-invoice was put into a PDF, and what to do instead. */
export function obstacleSentence(obstacle: HybridObstacle): string {
  const remedy = obstacle === "changed" ? "Read the file again." : "Write UBL or CII beside it.";
  return `${WHY[obstacle]}. ${remedy}`;
}
