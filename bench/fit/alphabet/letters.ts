/** The letters of the languages of `templates/words/invoice` that have a mark, by the plain letter below it. */
export const MARKED: Readonly<Record<string, string>> = {
  a: "àáâãäåăą",
  c: "çčć",
  d: "ď",
  e: "èéêëěę",
  g: "ğ",
  i: "íìîïı",
  l: "łľ",
  n: "ñńň",
  o: "òóôõöőø",
  r: "ř",
  s: "śšş",
  t: "ťț",
  u: "ùúûüűů",
  y: "ý",
  z: "źżž",
  A: "ÀÁÂÃÄÅĂĄ",
  C: "ÇČĆ",
  D: "Ď",
  E: "ÈÉÊËĚĘ",
  G: "Ğ",
  I: "ÍÌÎÏİ",
  L: "ŁĽ",
  N: "ÑŃŇ",
  O: "ÒÓÔÕÖŐØ",
  R: "Ř",
  S: "ŚŠŞ",
  T: "ŤȚ",
  U: "ÙÚÛÜŰŮ",
  Y: "Ý",
  Z: "ŹŻŽ",
};

/** Letters without a plain letter below, and signs. */
export const OTHERS = "€£¥§ß½²³№ºª°æœÆŒ–—";

/** Letters that look the same: the one that is fitted for both. */
export const SAME: Readonly<Record<string, string>> = { ș: "ş", Ș: "Ş", ţ: "ț", Ţ: "Ț" };
