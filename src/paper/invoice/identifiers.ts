/** Whether a text is an IBAN by its shape and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const plain = text.replace(/[\s.-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const turned = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const sign of turned) {
    const digits = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55);
    for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** VAT numbers of the European Union and its neighbours by their shape: country, then digits with perhaps letters. */
const VAT =
  /^(?:ATU\d{8}|BE[01]?\d{9}|BG\d{9,10}|CHE\d{9}(?:MWST|TVA|IVA)?|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR[A-Z0-9]{2}\d{9}|GB\d{9}(?:\d{3})?|HR\d{11}|HU\d{8}|IE\d[A-Z0-9]\d{5}[A-Z]{1,2}|IT\d{11}|LT\d{9}(?:\d{3})?|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|NO\d{9}(?:MVA)?|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|XI\d{9})$/;

/** Whether a text has the shape of a tax number of some country that marks its own: no invoice has such a number. */
export function looksLikeTaxId(text: string): boolean {
  return VAT.test(text.replace(/[\s.\-/]/g, "").toUpperCase());
}
