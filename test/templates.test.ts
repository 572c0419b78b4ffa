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
import { pagesOf } from "../src/pdf/contents.ts";
import { readPages } from "./support/read-pages.ts";
import type { ChangeOrderTemplate } from "../src/lexicon/change-order-template.ts";
import { parseTemplate } from "../src/lexicon/parse/parse-template.ts";
import { claimsOn, type Recognised, recognise } from "../src/lexicon/recognise.ts";
import { spellingOf } from "../src/lexicon/spelling.ts";
import type { AnyTemplate } from "../src/lexicon/template-lists.ts";
import { textsOf } from "../src/lexicon/texts.ts";
import { TEMPLATES } from "../src/read/templates.ts";
import { CHANGE_ORDERS, pagesOfFixture, READABLE } from "./support/corpus.ts";
import { expectGeneratedCode, expectGeneratedText, exportName } from "./support/generated-file.ts";

const INDEX = new URL("../src/read/templates.ts", import.meta.url);
const CONSTRUCTION_INDEX = new URL("../src/read/construction-templates.ts", import.meta.url);
const GENERATED =
  "// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts";
const MATRIX = new URL("recognition.txt", import.meta.url);

/** A folder for each kind of paper. */
const FOLDERS = ["change-order", "pay-application"];

/** The general reading is asked last. */
const GENERAL = /^any-/;

function idsIn(folder: string): readonly string[] {
  return readdirSync(new URL(`../templates/${folder}/`, import.meta.url))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -3))
    .toSorted((a, b) => Number(GENERAL.test(a)) - Number(GENERAL.test(b)) || (a < b ? -1 : 1));
}

const ids = {
  payApplication: idsIn("pay-application"),
  changeOrder: idsIn("change-order"),
  vendor: idsIn("invoice").slice(0, -1),
};

test("the lists of templates are the folders, specific layouts by name, the general one last", async () => {
  const imports = FOLDERS.flatMap((folder) =>
    idsIn(folder).map(
      (id) => `import { ${exportName(id)} } from "../../templates/${folder}/${id}.ts";`,
    ),
  );
  const construction = [
    GENERATED,
    ...imports,
    'import type { ConstructionTemplates } from "../lexicon/template-lists.ts";',
    "",
    "/** The printed layouts of construction documents, of each kind the general reading last. */",
    "export const CONSTRUCTION_TEMPLATES: ConstructionTemplates = {",
    `payApplication: [${ids.payApplication.map(exportName).join(", ")}],`,
    `changeOrder: [${ids.changeOrder.map(exportName).join(", ")}],`,
    "};",
    "",
  ].join("\n");
  await expectGeneratedCode(CONSTRUCTION_INDEX, construction);
  const general = idsIn("invoice").at(-1) ?? "";
  const code = [
    GENERATED,
    ...idsIn("invoice").map(
      (id) => `import { ${exportName(id)} } from "../../templates/invoice/${id}.ts";`,
    ),
    'import { CONSTRUCTION_TEMPLATES } from "./construction-templates.ts";',
    'import type { TemplateLists } from "../lexicon/template-lists.ts";',
    "",
    "/** All printed layouts that crossfoot knows, of each kind the general reading last. */",
    "export const TEMPLATES: TemplateLists = {",
    "...CONSTRUCTION_TEMPLATES,",
    `vendor: [${ids.vendor.map(exportName).join(", ")}],`,
    `invoice: [${exportName(general)}],`,
    "};",
    "",
  ].join("\n");
  await expectGeneratedCode(INDEX, code);
});

const ALL: readonly AnyTemplate[] = [...TEMPLATES.payApplication, ...TEMPLATES.changeOrder];

test("a template's id is the name of its file, and nobody else's of any kind", () => {
  expect(TEMPLATES.payApplication.map(({ id }) => id)).toEqual(ids.payApplication);
  expect(TEMPLATES.changeOrder.map(({ id }) => id)).toEqual(ids.changeOrder);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

describe.each(ALL.map((template) => [template.id, template] as const))("%s", (id, template) => {
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
    const isGeneral = GENERAL.test(id);
    const own =
      template.kind === "PAY_APPLICATION"
        ? READABLE.filter((path) => path.startsWith(`fixtures/pay-application/${id}/`))
        : CHANGE_ORDERS.filter((path) => isGeneral || path.split("/")[2] === id);
    expect(own.length).toBeGreaterThan(0);
  });
});

