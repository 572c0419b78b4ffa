import { held, type NamedSigns } from "../../../base/odds.ts";
import { LOOK_WORDS } from "../../../paper/invoice/label-values.ts";
import { isOfTill } from "./till.ts";
import { type OwnPrint, ownPrint } from "./own-print.ts";
import { extentSigns } from "./extent-signs.ts";
import { type PartyPaper, piecesOf } from "./party-paper.ts";
import { addressesOf } from "./addresses.ts";
import { domainSigns, NO_DOMAIN, ownDomainOf } from "./domain-signs.ts";
import { isSameName, type NamePrint } from "./name-print.ts";
import { namePrints } from "./name-prints.ts";
import {
  type Captioned,
  type CaptionLook,
  type CaptionRole,
  captionsOf,
} from "./party-captions.ts";
import { isSigned, peopleSigns } from "./people-signs.ts";
import { blockSigns, bucket, nameSigns, placeSigns, zoneOf } from "./print-signs.ts";

/** Who bills and who is billed. */
export type PartyRole = "vendor" | "customer";

/** What may name a party, with all that speaks for and against it. */
export interface PartyCandidate {
  readonly print: NamePrint;
  /** The same for all prints of one name. */
  readonly key: string;
  readonly isTaught: boolean;
  /** The only party that it may name; null where it may name either. */
  readonly only: PartyRole | null;
  /** Where it stands, as a sentence. */
  readonly because: string;
  /** Named signs, each about −1 to 1. */
  readonly signs: ReadonlyMap<string, number>;
  /** Signs that it is the whole name and no more, computed where they are asked for. */
  readonly extent: () => ReadonlyMap<string, number>;
}

/** Captions without which nobody is the customer of a till, who stood before it: no envelope has its window. */
const CUSTOMERS: readonly CaptionRole[] = ["customer", "shipTo"];

/** Everything that may name whom a paper is from or for. */
export function partyCandidates(party: PartyPaper): readonly PartyCandidate[] {
  const captions = captionsOf(party);
  const prints = namePrints(party).map((print): Seen => {
    const all = captions.get(print.piece.run) ?? [];
    const isBehind = print.cut === "behind";
    const own = all.filter(({ look }) => look.startsWith("behind") === isBehind);
    const inside = isBehind ? [] : all.filter(({ look }) => look === "behind");
    return { print, captions: own, inside, roles: new Set(own.map(({ role }) => role)) };
  });
  const ofCustomers = new Set(
    prints.flatMap(({ print, roles }) => (roles.has("customer") ? [print.piece.block] : [])),
  );
  const own = ownPrint(party, ofCustomers);
  const facts = factsOf(party, prints);
  const addresses = addressesOf(party);
  const domains = new Map(prints.map(({ print }) => [print, ownDomainOf(print, party)] as const));
  const ofDomain = [...domains].filter(([, { isInside, isOutside }]) => isInside || isOutside);
  return prints.map((seen) => ({
    print: seen.print,
    key: seen.print.core,
    isTaught: false,
    only: facts.isTill && !CUSTOMERS.some((role) => seen.roles.has(role)) ? "vendor" : null,
    because: becauseOf(seen),
    signs: new Map([
      ...nameSigns(seen.print, party, own),
      ...peopleSigns(seen.print, party),
      ...blockSigns(seen.print, party),
      ...placeSigns(seen.print, party, own),
      ...captionSigns(seen),
      ...companySigns(seen, prints, facts),
      ...situationSigns(seen, own, facts),
      ...addresses.signsOf(seen.print),
      ...domainSigns(seen.print, domains.get(seen.print) ?? NO_DOMAIN, ofDomain),
    ]),
    extent: () => new Map(extentSigns(seen.print, piecesOf(seen.print.piece.block, party))),
  }));
}

const WHERE: Readonly<Record<CaptionLook, string>> = {
  ...LOOK_WORDS,
  row: "in a row below",
  "behind row": "in a row below",
};

function becauseOf({ print: { cut, piece }, captions }: Seen): string {
  const caption = captions.find(({ role }) => role !== "other");
  if (caption !== undefined)
    return `It stands ${WHERE[caption.look]} the label "${caption.printed}".`;
  if (cut === "closing") return "It stands where papers thank or are signed for their sender.";
  if (cut === "in text") return "Running text names it.";
  const isFirst = piece.block.runs[0] === piece.run && piece.block.runs.length > 1;
  return isFirst
    ? "It begins the lines of an address or a letterhead."
    : "It is a line of its own.";
}

/** A print with the captions that it stands by. */
interface Seen {
  readonly print: NamePrint;
  readonly captions: readonly Captioned[];
  /** Captions with which it begins itself. */
  readonly inside: readonly Captioned[];
  readonly roles: ReadonlySet<CaptionRole>;
}

