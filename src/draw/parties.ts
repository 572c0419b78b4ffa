import { areOne, type ComparedName, comparedName } from "../base/firm-names.ts";
import { type CalendarDate, compareDates, dayNumber } from "../base/calendar-date.ts";
import { type Application, lineOf } from "../audit/application.ts";
import type { AuditedContract } from "../audit/audit.ts";
import { Money } from "../base/money.ts";

/** A firm of a draw by its contract: the contractor, or one that works for it or below it. */
export interface Party {
  readonly name: string;
  readonly compared: ComparedName;
  readonly contract: AuditedContract;
  /** The party that it bills; null for the contractor. */
  readonly biller: Party | null;
  /** Its application of this draw; null where it has none. */
  readonly current: Application | null;
  /** The application before, where that is among the papers. */
  readonly former: Application | null;
}

/** The parties of a draw, the contractor first, and contracts of which it is not certain that they are part of it. */
export interface Parties {
  readonly all: readonly Party[];
  readonly apart: readonly AuditedContract[];
}

/**
 * Finds the contractor, whom most others bill, and all who bill it, directly or through each other. A contract of which
 * no firm bills another of the papers stays apart: it may be of another job.
 */
export function partiesOf(contracts: readonly AuditedContract[]): Parties {
  const named = contracts.flatMap(namedContract);
  const prime = primeOf(named);
  if (prime === null) return { all: [], apart: contracts };
  const first = partyOf(prime, null, prime.end);
  const all = [first];
  const left = new Set(named.filter((one) => one !== prime));
  // Whoever joins may be billed in turn: the list grows while it is walked through, and each contract joins once.
  for (const biller of all) {
    for (const one of left) {
      if (!bills(one, biller.compared) || isOfOtherJob(one, prime)) continue;
      left.delete(one);
      all.push(partyOf(one, biller, prime.end));
    }
  }
  const taken = new Set(all.map(({ contract }) => contract));
  return { all, apart: contracts.filter((contract) => !taken.has(contract)) };
}

interface NamedContract {
  readonly contract: AuditedContract;
  readonly name: string;
  readonly compared: ComparedName;
  readonly addressee: ComparedName | null;
  readonly project: ComparedName | null;
  /** Applications that count, in their order. */
  readonly applications: readonly Application[];
  readonly end: CalendarDate | null;
}

function namedContract(contract: AuditedContract): readonly NamedContract[] {
  const { contractor, addressee, project } = contract.texts;
  const applications = contract.applications.flatMap(({ standing, application }) =>
    standing.kind === "compared" ? [application] : [],
  );
  if (contractor === null || applications.length === 0) return [];
  return [
    {
      contract,
      name: contractor,
      compared: comparedName(contractor),
      addressee: addressee === null ? null : comparedName(addressee),
      project: project === null ? null : comparedName(project),
      applications,
      end: applications.at(-1)?.document.periodTo?.value ?? null,
    },
  ];
}

/** The contract that bills none of the others and is billed by most; the largest sum where that does not tell. */
function primeOf(contracts: readonly NamedContract[]): NamedContract | null {
  const [prime] = contracts
    .filter((one) => !contracts.some((other) => other !== one && bills(one, other.compared)))
    .map((one) => ({
      one,
      below: contracts.filter((other) => other !== one && bills(other, one.compared)).length,
      sum: sumOf(one),
    }))
    .toSorted((a, b) => b.below - a.below || b.sum.compare(a.sum));
  return prime?.one ?? null;
}

function sumOf({ applications }: NamedContract): Money {
  const last = applications.at(-1);
  return (last === undefined ? null : lineOf(last, "contractSumToDate")) ?? Money.zero;
}

function bills({ addressee, compared }: NamedContract, firm: ComparedName): boolean {
  return addressee !== null && areOne(addressee, firm) && !areOne(compared, firm);
}

function isOfOtherJob(one: NamedContract, prime: NamedContract): boolean {
  return one.project !== null && prime.project !== null && !areOne(one.project, prime.project);
}

/** An application whose period ended so many days before that of the contractor is of an earlier draw. */
const A_MONTH = 31;

function partyOf(
  { contract, name, compared, applications }: NamedContract,
  biller: Party | null,
  end: CalendarDate | null,
): Party {
  const last = applications.at(-1) ?? null;
  const lastEnd = last?.document.periodTo?.value ?? null;
  const isEarlier =
    lastEnd !== null &&
    end !== null &&
    compareDates(lastEnd, end) < 0 &&
    dayNumber(end) - dayNumber(lastEnd) >= A_MONTH;
  return {
    name,
    compared,
    contract,
    biller,
    current: isEarlier ? null : last,
    former: isEarlier ? last : (applications.at(-2) ?? null),
  };
}
