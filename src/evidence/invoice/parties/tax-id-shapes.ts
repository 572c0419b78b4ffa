import { isIban, looksLikeTaxId } from "../head/printed-identifier.ts";

/** Tax numbers by their shape without blanks, of countries that do not mark them with letters of their own. */
const SHAPES: readonly RegExp[] = [
  // Canada, United States, India, Mexico, Brazil.
  /^\d{9}R[TCPM]\d{4}$/,
  /^\d{10}TQ\d{4}$/,
  /^\d{2}-\d{7}$/,
  /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
  /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
  /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  // Spain and Italy (persons), Sweden, Germany (tax office), New Zealand, Poland, Netherlands, Belgium, Switzerland.
  /^[A-HJ-NP-SUVW]-?\d{7}[A-J\d]$/,
  /^[XYZ\d]\d{7}-?[A-Z]$/,
  /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/,
  /^\d{6}-\d{4}$/,
  /^\d{2,3}\/\d{3,4}\/\d{4,5}$/,
  /^\d{2,3}-\d{3}-\d{3}$/,
  /^\d{3}-\d{3}-\d{2}-\d{2}$|^\d{3}-\d{2}-\d{2}-\d{3}$/,
  /^\d{9}B\d{2}$/,
  /^[01]?\d{3}\.\d{3}\.\d{3}$/,
  /^[A-Z]{2}-?\d{2}-\d{7}$/,
];

/** How surely a text is a tax number by its shape: 2 with the letters of a country, 1 for a known shape, 0 for none. */
export function taxIdShape(text: string): number {
  const plain = text.replace(/\s/g, "").toUpperCase();
  const digits = plain.replace(/\D/g, "").length;
  if (digits < 6 || digits > 16 || isIban(plain)) return 0;
  if (looksLikeTaxId(plain)) return 2;
  if (SHAPES.some((shape) => shape.test(plain))) return 1.2;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(plain) || /[.,]\d{2}$/.test(plain)) return 0;
  if (/^[A-Z]{2,5}[/-].*[/-]/.test(plain) || /\/\d{1,2}\/(?:19|20)\d\d$/.test(plain)) return 0;
  if (/^\d{8,14}$/.test(plain)) return 0.9;
  if (/^[A-Z]{0,4}[-.]?\d[\d.\-/]{6,}[A-Z]?\d*$/.test(plain) && digits >= 7) return 0.6;
  return 0;
}
