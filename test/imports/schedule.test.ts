import { describe, expect, test } from "vitest";
import { scheduleOfApplication } from "../../src/imports/schedule-of-application.ts";
import { mappingText } from "../../src/imports/mapping-text.ts";
import { bill, codesOf, exportOf, mappingFor } from "../support/import-of.ts";
import { centsFigure } from "../support/printed.ts";
import { FIRST_APPLICATION } from "../wire/reading-by-hand.ts";
import { checkProcoreSov } from "./rules/procore-sov.ts";

describe("a schedule of values", () => {
  const { document } = FIRST_APPLICATION;

  test("has the rows of the sheet where they come to the contract sum", () => {
    const candidate = scheduleOfApplication(FIRST_APPLICATION);
    const { text, lineCount } = exportOf("procore-sov", [{ file: "a", candidate }], {
      mapping: mappingFor(",,,,,cost code,{item}"),
    });
    expect(checkProcoreSov(text)).toMatchObject({
      problems: [],
      papers: [{ totalCents: 9876543n }],
    });
    expect(lineCount).toBe(2);
  });

  test("is left out where its rows do not come to the printed total", () => {
    const contractSumToDate = centsFigure(9_876_544);
    const changed = {
      ...FIRST_APPLICATION,
      document: { ...document, sheet: sheetWithoutTotals(), contractSumToDate },
    };
    expect(scheduleOfApplication(changed)).toMatchObject({ code: "schedule-differs" });
  });

  test("is left out where nothing proves that it is whole", () => {
    const changed = {
      ...FIRST_APPLICATION,
      document: { ...document, sheet: sheetWithoutTotals(), contractSumToDate: null },
    };
    expect(scheduleOfApplication(changed)).toEqual({ code: "no-schedule-total" });
    const without = { ...FIRST_APPLICATION, document: { ...document, sheet: null } };
    expect(scheduleOfApplication(without)).toEqual({ code: "no-schedule" });
  });

  function sheetWithoutTotals(): typeof document.sheet {
    return document.sheet === null ? null : { ...document.sheet, totals: null };
  }

  test("is left out beside another, for a file is of one contract", () => {
    const candidate = scheduleOfApplication(FIRST_APPLICATION);
    const papers = ["a", "b"].map((file) => ({ file, candidate }));
    expect(codesOf("procore-sov", [",,,,,cost code,1"], papers)).toEqual([
      "a several-schedules",
      "b several-schedules",
    ]);
  });

  test("asks for the cost code of each row by its number and its words", () => {
    const paper = bill("a", { lines: [{ description: "Excavation", amount: "100.00" }] }).candidate;
    const { missing } = exportOf("procore-sov", [{ file: "a", candidate: paper }], {
      mapping: mappingFor(),
    });
    expect(mappingText(missing)).toBe("Acme Supply,,,,Excavation,cost code,\r\n");
  });

  test("has the columns that the mapping calls for", () => {
    const paper = { file: "a", candidate: bill("a").candidate };
    const headerOf = (...lines: readonly string[]): string | undefined =>
      exportOf("procore-sov", [paper], { mapping: mappingFor(...lines) }).text.split("\r\n")[0];
    expect(headerOf(",,,,,cost code,1")).toBe("Cost Code,Cost Type,Description,Amount");
    expect(headerOf(",,,,,cost code,1", ",,,,,sub job,A", ",,,,,tax code,T")).toBe(
      "Sub Job,Cost Code,Cost Type,Description,Tax Code,Amount",
    );
  });
});
