import { readDate } from "../../read-value.ts";
import { firmLook, isOtherThing, isPerson } from "../firm.ts";

/** Longer texts are cut at the end of a sentence. */
const LONGEST = 240;

/** What else a title calls the paper. */
export const PAPER: RegExp =
  /^(?:back-?\s?charge|summary|form|request|proposal|cost (?:sheet|breakdown|summary)|price breakdown|pricing|tag summary|approved|draft|standard form)$/i;

/** A line that ends in an amount is one of a table. */
export const AMOUNT: RegExp = /^[($-]*[\d,]+\.\d\d[)-]*$/;

/** Whether a text can say what changes: two words at least, and no place, number or line to write on. */
export function isDescription(text: string): boolean {
  const amounts = text.match(/\$\s?\d[\d,]*/g) ?? [];
  if (
    PLACE.test(text) ||
    /\bour (?:job|project)\b/i.test(text) ||
    POST.test(text) ||
    amounts.length > 1
  )
    return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return (
    words.length >= 2 &&
    !/_{4}|@|\.{5}|(?:\. ){4}/.test(text) &&
    /[\p{L}\d]/u.test(text.slice(0, 2))
  );
}

/** Whether a text of the body is none of what forms and letters say of themselves. */
export function isBodyText(text: string): boolean {
  return (
    !FORM_SENTENCE.test(text) &&
    !/\b(?:contract|agreement|form)$|\bsince \d{4}\b|\(firm name\)/i.test(text) &&
    !/^[\p{L} .'’-]{2,20},$/u.test(text) &&
    !ADDRESS.test(text) &&
    !text.endsWith(":") &&
    !(text === text.toUpperCase() && text.split(" ").length > 6) &&
    firmLook(text).certainty === 0 &&
    !isPerson(text) &&
    !isOtherThing(text) &&
    readDate(text, "month-first") === null
  );
}

/** A long text up to the end of a sentence. */
export function cut(text: string): string {
  if (text.length <= LONGEST) return text.replace(/[\s.,;:–—-]+$/, "");
  const end = text.slice(0, LONGEST).search(/[.;](?=\s[^.;]*$)/);
  const at = end > 40 ? end : text.lastIndexOf(" ", LONGEST);
  return text.slice(0, at).replace(/[\s.,;:–—-]+$/, "");
}

/** How sentences of forms and letters begin that say nothing of the change. */
const FORM_SENTENCE =
  /^(?:\(|and |authoriz\w*|sign |acknowledge|board of|agenda|vice |president|percent |the (?:new )?date|completion|(?:revised|previous|original|new|adjusted) (?:sub-?)?(?:contract|price|sum|amount|total|change|p\.?o|purchase|commitment)|programme|description of|your job|organized|total\b|sub-?total\b|net\b|agreed value|amount\b|sum of|overhead|profit|(?:prime|direct|sell(?:ing)?|net|unit) (?:cost|price)|sales tax|tax\b|labor\b|materials?\b|line items|\d{1,2}[A-Z]?\.\s|dear|attn|attention|gentlemen|ladies|to whom|to:?\s|please|we\b|i\b|thank|sincerely|all (?:other|terms|trade)|this\b|the (?:sub-?)?contract|the undersigned|the parties|the above|note|terms|not valid|by signing|in accordance|if\b|upon|copy|cc\b|copies|phone|tel|fax|www|http|license|printed|generated|you are|your|sent:|from:|date:?\s|dated|re:|subject|1 message|attachments?\b|enclosed|page \d|time:|schedule|submitted|signed|signature|authorized|accepted|approved|not included|exclu\w*|clarif\w*|qualif\w*|time (?:extension|of completion)|the owner and|back-?\s?charge for$|days?\b|change orders? previously|previous(?:ly)?\b|agreed|recommended|in witness|whereas|no\.\s|for .{0,40} use only|price (?:is )?good|price valid|valid|hi\b|hello|good (?:morning|afternoon)|attached|per your request|contract(?:or)?:|owner:|sub)\b/i;

const ADDRESS =
  /^ABN\b|\b[A-Z]{2,3} \d{4}$|\b[A-Z][a-z]+\.? \d{5}\b|\b[A-Z]{2}\.?,?\s+\d{5}\b|\(\d{3}\)|\b\d{3}[-.]\d{3}[-.]\d{4}\b|•|·/;

/** The post that somebody holds, perhaps behind the name: "Ann Lee, Project Manager". */
const POST =
  /^(?:[\p{L}.'’ -]{3,30},\s*)?(?:(?:senior|sr\.?|assistant|asst\.?|deputy|executive|general|vice|co-?)\s+)*(?:project|construction|field|office|operations?|contracts?|facilit(?:y|ies)|purchasing|procurement|program|managing|cost|quantity|site|chief)?\s*(?:managers?|president|executive|engineer|director|superintendent|principal|owner|partner|member|estimator|secretary|treasurer|controller|coordinator|administrator|surveyor|officer|foreman|vp|v\.p\.|ceo|cfo|coo)(?:\s+of\s+[\p{L} ]+|\s+(?:operations|construction|finance))?$/iu;

/** A street, a box or a list of numbers is no description. */
const PLACE =
  /^\d+\s+[\p{L}. ]{3,40}\b(?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|court|ct|pkwy|hwy|place|pl|square|sq)\b\.?|^p\.?\s?o\.? box\b|^(?:\W*[A-Z]{2,5}\s?#?\d+\w*\W*)+$|^no\.\s/iu;
