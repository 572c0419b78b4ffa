import { hasLetters } from "../../base/letters.ts";
/** What a firm does on a job, as far as its name says. */
export type FirmTrade = "general" | "trade" | "owner" | "designer";

/** How much a text looks like the name of a firm, and what the name says of it. */
export interface FirmLook {
  /** 0 for what is none; 1 for a word of the trade; 2 for a legal form. */
  readonly certainty: number;
  /** Null where the name does not say. */
  readonly trade: FirmTrade | null;
}

const LEGAL =
  /^\S.*\s(?:inc|incorporated|llc|l\.l\.c|llp|lp|ltd|limited|co|company|corp|corporation|plc|pllc|p\.?c|pty|gmbh|ulc|s\.?a|joint venture|jv)\b\.?\s*[,.)]*$/i;

const LEGAL_INSIDE =
  /(?:,\s*(?:inc|llc|ltd|corp|lp|llp|pllc)\b|\b(?:inc|llc|corp|ltd)\.?(?=\s+(?:of|dba|d\/b\/a)\b)|\b(?:llc|inc\.|ltd\.|pllc)(?=\W|$))/i;

/** Words that only those who build whole jobs have in their names. */
const SURELY_GENERAL =
  /\bgeneral contract(?:ors?|ing)\b|\bconstruction manage(?:rs?|ment)\b|\bbuilders\b|\bbuilding (?:group|company|co|corp|partners)|masterbuilders\b|\bconstructors\b|\bdesign[- ]build\b/i;

const GENERAL =
  /\b(?:builders?|contractors?|constructors?|contracting|construction|construct|building company|building group|general|design[- ]build|cm|construction managers?|homes|remodel(?:ing|ers)|development services|construction management)\b/i;

const TRADE =
  /\b(?:electric(?:al)?|mechanical|plumb(?:ing|ers)|piping|pipe|hvac|heating|cooling|air|sheet ?metal|masonry|brick|stone|concrete|cement|steel|iron(?:works?)?|welding|erect(?:ors|ion)|fabricat(?:ors?|ion)|roofing|waterproof(?:ing|ers)|paint(?:ing|ers)|coatings?|drywall|plaster(?:ing)?|interiors?|ceilings?|floor(?:ing|s)?|tile|carpet|millwork|cabinets?|casework|woodwork(?:ing)?|carpentry|framing|lumber|glass|glazing|curtain ?wall|windows?|doors?|hardware|storefronts?|elevators?|fire protection|sprinklers?|fire|alarm|security|controls|automation|low voltage|communications?|data|telecom|excavat(?:ing|ion)|earthworks?|earth|grading|site ?works?|paving|asphalt|utilities|underground|landscap(?:e|ing)|irrigation|fenc(?:e|ing)|demolition|abatement|environmental|insulation|drilling|foundations?|piling|shoring|scaffold(?:ing)?|crane|rigging|hauling|trucking|equipment|rentals?|signs?|signage|surveying|testing|refrigeration|energy|solar|lighting|power|rebar|reinforcing|precast|formwork|cladding|rainscreen|decorating|septic|spraying|wallcovering|plastering|blinds|shades|roofs|stairs|railings?|sealants|insulators?|roofers?|plumbers?|electricians?|masons?|carpenters?|glaziers?|erectors?|fabricators?|drillers?|excavators?|pavers?|setters?|cutting|coring|siding|gutters?|stucco|exteriors|acoustics?|kitchens?|pools?|septic|wells?|supply|flatwork|boring|tunnel(?:ing)?|dewatering|marine|striping|guardrail|finishes|finishing|restoration|caulking|joint sealants|metals?|millwright|instrumentation|cabling|av|audio)\b/i;

const OWNER =
  /\b(?:bureau|administration|(?:city|county|town|village|township|borough|state|university|parish) of|department|dept|district|authority|university|college|school|schools|academy|hospital|medical|health|healthcare|clinic|church|parish|diocese|properties|property|realty|real estate|holdings?|ventures|partners|partnership|capital|investments?|developments?|developers?|hotels?|hospitality|retail|foods|stores|bank|credit union|airport|port|transit|housing|association|condominium|owners|board|council|commission|museum|library|library district|foundation|ymca|trust|estates?|apartments|residences|senior living|logistics|pharma(?:ceuticals)?|manufacturing|creamery|brewing|ministry|borough|crown|homeowners)\b/i;

const DESIGNER =
  /\b(?:architects?|architecture|architectural|engineers?|engineering|design|designs|studio|pllc|aia|planners|consultants?|consulting|surveyors)\b/i;

const FAMILY =
  /(?:&|\band\b)\s*(?:sons?|daughters?|brothers|bros|associates|company|co|partners)\b|\bbros\b|\bbrothers\b|\bassociates\b|\bgroup\b|\benterprises?\b|\bservices?\b|\bindustries\b|\bsystems?\b|\bsolutions?\b|\bworks\b|\bsupply\b|\bproducts\b|\btechnolog(?:y|ies)\b|\bspecialt(?:y|ies)\b|\bmanagement\b|\bagency\b/i;

/** Longer texts are sentences. */
const LONGEST = 80;
const MOST_WORDS = 10;

const ADDRESS =
  /^\d+[A-Za-z]?\s|\b[A-Z]{2}\s+\d{5}\b|\bP\.?\s?O\.? box\b|\bsuite \d|@|\bwww\.|\(\d{3}\)|\b\d{3}[-.]\d{3,4}\b|https?:/i;
