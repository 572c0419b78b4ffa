import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawSupplierInvoice, drawCoverLetter, drawWaiver } from "../fixtures/draw/packet.ts";
import type { Drawer } from "../fixtures/draw/draw-application.ts";
import { creameryMiddle } from "../fixtures/draw/jobs/creamery.ts";
import { footed } from "../fixtures/draw/ledger.ts";
import { createPen } from "../fixtures/draw/pen.ts";
import { createPrint } from "../fixtures/draw/print.ts";
import { USUAL_STYLE } from "../fixtures/draw/style.ts";
import { LIMITS } from "../src/base/limits.ts";
import { phraseKeys } from "../src/base/phrase.ts";
import { ReadError } from "../src/base/read-error.ts";
import { layoutOf } from "../src/layout/layout.ts";
import type { Page } from "../src/page/page.ts";
import { pagesOf } from "../src/pdf/pages.ts";
import { readPages } from "../src/read.ts";
import { parseTemplate } from "../src/template/parse-template.ts";
import { claimsOn, recognise } from "../src/template/recognise.ts";
import { spellingOf } from "../src/template/spelling.ts";
import type { PayApplicationTemplate } from "../src/template/template.ts";
import { textsOf } from "../src/template/texts.ts";
import { TEMPLATES } from "../src/templates.ts";
import { pagesOfFixture, READABLE } from "./support/corpus.ts";
import { expectGeneratedCode, expectGeneratedText, exportName } from "./support/generated-file.ts";

const FOLDER = new URL("../templates/pay-application/", import.meta.url);
const INDEX = new URL("../src/templates.ts", import.meta.url);
const MATRIX = new URL("recognition.txt", import.meta.url);

/** The general reading is asked last. */
const GENERAL = /^any-/;

const ids = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3))
  .toSorted((a, b) => Number(GENERAL.test(a)) - Number(GENERAL.test(b)) || (a < b ? -1 : 1));

test("the list of templates is the folder, specific layouts by name, the general one last", async () => {
  const imports = ids.map(
    (id) => `import { ${exportName(id)} } from "../templates/pay-application/${id}.ts";`,
  );
  const code = [
    "// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts",
    ...imports,
    'import type { PayApplicationTemplate } from "./template/template.ts";',
    "",
    "/** All printed layouts that crossfoot knows, the general reading last. */",
    `export const TEMPLATES: readonly PayApplicationTemplate[] = [${ids.map(exportName).join(", ")}];`,
    "",
  ].join("\n");
  await expectGeneratedCode(INDEX, code);
});

test("a template's id is the name of its file, and nobody else's", () => {
  expect(TEMPLATES.map(({ id }) => id)).toEqual(ids);
});

describe.each(TEMPLATES.map((template) => [template.id, template] as const))(
  "%s",
  (id, template) => {
    test("is data: the same comes back from its JSON, through the reader of strangers' templates", () => {
      const parsed = parseTemplate(JSON.stringify(template));
      expect(parsed).toEqual({ kind: "template", template });
    });

    test("has phrases in lower case, each with a word that can be found", () => {
      for (const phrase of phrasesOf(template)) {
        expect(phrase).toBe(phrase.toLowerCase().trim());
        expect(phraseKeys(phrase), phrase).not.toEqual([]);
      }
    });

    test("has documents", () => {
      const own = READABLE.filter((path) => path.startsWith(`fixtures/pay-application/${id}/`));
      expect(own.length).toBeGreaterThan(0);
    });
  },
);

describe("recognition", () => {
  /** Papers that travel with applications, or come by mistake, drawn here by themselves. */
  const FOREIGN: readonly (readonly [name: string, draw: Drawer])[] = [
    ["supplier invoice", (pen, print) => drawSupplierInvoice(pen, print.ledger.application)],
    ["cover letter", drawCoverLetter],
    ["waiver", drawWaiver],
  ];

  test("is as accepted: all templates against all documents", async () => {
    const rows: string[] = [];
    for (const path of READABLE)
      rows.push(rowOf(path.slice("fixtures/".length), await pagesOfFixture(path)));
    for (const [name, draw] of FOREIGN) rows.push(rowOf(`(${name})`, await drawn(draw)));
    const head = ["document".padEnd(NAME_WIDTH), ...ids, "margin  read as"].join("  ");
    expectGeneratedText(MATRIX, [head, ...rows, ""].join("\n"));
  });

  test.each(READABLE.filter((path) => path.includes("/pay-application/")))(
    "%s is read by its own layout, with a margin, or by the general reading",
    async (path) => {
      const own = TWINS.get(path) ?? path.split("/")[2] ?? "";
      const { templates, margin } = recognised(await pagesOfFixture(path));
      expect([own, ids.at(-1)]).toContain(templates[0].id);
      if (templates[0].id === own) expect(margin).toBeGreaterThanOrEqual(SAFE_MARGIN);
    },
  );

  test.each(FOREIGN)("a %s is nobody's", async (_, draw) => {
    const pages = await drawn(draw);
    expect(recognised(pages).templates.map(({ id }) => id)).toEqual([ids.at(-1)]);
    expect(readAs(pages)).toBe("not-this-kind");
  });
});

/** Below this two layouts are too close to tell apart. */
const SAFE_MARGIN = 0.25;

/** Platforms print the nine lines of the G702 word for word on their summary, beside a sheet of their own. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [
    "any-pay-application/platform",
    "any-pay-application/platform-first",
    "any-pay-application/platform-retainage",
    "procore-owner/25-pages",
    "procore-owner/groups",
    "procore-subcontractor/correction-below-zero",
    "procore-subcontractor/half-release",
  ].map((name) => [`fixtures/pay-application/${name}`, "aia-g702"]),
);

const NAME_WIDTH = Math.max(...READABLE.map((path) => path.length)) - "fixtures/".length;

function phrasesOf(template: PayApplicationTemplate): readonly string[] {
  const { recognise, fields, decoys, retainageBilling = [], sheet } = template;
  return [
    ...retainageBilling,
    ...Object.values(recognise).flat(),
    ...Object.values(fields).flatMap(({ labels, words }) => [
      ...labels,
      ...(words?.each.flat() ?? []),
      ...(words?.none ?? []),
    ]),
    ...decoys,
    ...Object.values(sheet?.columns ?? {}).flat(),
    ...(sheet?.grandTotals ?? []),
    ...(sheet?.totals ?? []),
  ];
}

function rowOf(name: string, pages: readonly Page[]): string {
  const claims = claimsOn(textsIn(pages), TEMPLATES).map(({ score, template }) =>
    score.toFixed(2).padStart(template.id.length),
  );
  const margin = recognised(pages).margin.toFixed(2).padStart(6);
  return [name.padEnd(NAME_WIDTH), ...claims, margin, readAs(pages)].join("  ");
}

function recognised(pages: readonly Page[]): ReturnType<typeof recognise> {
  return recognise(textsIn(pages), TEMPLATES);
}

function textsIn(pages: readonly Page[]): ReturnType<typeof textsOf> {
  return textsOf(layoutOf(pages), spellingOf(TEMPLATES));
}

function readAs(pages: readonly Page[]): string {
  try {
    return readPages(pages, TEMPLATES).templateId;
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
}

async function drawn(draw: Drawer): Promise<readonly Page[]> {
  const pen = createPen(USUAL_STYLE);
  draw(pen, createPrint(footed(creameryMiddle), USUAL_STYLE));
  return pagesOf(await pen.finish(), LIMITS);
}
