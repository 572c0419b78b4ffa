import { compareDates } from "../../base/calendar-date.ts";
import { areOne, comparedName } from "../../base/firm-names.ts";
import { Money } from "../../base/money.ts";
import { lineOf } from "../../audit/application.ts";
import { type Bare, placesIn } from "../../audit/audit-check.ts";
import type { DrawStatement, WaivedPayment } from "../../finding/draw-statement.ts";
import {
  amountsCompared,
  type BareDrawFinding,
  defineDrawCheck,
  type DrawCheck,
  type DrawnAmount,
  type DrawnPapers,
  unlessDoubted,
} from "../draw-check.ts";
import { listedAmount } from "../listings.ts";
import type { Waiver } from "../papers.ts";
import type { Party } from "../parties.ts";
import { amountOf, markOfType, waiversOf } from "../waivers.ts";

/** Who is paid waives its liens: for this payment on condition of it, for the last one without. */
export const waiversGiven: DrawCheck = defineDrawCheck({
  name: "waivers_given",
  severity: "high",
  verifies: "Every firm that is paid gives a waiver for this payment, and one for the last.",
  test: (papers) =>
    ofEachPayment(papers, (party, payment) => {
      const [waiver] = waiversOf(papers.waivers, party)[payment];
      return waiver === undefined
        ? missingWaiver(party, payment, papers)
        : {
            passed: true,
            statement: {
              code: "waiver-given",
              facts: { payment, firm: party.name, file: waiver.file },
            },
            files: [waiver.file],
          };
    }),
});

function missingWaiver(
  party: Party,
  payment: WaivedPayment,
  papers: DrawnPapers,
): Bare<DrawStatement> | null {
  const amount = payment === "this" ? amountOf(party, "this") : paidBefore(party);
  if (amount === null || amount.compare(Money.zero) <= 0) return null;
  // Whose they are may be misread: they are named, and nobody is accused.
  const perhaps = papers.waivers.apart.filter(
    (waiver) => (markOfType(waiver) ?? payment) === payment,
  );
  const files = party.current === null ? [] : [party.current.file];
  const facts = { payment, firm: party.name, amount };
  if (perhaps.length > 0) {
    const named = { ...facts, files: perhaps.map(({ file }) => file) };
    return { passed: null, statement: { code: "waiver-perhaps", facts: named }, files };
  }
  const { current } = party;
  const line = payment === "this" ? "currentPaymentDue" : "previousCertificates";
  return {
    passed: false,
    statement: { code: "waiver-missing", facts },
    files,
    expected: amount,
    places: current === null ? [] : placesIn(current, current.document.lines[line]),
  };
}

/** What was paid before, which may be more than one payment; null for who asks for nothing now. */
function paidBefore({ current, former }: Party): Money | null {
  if (current === null) return null;
  return former === null
    ? lineOf(current, "previousCertificates")
    : lineOf(former, "currentPaymentDue");
}

/** The payment that a firm was made last, as its own applications tell it or else a list of payments. */
function paidLast(party: Party, { lists }: DrawnPapers): DrawnAmount {
  const own = amountOf(party, "last");
  const figure = { lastPaidTo: party.name, in: "its applications" };
  const application = party.former ?? party.current;
  if (own !== null && application !== null) {
    const line = party.former === null ? "previousCertificates" : "currentPaymentDue";
    const places = placesIn(application, application.document.lines[line]);
    return { figure, value: own, files: [application.file], places };
  }
  for (const list of lists) {
    const listed = list.firms.find((firm) => firm.party === party);
    const value = listed === undefined ? null : listedAmount(list, listed.row, "lastPaid");
    if (listed === undefined || value === null) continue;
    const { file } = list;
    const places = [{ file, pageNumber: listed.row.pageNumber }];
    return { figure: { lastPaidTo: party.name, in: file }, value, files: [file], places };
  }
  return { figure, value: null, files: [], places: [] };
}

/** A waiver is for the amount that is paid. */
export const waiverAmounts: DrawCheck = defineDrawCheck({
  name: "waiver_amounts",
  severity: "high",
  verifies: "A waiver names the payment that is asked for, or the one that was made last.",
  test: (papers) =>
    ofEachPayment(papers, (party, payment) => {
      const waivers = waiversOf(papers.waivers, party)[payment];
      if (waivers.every(isWithoutAmount)) return null;
      const paid = payment === "this" ? dueTo(party) : paidLast(party, papers);
      return unlessDoubted(
        amountsCompared(waivedBy(party, payment, waivers), paid),
        ...waivers.map((waiver) => [waiver, "amount"] as const),
        [party.current, "currentPaymentDue"],
      );
    }),
});

/** A final waiver may rightly name none. */
function isWithoutAmount({ amount, document }: Waiver): boolean {
  return amount === null && document.waiverType.endsWith("_FINAL");
}

function dueTo({ name, current }: Party): DrawnAmount {
  const due = current?.document.lines.currentPaymentDue ?? null;
  return {
    figure: { dueTo: name },
    value: due?.value ?? null,
    files: current === null ? [] : [current.file],
    places: current === null ? [] : placesIn(current, due),
  };
}

function waivedBy(
  { name }: Party,
  payment: WaivedPayment,
  waivers: readonly Waiver[],
): DrawnAmount {
  const amounts = waivers.flatMap(({ amount }) => amount ?? []);
  return {
    figure: { waived: payment, by: name, count: waivers.length },
    value: amounts.length < waivers.length ? null : Money.sum(amounts),
    files: waivers.map(({ file }) => file),
    places: waivers.flatMap((waiver) => placesIn(waiver, waiver.document.amount)),
  };
}