const SENTENCE =
  /\b(?:the|this|is|are|be|will|shall|has|have|we|our|your|please|per|for|by|with|from|to|in|on|at|as|or|not|all|any|which|that|must)\b/i;

/** A person's office behind a name. */
const OFFICE =
  /\b(?:president|vice president|manager|controller|superintendent|estimator|foreman|director|officer|owner's representative|engineer in charge|principal|secretary|treasurer|executive|coordinator|accountant|administrator|pm|ceo|cfo|coo)\b/i;

/** What papers and their parts are called, and what begins a sentence or a project's name. */
const OTHER_THING =
  /\b(?:change (?:order|request|proposal|authorization)|request for|work order|(?:sub)?contract (?:no|number|sum|amount)|amendment|modification|aia document|application|invoice|quotation|authorization|proposal (?:no|submitted)|please|hereby)\b|^(?:re|attn|attention|dear|mr|mrs|ms|dr)\b/i;

const BEGINS_OTHER =
  /^(?:(?:sub)?contract|project|job|lot|phase|customer|owner|date|page|unit|suite|site|location|general contractors since)\b/i;

/** Words of parts and offices: a text of nothing else is a caption. */
const ROLE_WORDS =
  /\b(?:(?:sub|general|prime|trade|main)?-?\s?contractor|owner|engineer|architect|client|customer|vendor|supplier|contracting|officer|division|offeror|authorized|signature|signed|signer|name|title|address|and|of|the|for|by|to|from|project|construction|manager|general|company|representative|use|only|agency|city|county|date|firm|contact|accepted|approved|submitted|recommended|requested|issued|print(?:ed)?|typed?|or|a\/?e|gc|cm|pm|department|district|resident|chief|recommended|action|response|field|office|work|change|own|forces|performing|job|approve|reject|rejected|revise|resubmit|assistant|senior|chief|deputy|approval|general|instruction|variation|order|omission|addition|action|executive|trucking|subcontractors?|labor|material|equipment|services?|electrical|mechanical|plumbing|structural|concrete|masonry)\b|[^\p{L}]/giu;

/** "T. Irizarry, Assistant Engineer". */
const PERSON_WITH_OFFICE =
  /^(?:\p{Lu}\.\s?){1,3}\p{Lu}[\p{L}'’-]+(?:,.*)?$|^\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+, [\p{L} .&]*\b(?:engineer|manager|president|architect|director|inspector|administrator|estimator|superintendent|surveyor|officer|member|partner|owner|principal|pe|aia)\b/iu;

const NO_FIRM: FirmLook = { certainty: 0, trade: null };

/** Whether a text looks like the name of a firm. */
export function firmLook(text: string): FirmLook {
  const name = text.trim();
  const words = name.split(/\s+/);
  if (!isWrittenAsName(name, words) || isNoFirmsName(name)) return NO_FIRM;
  const isLegal = LEGAL.test(name) || LEGAL_INSIDE.test(name);
  if (PERSON_WITH_OFFICE.test(name) && !isLegal) return NO_FIRM;
  const trade = tradeOf(name);
  if (isLegal) return { certainty: 2, trade };
  if (OFFICE.test(name) || SENTENCE.test(withoutLinks(name))) return NO_FIRM;
  if (!isInTitleCase(words) || BEGINS_OTHER.test(name)) return NO_FIRM;
  const isNamed = trade !== null || FAMILY.test(name);
  return { certainty: isNamed && words.length > 1 ? 1 : 0, trade };
}

/** Whether a text has the length, the beginning and the signs of a name. */
function isWrittenAsName(name: string, words: readonly string[]): boolean {
  return (
    name.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    hasLetters(name) &&
    /^[\p{Lu}\d"“]/u.test(name) &&
    !/[:$#@]|_{3}|\.{4}/.test(name)
  );
}

/** Whether a text is an address, a paper, a numbered paragraph, or nothing but words of parts and offices. */
function isNoFirmsName(name: string): boolean {
  return (
    ADDRESS.test(name) ||
    OTHER_THING.test(name) ||
    /^\d{1,2}[A-Z]?\.\s/.test(name) ||
    name.replaceAll(ROLE_WORDS, "") === ""
  );
}

/** Whether a text is written as the name of a person: "Raj Brandt", "A. R. Delmonte, President"; `look` where it is known. */
export function isPerson(text: string, look?: FirmLook): boolean {
  return (
    /^(?:(?:mr|ms|mrs|dr)\.?\s)?(?:\p{Lu}[\p{L}.'’-]*\s){1,3}\p{Lu}[\p{L}'’-]+(?:,.*)?$/u.test(
      text,
    ) && (look ?? firmLook(text)).certainty === 0
  );
}

/** "of" and "and" are part of names: "City of Fallbrook", "Works on the Bay" is none. */
function withoutLinks(name: string): string {
  return name.replaceAll(/\b(?:of|and|the)\b/gi, " ");
}

/** Names are written with capitals; "roofing and flashing" is a scope. */
function isInTitleCase(words: readonly string[]): boolean {
  return words.every((word) => /^[^a-z]|^(?:of|and|the|de|la|del|dba|d\/b\/a)$/.test(word));
}

/** What a name says of its firm's work. */
export function tradeOf(name: string): FirmTrade | null {
  if (SURELY_GENERAL.test(name)) return "general";
  if (DESIGNER.test(name)) return "designer";
  if (TRADE.test(name)) return "trade";
  if (/^(?:the )?(?:city|county|town|village|state|borough|university) of\b/i.test(name))
    return "owner";
  if (GENERAL.test(name)) return "general";
  return OWNER.test(name) ? "owner" : null;
}
