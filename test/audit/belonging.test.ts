import { describe, expect, test } from "vitest";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { ReadChangeOrder } from "../../src/audit/change-order-paper.ts";
import type { AuditNotice, ContractMark } from "../../src/finding/audit-notice.ts";
import { orderPaper, type PrintedOrder } from "../support/order-paper.ts";
import {
  files,
  GC,
  job,
  ORDERED,
  OWNER,
  PRIME,
  REQUESTED,
  SUB,
  SUBCONTRACT,
} from "../support/ordered-job.ts";

/** That `co.pdf` may be of the subcontract. */
function perhaps(shared: readonly ContractMark[], differing: readonly ContractMark[]): AuditNotice {
  const facts = { file: "co.pdf", contract: "sub/pa-1.pdf", shared, differing };
  return { code: "perhaps-of-contract", facts };
}

describe("to which contract a change order belongs", () => {
  const both: readonly ReadApplication[] = [...files(PRIME, "prime"), ...files(SUBCONTRACT, "sub")];

  function placesOf(
    paper: ReadChangeOrder,
    applications: readonly ReadApplication[] = both,
  ): readonly unknown[] {
    const { contracts, changeOrders, notices } = auditApplications(applications, [], [paper]);
    const places = contracts.flatMap((contract) =>
      contract.changeOrders.map(() => contract.applications[0]?.application.file ?? ""),
    );
    expect(places.length + changeOrders.length).toBe(1);
    const codes = new Set(["of-no-contract", "perhaps-of-contract", "of-one-of-two"]);
    return places.length > 0 ? places : notices.filter(({ code }) => codes.has(code));
  }

  test.each<readonly [case_: string, printed: PrintedOrder, place: string]>([
    ["a subcontractor's request to that of the subcontractor", REQUESTED, "sub/pa-1.pdf"],
    ["an order to a subcontractor to the same", ORDERED, "sub/pa-1.pdf"],
    [
      "an order that names the owner as well to the same",
      { ...ORDERED, parties: { ...ORDERED.parties, owner: OWNER } },
      "sub/pa-1.pdf",
    ],
    [
      "an order of the owner to that of the general contractor",
      { ...ORDERED, number: "2", parties: { owner: OWNER, contractor: GC, addressee: GC } },
      "prime/pa-1.pdf",
    ],
    [
      "one without names by its original contract sum",
      {
        kind: "GC_CHANGE_ORDER",
        number: "2",
        amount: 1_200_000,
        sums: { originalContractSum: 70_000_000 },
      },
      "prime/pa-1.pdf",
    ],
  ])("%s", (_case, printed, place) => {
    expect(placesOf(orderPaper("co.pdf", printed))).toEqual([place]);
  });

  test("to none where other firms deal", () => {
    const parties = { sender: "Overlook Contracting", contractor: "Overlook Contracting" };
    const paper = orderPaper("co.pdf", {
      ...ORDERED,
      parties: { ...parties, subcontractor: "Sedge Electric Co." },
    });
    expect(placesOf(paper)).toEqual([{ code: "of-no-contract", facts: { files: ["co.pdf"] } }]);
  });

  test("is not told where the original contract sum is of another one", () => {
    const paper = orderPaper("co.pdf", { ...ORDERED, sums: { originalContractSum: 4_400_000 } });
    expect(placesOf(paper, files(SUBCONTRACT, "sub"))).toEqual([
      perhaps(
        ["biller", "billed", { listed: ["number", "amount", "words"] }],
        ["originalContractSum"],
      ),
    ]);
  });

  test("is not told by firms and project where the original contract sum is of another one", () => {
    const head = {
      project: creameryFirst.project.name,
      projectNumber: creameryFirst.projectNumber,
    };
    const paper = { ...ORDERED, number: "9", amount: 77_700, head };
    const sums = { originalContractSum: 4_400_000 };
    const subcontract = files(SUBCONTRACT, "sub");
    expect(placesOf(orderPaper("co.pdf", paper), subcontract)).toEqual(["sub/pa-1.pdf"]);
    expect(placesOf(orderPaper("co.pdf", { ...paper, sums }), subcontract)).toMatchObject([
      { facts: { contract: "sub/pa-1.pdf", differing: ["originalContractSum"] } },
    ]);
  });

  test("is not told where two jobs of the same firms fit", () => {
    const project = { ...creameryFirst.project, name: "Mill Brook Weir Repair" };
    const payer = { ...creameryFirst.payer, name: GC };
    const payee = { ...creameryFirst.payee, name: SUB };
    const other = job({ project, payer, payee, projectNumber: "2604" });
    const applications = [...files(SUBCONTRACT, "sub"), ...files(other, "weir")];
    expect(placesOf(orderPaper("co.pdf", ORDERED), applications)).toEqual([
      {
        code: "of-one-of-two",
        facts: { file: "co.pdf", contracts: ["sub/pa-1.pdf", "weir/pa-1.pdf"] },
      },
    ]);
    const head = { project: "2604 - Mill Brook Weir Repair" };
    expect(placesOf(orderPaper("co.pdf", { ...ORDERED, head }), applications)).toEqual([
      "weir/pa-1.pdf",
    ]);
  });

  test("is told by the project and its number where the firm that bills is named, whatever else is missing", () => {
    const { name: project } = creameryFirst.project;
    const head = { project, projectNumber: creameryFirst.projectNumber };
    const paper: PrintedOrder = { kind: "GC_CHANGE_ORDER", number: "9", head };
    const subcontract = files(SUBCONTRACT, "sub");
    const named = { ...paper, parties: { subcontractor: SUB } };
    expect(placesOf(orderPaper("co.pdf", named), subcontract)).toEqual(["sub/pa-1.pdf"]);
    expect(placesOf(orderPaper("co.pdf", paper), subcontract)).toEqual([
      perhaps(["project", "projectNumber"], []),
    ]);
  });

  test("is not told where its number is of another contract", () => {
    const { name: project } = creameryFirst.project;
    const paper = orderPaper("co.pdf", { ...ORDERED, head: { project, projectNumber: "2604" } });
    expect(placesOf(paper, files(SUBCONTRACT, "sub"))).toMatchObject([
      { facts: { contract: "sub/pa-1.pdf", differing: ["projectNumber"] } },
    ]);
  });

  test("is told though an application prints the project's number as that of the contract", () => {
    const applications = files(SUBCONTRACT, "sub").map((read) => {
      const { heading } = read.reading;
      const crossed = { ...heading, contractNumber: heading.projectNumber, projectNumber: null };
      return { ...read, reading: { ...read.reading, heading: crossed } };
    });
    const { projectNumber } = creameryFirst;
    const head = { projectNumber, contractNumber: `${projectNumber}-092` };
    const paper = orderPaper("co.pdf", { ...ORDERED, head });
    expect(placesOf(paper, applications)).toEqual(["sub/pa-1.pdf"]);
  });

  test("to none where project and number are others, though an order of the same number is listed", () => {
    const { description: _description, ...wordless } = { ...ORDERED, amount: 99_900 };
    const head = { project: "Mill Brook Weir Repair", projectNumber: "2604" };
    const paper = orderPaper("co.pdf", { ...wordless, head });
    expect(placesOf(paper, files(SUBCONTRACT, "sub"))).toMatchObject([{ code: "of-no-contract" }]);
  });

  test("is not told by a common number alone", () => {
    const { description: _description, ...wordless } = { ...ORDERED, amount: 99_900 };
    expect(placesOf(orderPaper("co.pdf", wordless), files(SUBCONTRACT, "sub"))).toMatchObject([
      { code: "perhaps-of-contract", facts: { file: "co.pdf", contract: "sub/pa-1.pdf" } },
    ]);
  });
});
