import { centreX, centreY } from "../../../base/box.ts";
import { type Found, sourcedText } from "../found.ts";
import { isIban, looksLikeTaxId } from "../identifiers.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import { valuesOf } from "../label-values.ts";
import { OWN_WORTH } from "../vendor/own-labels.ts";
import type { Word } from "../../../page/page.ts";
import type { Block } from "./blocks.ts";

/** The tax numbers of both parties. */
interface TaxIds {
  readonly vendor: Found<string> | null;
  readonly customer: Found<string> | null;
}

interface IdCandidate {
  readonly text: string;
  readonly words: readonly Word[];
  readonly pageNumber: number;
  readonly owner: "vendor" | "customer" | null;
  readonly score: number;
}

const LABELS = ["vendorTaxId", "customerTaxId", "taxId"] as const;
const PART = /^[:#]?[A-Z]{0,4}[-.]?[\dA-Z./-]*\d[\dA-Z./-]*[,;.)]?$/i;
const COUNTRY = /^[A-Z]{2,3}$/;
const MOST_PARTS = 6;

/** Reads the tax numbers that stand by labels, and gives each to the party in whose block it stands. */
export function readTaxIds(paper: InvoicePaper, customer: Block | null): TaxIds {
  const candidates: IdCandidate[] = [];
  paper.lines.forEach(({ labels }, at) => {
    for (const label of labels) {
      const meaning = LABELS.find((name) => label.meanings.includes(`head:${name}`));
      if (meaning === undefined) continue;
      for (const value of valuesOf(label, at, paper)) {
        const id = idIn(value.texts);
        if (id === null) continue;
        const words = value.words.slice(id.begin, id.end);
        const owner =
          meaning === "customerTaxId" ? "customer" : meaning === "vendorTaxId" ? "vendor" : null;
        candidates.push({
          text: id.text,
          words,
          pageNumber: value.pageNumber,
          owner: owner ?? (isWithin(words, value.pageNumber, customer) ? "customer" : null),
          score:
            1 +
            0.2 * label.length +
            (looksLikeTaxId(id.text) ? 1 : 0) +
            (meaning === "taxId" ? 0 : 0.5) -
            0.2 * (value.pageNumber - 1) +
            (label.own === undefined ? 0 : OWN_WORTH),
        });
        break;
      }
    }
  });
  const customers = candidates.filter(({ owner }) => owner === "customer");
  const vendors = candidates.filter(
    ({ owner, text }) => owner !== "customer" && !customers.some((other) => other.text === text),
  );
  return { vendor: best(vendors), customer: best(customers) };
}

function best(candidates: readonly IdCandidate[]): Found<string> | null {
  const [first, second] = candidates.toSorted((a, b) => b.score - a.score);
  if (first === undefined) return null;
  return {
    sourced: sourcedText(first.text, first.words, first.pageNumber),
    because: ["It stands by a label of tax numbers."],
    margin: second === undefined ? 1 : Math.min(1, first.score - second.score + 0.2),
    lost: [],
  };
}

function isWithin(words: readonly Word[], pageNumber: number, block: Block | null): boolean {
  const [first] = words;
  if (block === null || first === undefined || block.pageNumber !== pageNumber) return false;
  const [x, y] = [centreX(first.box), centreY(first.box)];
  const { left, right, top, bottom } = block.box;
  const height = first.glyphHeight;
  return (
    x > left - 2 * height && x < right + 12 * height && y > top - height && y < bottom + 3 * height
  );
}

function idIn(
  texts: readonly string[],
): { readonly text: string; readonly begin: number; readonly end: number } | null {
  let begin = 0;
  while (
    begin < 3 &&
    begin < texts.length &&
    !PART.test(texts[begin] ?? "") &&
    !COUNTRY.test(texts[begin] ?? "")
  )
    begin += 1;
  let end = begin;
  while (
    end < texts.length &&
    end - begin < MOST_PARTS &&
    (PART.test(texts[end] ?? "") || (end === begin && COUNTRY.test(texts[end] ?? "")))
  ) {
    end += 1;
    if (/[,;)]$/.test(texts[end - 1] ?? "")) break;
  }
  const text = texts
    .slice(begin, end)
    .join(" ")
    .replace(/^[:#]+|[,;.)]+$/g, "");
  const digits = text.replace(/\D/g, "").length;
  if (digits < 5 || digits > 18 || isIban(text)) return null;
  return { text, begin, end };
}
