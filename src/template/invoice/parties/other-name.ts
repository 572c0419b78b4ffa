/** What begins the other name of the firm above, not the rest of its name. */
const OTHER_NAME =
  /^(?:dba|d\/b\/a|t\/a|trading|handelend|firmierend|ehemals|formerly|vormals|div(?:ision)?\b\.?|an? (?:division|member|subsidiary|company|brand|part|trading)|une société|ein unternehmen|una (?:società|empresa)|een onderdeel|part of|member of|subsidiary)\b/i;

/** Whether a line names another firm or brand to which the one above belongs. */
export function isOtherName(text: string): boolean {
  return OTHER_NAME.test(text);
}
