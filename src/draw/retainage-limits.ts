import { type CalendarDate, calendarDate, compareDates } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";

/** Whether a contract is with a public body. */
export type WorkKind = "private" | "public";

/** What whoever asks knows of the contract of a draw. */
export interface ContractTerms {
  /** Two capitals, such as `CA`. */
  readonly state: string;
  /** The day on which the contract of the draw was made. */
  readonly date: CalendarDate;
  readonly work: WorkKind;
}

/** How much a state lets be held back. */
export interface RetainageLimit {
  readonly state: string;
  readonly work: readonly WorkKind[];
  readonly percent: Percent;
  /** Of what: the work that is completed, or the whole contract. */
  readonly of: "work" | "contract";
  /** It holds for contracts from this sum on; null for all. */
  readonly least: Money | null;
  /** It holds for contracts from this day on; where the source gives none, from a day on which it was seen in force. */
  readonly from: CalendarDate;
  readonly statute: string;
  /** What it does not hold for, within a sentence; null where the source names nothing. */
  readonly except: string | null;
  /** Where it was read, the statute itself, a copy of it or an article about it, and when. */
  readonly source: string;
  readonly lookedUp: string;
}

const FIVE = Percent.of("5");
const LOOKED_UP = "2026-11-29";

/**
 * Limits as the source of each gives them. States of which no source was read are left out: nothing is said of them, which does
 * not mean that they have none.
 */
export const RETAINAGE_LIMITS: readonly RetainageLimit[] = [
  {
    state: "CA",
    work: ["private"],
    percent: FIVE,
    of: "work",
    least: null,
    from: { year: 2026, month: 1, day: 1 },
    statute: "Cal. Civ. Code § 8811",
    except:
      "it is a small residential building without other uses, or a bond that was asked for before the bid was not given",
    source: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202520260SB61",
    lookedUp: LOOKED_UP,
  },
  {
    state: "CO",
    work: ["private"],
    percent: FIVE,
    of: "work",
    least: Money.of("150000"),
    // Sources give the 7th to the 10th of September 2021.
    from: { year: 2021, month: 9, day: 11 },
    statute: "Colo. Rev. Stat. § 38-46-103",
    except: "it is a dwelling of up to four units",
    source:
      "https://www.volpelawllc.com/what-is-the-colorado-retainage-law-for-private-construction-contracts",
    lookedUp: LOOKED_UP,
  },
  {
    state: "MA",
    work: ["private"],
    percent: FIVE,
    of: "work",
    least: Money.of("3000000"),
    from: { year: 2014, month: 11, day: 6 },
    statute: "Mass. Gen. Laws ch. 149, § 29F",
    except: "no lien can be established on it",
    source: "https://professionalroofing.net/Articles/Rules-of-retainage--03-01-2015/3615",
    lookedUp: LOOKED_UP,
  },
  {
    state: "NV",
    work: ["public"],
    percent: FIVE,
    of: "work",
    least: null,
    from: { year: 2023, month: 7, day: 1 },
    statute: "Nev. Rev. Stat. § 338.515",
    except: null,
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/statute/nevada-revised-statutes/title-28-public-works-and-planning/chapter-338-public-works (a copy of section 338.515, current through 2023)",
    lookedUp: LOOKED_UP,
  },
  {
    state: "NY",
    work: ["private"],
    percent: FIVE,
    of: "contract",
    least: Money.of("150000"),
    from: { year: 2023, month: 11, day: 17 },
    statute: "N.Y. Gen. Bus. Law § 756-c",
    except: "it is one of those that § 756 leaves out",
    source: "https://www.nysenate.gov/legislation/laws/GBS/756-C",
    lookedUp: LOOKED_UP,
  },
  {
    state: "OR",
    work: ["private", "public"],
    percent: FIVE,
    of: "work",
    least: null,
    from: { year: 2014, month: 1, day: 1 },
    statute: "Or. Rev. Stat. § 701.420",
    except: null,
    source: "https://legiscan.com/OR/text/SB405/2013",
    lookedUp: LOOKED_UP,
  },
  {
    state: "TN",
    work: ["private", "public"],
    percent: FIVE,
    of: "contract",
    least: null,
    from: { year: 2022, month: 7, day: 1 },
    statute: "Tenn. Code § 66-34-103",
    except: null,
    source:
      "https://casetext.com/statute/tennessee-code/title-66-property/chapter-34-prompt-pay-act/part-1-general-provisions/section-66-34-103-withholding-of-retainage-violations-penalties (current through 2022)",
    lookedUp: LOOKED_UP,
  },
];

/** The limit that holds for a contract; null where none is known, or the contract is older or smaller. */
export function limitFor(
  { state, date, work }: ContractTerms,
  contractSum: Money | null,
): RetainageLimit | null {
  return (
    RETAINAGE_LIMITS.find(
      (limit) =>
        limit.state === state &&
        limit.work.includes(work) &&
        compareDates(limit.from, date) <= 0 &&
        (limit.least === null || (contractSum !== null && contractSum.compare(limit.least) >= 0)),
    ) ?? null
  );
}

/** A contract as somebody describes it. */
interface DescribedContract {
  /** Two letters, such as `CA`. */
  readonly state?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly contractDate?: string | undefined;
  readonly publicWork?: boolean | undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The terms that somebody gave, null where nothing was said, or a full sentence that says what is wrong with them. */
export function termsGiven({
  state: given,
  contractDate,
  publicWork,
}: DescribedContract): ContractTerms | string | null {
  if (given === undefined && contractDate === undefined && publicWork === undefined) return null;
  if (given === undefined || contractDate === undefined)
    return "A limit on retainage needs both the state and the day of the contract: limits hold for contracts from a day on.";
  const [state, work] = [given.toUpperCase(), publicWork === true ? "public" : "private"] as const;
  const [year = 0, month = 0, day = 0] = DAY.test(contractDate)
    ? contractDate.split("-").map(Number)
    : [];
  const date = calendarDate(year, month, day);
  if (date === null)
    return `"${contractDate}" is no day of a contract: write it as year, month and day, such as 2026-02-14.`;
  const known = RETAINAGE_LIMITS.filter((limit) => limit.work.includes(work));
  if (known.some((limit) => limit.state === state)) return { state, date, work };
  const states = known.map((limit) => limit.state).join(", ");
  return `No limit on the retainage of ${work} work in "${given}" is known here, which does not mean that there is none. Known are ${states}.`;
}
