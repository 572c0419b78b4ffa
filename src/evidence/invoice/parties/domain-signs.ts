import { foldedKeys } from "../../../base/folded-words.ts";
import { hasLetters } from "../../../base/letters.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import { onceFor } from "../../../base/once-for.ts";
import type { Block } from "./blocks.ts";
import { domainsOf, matchesDomain } from "./domains.ts";
import { type PartyPaper, piecesOf } from "./party-paper.ts";
import { isSameName, type NamePrint } from "./name-print.ts";

/** The names of web and mail addresses that each block prints. */
const domainsIn = onceFor((party: PartyPaper): ReadonlyMap<Block, ReadonlySet<string>> => {
  const all = new Map<Block, ReadonlySet<string>>();
  for (const block of party.blocks) {
    const domains = domainsOf(piecesOf(block, party));
    if (domains.size > 0) all.set(block, domains);
  }
  return all;
});

/** Where a name has its web or mail address. */
export interface OwnDomain {
  readonly isInside: boolean;
  readonly isOutside: boolean;
  readonly isWhole: boolean;
}

/** Of a name whose domain is not printed. */
export const NO_DOMAIN: OwnDomain = { isInside: false, isOutside: false, isWhole: false };

/** Looks for the domain of a name in its own lines, which tells whose they are, and elsewhere, which tells whose the paper is. */
export function ownDomainOf({ text, piece }: NamePrint, party: PartyPaper): OwnDomain {
  const keys = foldedKeys(text);
  let [isInside, isOutside, isWhole] = [false, false, false];
  for (const [block, domains] of domainsIn(party)) {
    if (!matchesDomain(keys, domains)) continue;
    if (block === piece.block) isInside = true;
    else isOutside = true;
    isWhole ||= domains.has(keys.filter(hasLetters).join(""));
  }
  return { isInside, isOutside, isWhole };
}

/** What the domains of a paper say of a name. */
export function domainSigns(
  print: NamePrint,
  own: OwnDomain,
  others: readonly (readonly [NamePrint, OwnDomain])[],
): NamedSigns {
  const { isInside, isOutside, isWhole } = own;
  const rivals = others.filter(([other]) => !isSameName(other, print));
  const isNone = !isInside && !isOutside;
  return held({
    "its domain in its own lines": isInside,
    "its domain in its own lines alone": isInside && !isOutside,
    "its domain outside of its lines": isOutside,
    "its domain outside of its lines alone": isOutside && !isInside,
    "all of a domain": isWhole,
    "another's domain outside of its lines": isNone && rivals.some(([, one]) => one.isOutside),
    "another's domain in its lines": isNone && rivals.some(([, one]) => one.isInside),
  });
}