describe("recognition", () => {
  /** Papers that travel with applications, or come by mistake, drawn here by themselves. */
  const FOREIGN: readonly (readonly [name: string, draw: Drawer])[] = [
    ["cover letter", drawCoverLetter],
  ];
  const SUPPLIER_INVOICE: Drawer = (pen, print) => {
    drawSupplierInvoice(pen, print.ledger.application);
  };

  test("is as accepted: all templates against all documents", async () => {
    const rows: string[] = [];
    for (const path of [...READABLE, ...CHANGE_ORDERS])
      rows.push(rowOf(path.slice("fixtures/".length), await pagesOfFixture(path)));
    for (const [name, draw] of [
      ["supplier invoice", SUPPLIER_INVOICE] as const,
      ...FOREIGN,
      ["waiver", drawWaiver] as const,
    ])
      rows.push(rowOf(`(${name})`, await drawn(draw)));
    const names = ALL.map(({ id }) => id);
    const head = ["document".padEnd(NAME_WIDTH), ...names, "margin  read as"].join("  ");
    expectGeneratedText(MATRIX, [head, ...rows, ""].join("\n"));
  });

  test.each(READABLE.filter((path) => path.includes("/pay-application/")))(
    "%s is read by its own layout, with a margin, or by the general reading",
    async (path) => {
      const own = TWINS.get(path) ?? path.split("/")[2] ?? "";
      const { templates, margin } = recognised(await pagesOfFixture(path)).payApplication;
      expect([own, ids.payApplication.at(-1)]).toContain(templates[0].id);
      if (templates[0].id === own) expect(margin).toBeGreaterThanOrEqual(SAFE_MARGIN);
    },
  );

  test.each(CHANGE_ORDERS)(
    "%s shows the layout of its folder, with a margin, or none that is known",
    async (path) => {
      const own = path.split("/")[2] ?? "";
      const { templates, margin } = recognised(await pagesOfFixture(path)).changeOrder;
      expect([own, ids.changeOrder.at(-1)]).toContain(templates[0].id);
      if (templates[0].id === own) expect(margin).toBeGreaterThanOrEqual(SAFE_MARGIN);
    },
  );

  test.each(FOREIGN)("a %s is nobody's", async (_, draw) => {
    const pages = await drawn(draw);
    for (const { templates } of Object.values(recognised(pages)))
      expect(templates.map(({ id }) => GENERAL.test(id))).toEqual([true]);
    expect(readAs(pages)).toBe("not-this-kind");
  });

  test("a waiver is a lien waiver, and no paper of a contract", async () => {
    const pages = await drawn(drawWaiver);
    for (const { templates } of Object.values(recognised(pages)))
      expect(templates.map(({ id }) => GENERAL.test(id))).toEqual([true]);
    expect(readAs(pages)).toBe("any-lien-waiver");
  });

  test("a supplier invoice is an invoice, and no paper of a contract", async () => {
    const pages = await drawn(SUPPLIER_INVOICE);
    for (const { templates } of Object.values(recognised(pages)))
      expect(templates.map(({ id }) => GENERAL.test(id))).toEqual([true]);
    expect(readAs(pages)).toBe("any-invoice");
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

const NAME_WIDTH =
  Math.max(...[...READABLE, ...CHANGE_ORDERS].map((path) => path.length)) - "fixtures/".length;

function phrasesOf(template: AnyTemplate): readonly string[] {
  const { recognise, fields, decoys } = template;
  const common = [
    ...Object.values(recognise).flat(),
    ...Object.values(fields).flatMap(({ labels }) => labels),
    ...decoys,
  ];
  switch (template.kind) {
    case "PAY_APPLICATION": {
      const { retainageBilling = [], sheet, orders } = template;
      const columns = Object.values(sheet?.columns ?? {}).flat();
      const totals = [...(sheet?.grandTotals ?? []), ...(sheet?.totals ?? [])];
      return [
        ...common,
        ...retainageBilling,
        ...columns,
        ...totals,
        ...Object.values({ ...orders }).flat(),
      ];
    }
    case "CHANGE_ORDER": {
      const { titles, parties, otherCaptions, marks, amountWords } = template;
      return [
        ...common,
        ...[...titles, ...marks].flatMap(({ phrases }) => phrases),
        ...Object.values(parties).flatMap(({ labels }) => labels),
        ...otherCaptions,
        ...Object.values({ ...amountWords }).flat(),
      ];
    }
  }
}

function rowOf(name: string, pages: readonly Page[]): string {
  const texts = textsIn(pages);
  const claims = [
    ...claimsOn(texts.payApplication, TEMPLATES.payApplication),
    ...claimsOn(texts.changeOrder, TEMPLATES.changeOrder),
  ].map(({ score, template }) => score.toFixed(2).padStart(template.id.length));
  const readingOf = readAs(pages);
  const kind = ids.changeOrder.includes(readingOf) ? "changeOrder" : "payApplication";
  const margin = recognised(pages)[kind].margin.toFixed(2).padStart(6);
  return [name.padEnd(NAME_WIDTH), ...claims, margin, readingOf].join("  ");
}

/** The layout of each kind that a document shows most. */
function recognised(pages: readonly Page[]): {
  readonly payApplication: Recognised;
  readonly changeOrder: Recognised<ChangeOrderTemplate>;
} {
  const texts = textsIn(pages);
  return {
    payApplication: recognise(texts.payApplication, TEMPLATES.payApplication),
    changeOrder: recognise(texts.changeOrder, TEMPLATES.changeOrder),
  };
}

/** The texts of a document as each kind of paper spells them. */
function textsIn(
  pages: readonly Page[],
): Readonly<Record<"payApplication" | "changeOrder", ReturnType<typeof textsOf>>> {
  const layout = layoutOf(pages);
  return {
    payApplication: textsOf(layout, spellingOf(TEMPLATES.payApplication)),
    changeOrder: textsOf(layout, spellingOf(TEMPLATES.changeOrder)),
  };
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