/** What is waived on condition of a payment waives nothing once it was made; what is waived without has no hold before. */
export const waiverTypes: DrawCheck = defineDrawCheck({
  name: "waiver_types",
  severity: "high",
  verifies: "The waiver for this payment is conditional, that for the last one is not.",
  test: (papers) =>
    ofEachWaiver(papers, (party, payment, waiver) => {
      const { waiverType: type } = waiver.document;
      const isConditional = type.startsWith("CONDITIONAL");
      return unlessDoubted(
        {
          passed: type === "UNCLEAR" ? null : isConditional === (payment === "this"),
          statement: { code: "waiver-type", facts: { payment, firm: party.name, type } },
          files: [waiver.file],
          places: placesIn(waiver, waiver.document.amount),
        },
        [waiver, "waiverType"],
      );
    }),
});

/** A waiver through an earlier day leaves the rest of the period open. */
export const waiverDays: DrawCheck = defineDrawCheck({
  name: "waiver_days",
  severity: "high",
  verifies: "The waiver for this payment reaches to the end of the period.",
  test: (papers) =>
    ofEachWaiver(papers, (party, payment, waiver) => {
      const { current } = party;
      const periodTo = current?.document.periodTo ?? null;
      if (payment === "last" || current === null || periodTo === null) return null;
      const { through, document } = waiver;
      const facts = { firm: party.name, through, periodTo: periodTo.value };
      return unlessDoubted(
        {
          passed: through === null ? null : compareDates(through, periodTo.value) >= 0,
          statement: { code: "waiver-through", facts },
          files: [waiver.file, current.file],
          places: [...placesIn(waiver, document.throughDate), ...placesIn(current, periodTo)],
        },
        [waiver, "throughDate"],
        [current, "periodTo"],
      );
    }),
});

/** A waiver of another job waives nothing of this one. */
export const waiverProjects: DrawCheck = defineDrawCheck({
  name: "waiver_projects",
  severity: "high",
  verifies: "A waiver names the project of the draw.",
  test: (papers) =>
    ofEachWaiver(papers, (party, payment, waiver) => {
      const { project } = waiver.document;
      const expected = papers.parties.flatMap(({ contract }) => contract.texts.project ?? []);
      const [first] = expected;
      if (first === undefined) return null;
      const printed = project === null ? null : comparedName(project.value);
      const isNamed =
        printed === null ? null : expected.some((name) => areOne(comparedName(name), printed));
      const bare: Bare<DrawStatement> = {
        passed: isNamed,
        statement: {
          code: "waiver-project",
          facts: { payment, firm: party.name, project: printed?.printed ?? null, expected: first },
        },
        files: [waiver.file],
        places: placesIn(waiver, project),
      };
      return unlessDoubted(bare, [waiver, "project"]);
    }),
});

/** Who did not sign waives nothing. */
export const waiversSigned: DrawCheck = defineDrawCheck({
  name: "waivers_signed",
  severity: "high",
  verifies: "Something stands on the line for the signature of each waiver.",
  test: (papers) =>
    ofEachWaiver(papers, (party, payment, waiver) => {
      const { signature } = waiver.document;
      return {
        passed: signature === "UNCLEAR" ? null : signature === "SIGNED",
        statement: { code: "waiver-signature", facts: { payment, firm: party.name, signature } },
        files: [waiver.file],
        places: placesIn(waiver, waiver.document.amount),
      };
    }),
});

/** Who changes a form that a statute sets may have given up more than it says, or nothing. */
export const waiverTexts: DrawCheck = defineDrawCheck({
  name: "waiver_texts",
  severity: "medium",
  verifies: "A waiver that follows the form of a statute says what the statute says.",
  test: (papers) =>
    ofEachWaiver(papers, (party, _payment, waiver) => {
      const changed = waiver.reading.findings.find(({ code }) => code === "statute-text-changed");
      if (changed === undefined) return null;
      const facts = { firm: party.name, changed };
      return { passed: null, statement: { code: "waiver-text", facts }, files: [waiver.file] };
    }),
});

const PAYMENTS: readonly WaivedPayment[] = ["this", "last"];

/** What is said of each firm and each of the two payments; null where nothing is. */
function ofEachPayment(
  papers: DrawnPapers,
  test: (party: Party, payment: WaivedPayment) => Bare<DrawStatement> | null,
): readonly BareDrawFinding[] {
  return said(papers, (party, payment) => [test(party, payment)]);
}

/** The same of each waiver. */
function ofEachWaiver(
  papers: DrawnPapers,
  test: (party: Party, payment: WaivedPayment, waiver: Waiver) => Bare<DrawStatement> | null,
): readonly BareDrawFinding[] {
  return said(papers, (party, payment) =>
    waiversOf(papers.waivers, party)[payment].map((waiver) => test(party, payment, waiver)),
  );
}

function said(
  { parties }: DrawnPapers,
  test: (party: Party, payment: WaivedPayment) => readonly (Bare<DrawStatement> | null)[],
): readonly BareDrawFinding[] {
  return parties.flatMap((party) =>
    PAYMENTS.flatMap((payment) => test(party, payment)).flatMap((bare) =>
      bare === null ? [] : [{ ...bare, firm: party.name }],
    ),
  );
}
