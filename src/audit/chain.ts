import type { ApplicationStanding } from "../finding/standing-words.ts";
import type { Application } from "./application.ts";
import { inOrder } from "./application-order.ts";
import { claimsOnePlace, follows, saysTheSame } from "./same-application.ts";

/** An application of a contract and its standing. */
export interface Placed {
  readonly application: Application;
  readonly standing: ApplicationStanding<Application>;
}

/** The applications of one contract in their order. */
export interface Chain {
  /** All of them. */
  readonly placed: readonly Placed[];
  /** Those that are compared: each number once. */
  readonly links: readonly Application[];
}

const COMPARED: ApplicationStanding<Application> = { kind: "compared" };

/**
 * Orders the applications of one contract: by number, those without one by their period. Of equal papers the first
 * counts, of revisions the last, and of two papers of one number and period the one that is carried on from.
 */
export function chainOf(applications: readonly Application[]): Chain {
  const placed: Placed[] = [];
  for (const application of inOrder(applications)) {
    placed.push({ application, standing: standingOf(application, placed) });
  }
  const final = placed.map(({ application, standing }): Placed => {
    const later = standing.kind === "compared" ? revisionOf(application, placed) : null;
    return later === null
      ? { application, standing }
      : { application, standing: { kind: "superseded", instead: later } };
  });
  return {
    placed: final,
    links: final.flatMap((one) => (one.standing.kind === "compared" ? [one.application] : [])),
  };
}

function standingOf(
  application: Application,
  before: readonly Placed[],
): ApplicationStanding<Application> {
  for (const { application: other, standing } of before) {
    if (standing.kind !== "compared") continue;
    const isSameFile = other.fingerprint === application.fingerprint;
    if (isSameFile || saysTheSame(other, application))
      return { kind: "duplicate", instead: other, isSameFile };
    if (claimsOnePlace(other, application)) return { kind: "competing", instead: other };
  }
  return COMPARED;
}

/** The last revision of an application. What carries on from it, as 6B may from 6A, does not replace it. */
function revisionOf(application: Application, placed: readonly Placed[]): Application | null {
  const { ordinal } = application;
  if (ordinal === null) return null;
  const later = placed.findLast(
    ({ application: other, standing }) =>
      standing.kind === "compared" &&
      other.ordinal !== null &&
      other.ordinal.number === ordinal.number &&
      other.ordinal.revision > ordinal.revision &&
      !follows(other, application),
  );
  return later?.application ?? null;
}