/** What the captions of a name say. */
function captionSigns({ captions, inside }: Seen): NamedSigns {
  const begun = inside.flatMap(({ role, signs }): NamedSigns => [
    [`begins with a ${role} caption`, 1],
    ...signs.map(([name, sign]) => [`begins with a ${role} caption that ${name}`, sign] as const),
  ]);
  if (captions.length === 0) return [...begun, ["no caption", 1]];
  const by = captions.flatMap(({ role, look, nth, text, signs }): NamedSigns => {
    const where = look === "below" || look === "row" ? `${role} ${look} ${nth}` : `${role} ${look}`;
    return [
      [`${role} caption`, 1],
      [where, 1],
      [`word caption ${text}`, 1],
      ...signs.map(([name, sign]) => [`${role} caption ${look} that ${name}`, sign] as const),
    ];
  });
  return [...begun, ...by];
}

/** Prints of one name in other lines that are told apart. */
const MOST_AGAIN = 3;

/** What other prints of the same name say, and longer or shorter forms of it. */
function companySigns(
  { print, roles }: Seen,
  all: readonly Seen[],
  { signed }: PaperFacts,
): NamedSigns {
  const same = all.filter((other) => isSameName(other.print, print));
  const lines = new Set(same.map((other) => other.print.piece));
  const again = Math.min(MOST_AGAIN, lines.size - 1) / MOST_AGAIN;
  const others = same.filter((other) => other.print.piece !== print.piece);
  const isBy = (role: CaptionRole): boolean => others.some((other) => other.roles.has(role));
  const longer = same.filter((other) => other.print.text.length > print.text.length);
  return [
    ["printed again", again],
    ...held({
      "again by a customer's caption": !roles.has("customer") && isBy("customer"),
      "again by a vendor's caption": !roles.has("vendor") && isBy("vendor"),
      "again by a shipment's caption": !roles.has("shipTo") && isBy("shipTo"),
      "again by a payee's caption": !roles.has("remitTo") && isBy("remitTo"),
      "again below a farewell": others.some((other) => signed.has(other.print)),
      "again at the head": others.some((other) => isAtHead(other.print)),
      "again at the foot": others.some((other) => other.print.piece.place > 0.8),
      "again with a legal form": print.form < 1 && others.some((other) => other.print.form >= 1),
      "again on a later page": others.some((other) => other.print.piece.run.pageNumber > 1),
      "a firm in its own words": same.some(
        (other) =>
          other.print.cut === "in text" &&
          other.print.piece === print.piece &&
          other.print.text.length < print.text.length,
      ),
      "elsewhere without its first words": same.some(
        (other) =>
          other.print.core !== print.core &&
          print.core.endsWith(other.print.core) &&
          !isWithin(other.print, print),
      ),
      "longer in the same line": longer.some((other) => other.print.piece === print.piece),
      "longer elsewhere": longer.some((other) => other.print.piece !== print.piece),
      "over several lines, and elsewhere in one":
        print.lines > 1 &&
        others.some((other) => other.print.core === print.core && other.print.lines === 1),
    }),
  ];
}

/** Whether a print is part of another. */
function isWithin({ words }: NamePrint, other: NamePrint): boolean {
  const [first] = words;
  return first !== undefined && other.words.includes(first);
}

function isAtHead({ piece: { place, run } }: NamePrint): boolean {
  return run.pageNumber === 1 && place < 0.2;
}

/** What a whole paper says of its parties. */
interface PaperFacts {
  readonly hasCustomer: boolean;
  readonly hasVendor: boolean;
  readonly isTill: boolean;
  /** Whether the paper is a strip, as tills print it. */
  readonly isNarrow: boolean;
  /** Those that stand below a farewell. */
  readonly signed: ReadonlySet<NamePrint>;
}

/** A page of less width, in points, is a strip. */
const STRIP = 300;

function factsOf(party: PartyPaper, all: readonly Seen[]): PaperFacts {
  const has = (role: CaptionRole): boolean => all.some(({ roles }) => roles.has(role));
  return {
    hasCustomer: has("customer"),
    hasVendor: has("vendor"),
    isTill: isOfTill(party.paper),
    isNarrow: (party.pieces[0]?.line.page.width ?? STRIP) < STRIP,
    signed: new Set(all.flatMap(({ print }) => (isSigned(print, party) ? [print] : []))),
  };
}

/** Signs that say something together only. */
function situationSigns({ print, roles }: Seen, own: OwnPrint, facts: PaperFacts): NamedSigns {
  const { piece, form } = print;
  const zone = zoneOf(piece, own);
  const [role = "no"] = [...roles].toSorted();
  const line = bucket(piece.block.runs.indexOf(piece.run), [0, 1]);
  const paper = `${facts.hasCustomer ? "customer" : "no customer"}, ${facts.hasVendor ? "vendor" : "no vendor"}`;
  const look = form >= 0.8 ? "a firm" : "a name";
  return [
    [`${zone}, ${role} caption`, 1],
    [`${zone}, line ${line}, ${look}`, 1],
    [`${role} caption on paper with ${paper}`, 1],
    [`${zone} of paper with ${paper}`, 1],
    ...held({
      "on a strip": facts.isNarrow,
      "on a strip without a caption": facts.isNarrow && roles.size === 0,
      "at the head of a strip": facts.isNarrow && (zone === "top" || zone === "head"),
      "from a till": facts.isTill,
      "at the head of a till's": facts.isTill && zone === "top",
    }),
  ];
}
