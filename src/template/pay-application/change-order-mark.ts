import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";

/**
 * How a row says that it is a change order: "CO-001 - …", "Change Order No. 1 …", "PCCO 002", "SCO4".
 * The code stays part of the number where it is printed without blank or sign before the digits.
 */
const MARKED =
  /^(?:(?:approved\s+)?change\s+order|(?:owner|prime contract|subcontract)\s+change\s+order|extra\s+work\s+order|extra|change|contract\s+modification|(?:commitment|subcontract|contract)\s+change|modification|mod|amendment|ccn|p?cco|scco|sco|oco|co|ce|ewo|odc|avenant|s\.?\s?a\.|supplemental\s+agreement|pco|pci|cor|rco|rfco|cop|c\.\s?o\.?|c\/o|chg\.?(?:\s+order)?|variation(?:\s+order)?|vo|v\.\s?o\.)(?=[\s#:.\d-]|$)\s*(?:no\.?|number|#|:)?\s*/i;
const JOINED =
  /^(?:vo|pcco|scco|sco|cco|ccn|oco|co|ce|ewo|pco|pci|cor|rco|rfco|cop)[-.]?\d[\w.-]*/i;
const NUMBER = /^#?([A-Z]?\d[\w.]*(?:-\d\w*)*)/;
/** A cost code may stand before the mark: "99-9010 Change 01: Rock removal", "11. CCN 01 - …". */
const LEADING_CODE = /^(?:\d[\d.-]{3,}|\d{1,3}\.?)\s+(?=\p{L})/u;
const SEPARATOR = /^\s*[-–—:.|,/]*\s*/;

/** Splits "CO-001 - Added lighting" into its number and description. */
export function markedOrder(
  text: Sourced<string> | null,
): Pick<ListedChangeOrder, "number" | "description"> | null {
  if (text === null) return null;
  const printed = text.value.trim().replace(LEADING_CODE, "");
  const joined = JOINED.exec(printed);
  if (joined !== null) return parted(text, joined[0], printed.slice(joined[0].length));
  const marked = MARKED.exec(printed);
  if (marked === null || marked[0] === "") return null;
  const rest = printed.slice(marked[0].length);
  const code = JOINED.exec(rest);
  if (code !== null) return parted(text, code[0], rest.slice(code[0].length));
  const number = NUMBER.exec(rest);
  if (number !== null) return parted(text, number[1] ?? "", rest.slice(number[0].length));
  return /[:#]\s*$/.test(marked[0]) ? parted(text, null, rest) : null;
}

function parted(
  text: Sourced<string>,
  number: string | null,
  rest: string,
): Pick<ListedChangeOrder, "number" | "description"> {
  const description = rest.replace(SEPARATOR, "").trim();
  return {
    number: number === null ? null : { ...text, value: number.replace(/[-.]$/, "") },
    description: description === "" ? null : { ...text, value: description },
  };
}

/** Where all rows are orders, a number at the beginning is the order's: "#001 - Roof drain", "3: Paving". */
export function numberedOrder(
  text: Sourced<string> | null,
): Pick<ListedChangeOrder, "number" | "description"> | null {
  const match = /^(?:no\.?\s*|#\s*)?(\d{1,4})\s*[-–:.]\s+(.+)$/i.exec(text?.value ?? "");
  return match === null || text === null ? null : parted(text, match[1] ?? "", match[2] ?? "");
}

/** A number before the text of a row that is known to be an order: "01 / Lobby finishes", "02 Trench drain". */
export function leadingNumber(
  text: Sourced<string> | null,
): Pick<ListedChangeOrder, "number" | "description"> | null {
  const match = /^(?:no\.?\s*|#\s*)?([A-Z]{0,5}-?\d{1,5}[A-Z]?)\s*[-–:./|]?\s+(.+)$/i.exec(
    text?.value ?? "",
  );
  return match === null || text === null ? null : parted(text, match[1] ?? "", match[2] ?? "");
}
