const PREFIX =
  /^(PCCO|RFCO|SCO|CCO|OCO|COR|PCO|RCO|CO|CE|APPLICATION|APP|REQ|DRAW|EST|INVOICE|NO)+(?=\d)/;

function canonical(text: string): string {
  return text
    .toUpperCase()
    .replace(/\d+/g, (digits) => String(BigInt(digits)))
    .replace(/(\d)[^A-Z0-9]+(?=\d)/g, "$1~")
    .replace(/[^A-Z0-9~]/g, "");
}

/** Whether two printed numbers name the same paper: case, punctuation, leading zeros and a known prefix do not matter. */
export function sameNumber(one: string, other: string): boolean {
  const [first, second] = [canonical(one), canonical(other)];
  if (first === "" || second === "") return false;
  if (first === second) return true;
  const [short, brief] = [first.replace(PREFIX, ""), second.replace(PREFIX, "")];
  return short === brief && (short !== first || brief !== second);
}
