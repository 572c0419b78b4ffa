import { describe, expect, test } from "vitest";
import { AIA_DRAWINGS } from "../../fixtures/draw/catalogue-aia.ts";
import { HOME_DRAWINGS } from "../../fixtures/draw/catalogue-any.ts";
import { isoDate } from "../../src/base/calendar-date.ts";
import type { Heading } from "../../src/document/heading.ts";
import { headingNames } from "../../src/read/heading/heading-names.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { readHeading } from "../../src/read/heading/read-heading.ts";
import { spellingOf } from "../../src/lexicon/spelling.ts";
import { textsOf } from "../../src/lexicon/texts.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { anyPayApplication } from "../../templates/pay-application/any-pay-application.ts";
import { pagesOfFixture } from "../support/corpus.ts";
import { readApplication } from "../support/read-application.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

type Texts = Partial<Record<keyof Heading, string | null>>;

const DRAWINGS = [...AIA_DRAWINGS, ...HOME_DRAWINGS].filter(({ style }) => !style.blank);

describe("drawn documents", () => {
  test.each(DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "%s names nobody but whom it is for",
    async (path, { application }) => {
      const pages = await pagesOfFixture(`fixtures/${path}`);
      const { heading } = readApplication(pages);
      const { project, payee, payer, projectNumber, periodFrom } = application;
      const texts = textsOfHeading(heading);
      expect([null, project.name, `${project.name}, ${project.city}`]).toContain(texts.project);
      expect([null, payee.name]).toContain(texts.contractor);
      // A letterhead may print it in capitals, and a name is given as it is printed.
      expect([null, payer.name, payer.name.toUpperCase()]).toContain(texts.addressee);
      expect([null, projectNumber]).toContain(texts.projectNumber);
      expect([null, projectNumber, `SC-${projectNumber}`]).toContain(texts.contractNumber);
      expect([null, isoDate(periodFrom)]).toContain(texts.periodFrom);
    },
  );

  test("the typed form names all of them", async () => {
    const pages = await pagesOfFixture("fixtures/pay-application/aia-g702/middle");
    expect(textsOfHeading(readApplication(pages).heading)).toEqual({
      project: "Creamery Library Conversion",
      contractor: "Millrace Builders, Inc.",
      addressee: "Town of Ashgrove",
      contractNumber: null,
      projectNumber: "2517",
      periodFrom: null,
    });
  });

  test("every text has its place and its reason among the evidence", async () => {
    const pages = await pagesOfFixture("fixtures/pay-application/aia-g702/middle");
    const { evidence } = readApplication(pages);
    const own = evidence.filter(({ field }) => field.startsWith("heading."));
    expect(own.map(({ field, because }) => [field, because.length > 0])).toEqual([
      ["heading.project", true],
      ["heading.contractor", true],
      ["heading.addressee", true],
      ["heading.projectNumber", true],
    ]);
  });
});

/** A paper with these lines in its head. */
function paperWith(lines: readonly string[]): readonly string[] {
  return [
    "APPLICATION FOR PAYMENT",
    ...lines,
    "Application No: 4",
    "1. Original contract sum    $628,000.00",
    "2. Net change by change orders    $2,715.00",
  ];
}

