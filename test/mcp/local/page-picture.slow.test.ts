import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { onTestFinished, expect, test } from "vitest";
import { VIEW_LIMITS } from "../../../src/base/agent-limits.ts";
import type { ViewAnswer } from "../../../src/explain/view-answer.ts";
import { SHOWS_VIEWS, startLocal } from "./local-server.ts";

/** A bill on a sheet as large as drawings are, 36 by 48 inches. */
async function largeBill(): Promise<Buffer> {
  const document = new PDFDocument({ size: [36 * 72, 48 * 72] });
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  document.fontSize(24).text("INVOICE\nInvoice number: 1042\nInvoice date: 03/02/2026");
  document.text("From: Ashgrove Electric Supply, Inc.\nSubtotal $100.00\nTax $8.00\nTotal $108.00");
  document.end();
  await new Promise((resolve) => {
    document.on("end", resolve);
  });
  return Buffer.concat(pieces);
}

test("a sheet as large as a drawing is shown small enough for a message", async () => {
  const folder = await mkdtemp(join(tmpdir(), "crossfoot-large-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await writeFile(join(folder, "large.pdf"), await largeBill());
  const server = await startLocal(folder, { isNew: true, capabilities: SHOWS_VIEWS });
  const { _meta: meta } = await server.call("explain_view", { path: "large.pdf", page: 1 });
  const { html = "" } = (meta?.["io.github.crossfoot/view"] ?? {}) as Partial<ViewAnswer>;
  const [, base64 = ""] = /data:image\/\w+;base64,([^"]+)"/.exec(html) ?? [];
  const pixels = pixelsOf(Buffer.from(base64, "base64"));
  expect(pixels).toBeLessThanOrEqual(VIEW_LIMITS.pagePixels);
  expect(pixels).toBeGreaterThan(0.9 * VIEW_LIMITS.pagePixels);
});

/** Pixels of a picture by its header: a lossy WebP file (RFC 9649, 2.5) or a PNG file. */
function pixelsOf(picture: Buffer): number {
  if (picture.toString("latin1", 1, 4) === "PNG")
    return picture.readUInt32BE(16) * picture.readUInt32BE(20);
  expect(picture.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
  return (picture.readUInt16LE(26) & 0x3fff) * (picture.readUInt16LE(28) & 0x3fff);
}
