/** ISO 4217 codes that are read when they are printed as such. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  "EUR USD CAD AUD NZD GBP CHF DEM FRF ITL ESP NLG ATS BEF DKK SEK NOK ISK PLN CZK HUF RON BGN HRK TRY INR SGD MYR IDR ZAR MXN BRL ARS CLP COP PEN UYU JPY CNY HKD TWD THB PHP AED SAR ILS KES NGN RUB UAH VND KRW PKR LKR BDT EGP MAD TND".split(
    " ",
  ),
);

/** Signs with one owner, in small letters, and the ISO 4217 code of that. */
export const SIGN_OWNERS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₩": "KRW",
  "₱": "PHP",
  "฿": "THB",
  "₫": "VND",
  zł: "PLN",
  kč: "CZK",
  ft: "HUF",
  lei: "RON",
  r: "ZAR",
  rm: "MYR",
  rp: "IDR",
  "rp.": "IDR",
  "fr.": "CHF",
  "sfr.": "CHF",
  us$: "USD",
  ca$: "CAD",
  c$: "CAD",
  au$: "AUD",
  a$: "AUD",
  nz$: "NZD",
  hk$: "HKD",
  sg$: "SGD",
  s$: "SGD",
  r$: "BRL",
  mx$: "MXN",
};

/** The ISO 4217 code that is printed with an amount, or whose sign is; null where a sign has several owners, as the dollar's. */
export function currencyWith(printed: string): string | null {
  const mark = printed.replaceAll(/[\d\s.,()+-]+/g, "");
  const code = mark.toUpperCase();
  return CURRENCY_CODES.has(code) ? code : (SIGN_OWNERS[mark.toLowerCase()] ?? null);
}