describe("typed lines", () => {
  test.each<readonly [lines: readonly string[], expected: Texts]>([
    [
      ["To Owner: Town of Quarry    From Contractor: Alder Works, Inc.", "Project: New Weir"],
      { addressee: "Town of Quarry", contractor: "Alder Works, Inc.", project: "New Weir" },
    ],
    [
      ["Subcontractor: Reed Piping LLC", "Contractor: Alder Builders, Inc.", "Project: New Weir"],
      { contractor: "Reed Piping LLC", addressee: "Alder Builders, Inc." },
    ],
    [
      ["Owner: Quarry Holdings LLC", "Contractor: Alder Works, Inc.", "Project: New Weir"],
      { contractor: "Alder Works, Inc.", addressee: "Quarry Holdings LLC" },
    ],
    [
      ["Owner: Quarry Town", "Contractor: Alder Works", "Subcontractor: Reed Piping LLC"],
      { contractor: "Reed Piping LLC", addressee: "Alder Works" },
    ],
    [["CONTRACTOR:", "By: ____________ Date: 6/30/26"], { contractor: null }],
    [["OWNER    ARCHITECT    CONTRACTOR    FIELD"], { addressee: null, contractor: null }],
    [["From the Contractor to the Owner, as agreed in the project."], { project: null }],
    [["Project Manager: Ines Okafor"], { project: null }],
    [["To Owner:    FILE", "Contractor:    Address 2"], { addressee: null, contractor: null }],
    [["Project: 1180 Third Avenue Core & Shell"], { project: "1180 Third Avenue Core & Shell" }],
    [
      ["Subcontract No: SC-6750    Job #: 24-118"],
      { contractNumber: "SC-6750", projectNumber: "24-118" },
    ],
    [
      ["Contract No: 03/01/2026    Project No: 1,250.00"],
      { contractNumber: null, projectNumber: null },
    ],
    [["Application Period: 12/01/25 to 12/31/25"], { periodFrom: "2025-12-01" }],
    [["Period From: 12/01/25    Period To: 12/31/25"], { periodFrom: "2025-12-01" }],
    [["Application Period: 11/01/25 to 11/30/25"], { periodFrom: null }],
    [["Period To: 12/31/25"], { periodFrom: null }],
  ])("%j", (lines, expected) => {
    expect(headingOf(paperWith(lines))).toMatchObject(expected);
  });
});

/** What captions alone said before names were weighed. */
describe("typed lines whose names are not read yet as they should", () => {
  test.fails.each<readonly [lines: readonly string[], expected: Texts]>([
    // Nothing but its caption says that it is a firm: it is left out.
    [
      ["To Owner: Quarry Town    From Contractor: Alder Works", "Project: New Weir"],
      { addressee: "Quarry Town", contractor: "Alder Works", project: "New Weir" },
    ],
    [
      ["Owner: Quarry Town", "Contractor: Alder Works"],
      { contractor: "Alder Works", addressee: "Quarry Town" },
    ],
    [["FROM OWNER: Alder Works"], { contractor: "Alder Works" }],
    // An address is taken for a job's name, a name is cut at its dash, of two jobs the first is taken.
    [["Project: 480 Tannery Lane, Ashgrove"], { project: null }],
    [["Project: Resort - Lobby"], { project: "Resort - Lobby" }],
    [["Project: New Weir    Project: Old Weir"], { project: null }],
  ])("%j", (lines, expected) => {
    expect(headingOf(paperWith(lines))).toMatchObject(expected);
  });
});

/** The head of a page of typed lines. */
function headingOf(lines: readonly string[]): Record<keyof Heading, string | null> {
  const words = lines.flatMap((line, index) => typedText(line, 40, 40 + 30 * index));
  const pages = [typedPage(words)];
  const layout = layoutOf(pages);
  const end = { value: { year: 2025, month: 12, day: 31 }, from: PLACE } as const;
  const { heading } = readHeading(layout, textsOf(layout, spellingOf(TEMPLATES.payApplication)), {
    names: headingNames(cutPaper(pages), {
      templates: [anyPayApplication],
      summaryPage: 1,
      isChange: false,
    }),
    general: anyPayApplication,
    summaryPage: 1,
    periodTo: end,
  });
  return textsOfHeading(heading);
}

const PLACE = [
  {
    pageNumber: 1,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    printed: "12/31/25",
    reader: "text",
    certainty: 1,
  },
] as const;

function textsOfHeading({ periodFrom, ...texts }: Heading): Record<keyof Heading, string | null> {
  return {
    project: texts.project?.value ?? null,
    contractor: texts.contractor?.value ?? null,
    addressee: texts.addressee?.value ?? null,
    contractNumber: texts.contractNumber?.value ?? null,
    projectNumber: texts.projectNumber?.value ?? null,
    periodFrom: periodFrom === null ? null : isoDate(periodFrom.value),
  };
}
