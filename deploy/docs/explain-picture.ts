import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { explain } from "../../src/index.ts";

/** A paper with one misprint, so that the picture shows a check that fails beside the figures that it uses. */
const PAPER = "fixtures/broken/g702_math.pdf";

const PICTURE = "docs/explain.webp";

/** What of the page is shown: its figures and checks, and the left part of the paper. */
const CLIP = { x: 0, y: 0, width: 945, height: 810 };

/** Draws the picture of `explain` that README shows: `npm run picture`; the variable CHROMIUM names the browser. */
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const name = PAPER.replace(/^.*\//, "");
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1000 },
    deviceScaleFactor: 1.5,
  });
  await page.setContent(await explain(await readFile(PAPER), { name }));
  // Playwright's own screenshots are PNG or JPEG; WebP takes a quarter of their bytes.
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality: 40,
    clip: { ...CLIP, scale: 1 },
  });
  await writeFile(PICTURE, Buffer.from(data, "base64"));
} finally {
  await browser.close();
}
