import { expect, test } from "vitest";
import {
  isApplication,
  mayBeApplication,
} from "../../../src/read/pay-application/is-pay-application.ts";
import type { ApplicationSummary } from "../../../src/read/pay-application/application-summary.ts";

const SUMMARY: ApplicationSummary = {
  lines: new Map(),
  applicationNumber: null,
  periodTo: null,
  openDate: null,
  retainageRate: null,
  retainageRateOnStored: null,
  chooseList: () => ({ judged: [], orders: [] }),
  rowTotals: null,
  page: 1,
  twins: [],
  secondPage: null,
  gain: 0,
  secondReadings: [],
  identitiesHeld: 0,
};

const KNOWN = { summary: SUMMARY, labels: [], prominence: 0 };

test("a paper may be a pay application as long as its sheet and lists could make it one", () => {
  const weights = { always: -3, schedule: 2, "lists orders": 2 };
  expect(isApplication(new Map([["always", 1]]), weights)).toBe(false);
  expect(mayBeApplication(KNOWN, weights)).toBe(true);
});

test("once the sheet is known to be none, only the lists are open", () => {
  const weights = { always: -3, schedule: 2, "lists orders": 2 };
  expect(mayBeApplication({ ...KNOWN, sheet: null }, weights)).toBe(false);
  expect(mayBeApplication({ ...KNOWN, sheet: null }, { ...weights, always: -1 })).toBe(true);
});

test("what speaks against a pay application opens nothing", () => {
  expect(mayBeApplication(KNOWN, { always: -1, schedule: -2, "work now": -3 })).toBe(false);
});
