import type { Run } from "../../../layout/lines.ts";
import { foldedKeys } from "../../../base/folded-words.ts";
import { type Found, sourcedText } from "../found.ts";
import { type InvoiceLabel, type InvoicePaper } from "../invoice-paper.ts";
import { isCaption, type LabelValue, startsWithLabel, valuesOf } from "../label-values.ts";
import type { InvoiceRole } from "../../invoice-template.ts";
import { type Block, blocksOf, textOf } from "./blocks.ts";
import { hasLegalForm, isAddress, isContact, isTitle, isTown } from "./name-looks.ts";
import { readTaxIds } from "./tax-ids.ts";

/** Who bills and who is billed. */
export interface PartiesReading {
  readonly vendorName: Found<string> | null;
  readonly vendorTaxId: Found<string> | null;
  readonly customerName: Found<string> | null;
  readonly customerTaxId: Found<string> | null;
}

interface NameCandidate {
  readonly text: string;
  readonly run: Run;
  readonly score: number;
  readonly because: string;
  readonly block: Block | null;
}

/** Reads vendor and customer with their tax numbers. */
export function readParties(paper: InvoicePaper): PartiesReading {
  const blocks = paper.layout.pages.slice(0, 2).flatMap(blocksOf);
  const customers = customerCandidates(paper, blocks);
  const customer = best(customers);
  const vendors = vendorCandidates(paper, blocks, customer);
  const vendor = best(vendors);
  const ids = readTaxIds(paper, customer?.block ?? null);
  return {
    vendorName: found(vendor, vendors),
    customerName: found(customer, customers),
    vendorTaxId: ids.vendor,
    customerTaxId: ids.customer,
  };
}

function best(candidates: readonly NameCandidate[]): NameCandidate | null {
  return candidates.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

function found(chosen: NameCandidate | null, all: readonly NameCandidate[]): Found<string> | null {
  if (chosen === null) return null;
  const others = all.filter(({ text }) => keyOf(text) !== keyOf(chosen.text));
  const next = Math.max(0, ...others.map(({ score }) => score));
  return {
    sourced: sourcedText(chosen.text, chosen.run.words, chosen.run.pageNumber),
    because: [chosen.because],
    margin: Math.max(0, Math.min(1, (chosen.score - next) / 2)),
    lost: others
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ text, run, because }) => ({ printed: text, pageNumber: run.pageNumber, because })),
  };
}

function keyOf(text: string): string {
  return foldedKeys(text).join(" ");
}

/** Names below or behind a caption of the role. */
function namesByRole(
  paper: InvoicePaper,
  role: InvoiceRole,
  blocks: readonly Block[],
): readonly NameCandidate[] {
  const names: NameCandidate[] = [];
  paper.lines.forEach(({ labels, line }, at) => {
    for (const label of labels) {
      if (!label.meanings.includes(`role:${role}`) || !isCaption(label)) continue;
      if (label.length === 1 && label.coverage < 0.99 && !endsWithColon(label)) continue;
      for (const value of roleValues(label, at, paper)) {
        const run = paper.lines
          .slice(at, at + 8)
          .flatMap((other) => other.line.runs)
          .find((other) => value.words.every((word) => other.words.includes(word)));
        if (run === undefined) continue;
        const name = cleanName(value.texts.join(" "));
        if (name === null || isAddress(name) || isContact(name) || /\d{4}/.test(name)) continue;
        const isLow = label.box.top > 0.6 * (paper.lines[at]?.page.height ?? 0);
        const caption = label.words.map(({ text }) => text).join(" ");
        names.push({
          text: name,
          run: { ...run, words: value.words },
          score:
            4 +
            0.3 * label.length -
            0.4 * (line.pageNumber - 1) -
            (value.look === "right" ? 0.3 : 0) -
            (isLow ? 1.2 : 0) -
            (GENERIC.test(caption) ? 0.8 : 0),
          because: `It stands ${value.look} the label "${caption}".`,
          block: blocks.find((block) => block.runs.includes(run)) ?? null,
        });
        break;
      }
    }
  });
  return names;
}

/** Words that stand before names of many kinds. */
const GENERIC = /^(?:to|from|an|von|de|a|da|van|aan|för|para|per):?$/i;

/** A caption without a colon heads an address below it; with one, what stands beside it. */
function roleValues(label: InvoiceLabel, at: number, paper: InvoicePaper): readonly LabelValue[] {
  const values = valuesOf(label, at, paper);
  return endsWithColon(label)
    ? values
    : values.toSorted((a, b) => Number(a.look === "right") - Number(b.look === "right"));
}

function endsWithColon(label: InvoiceLabel): boolean {
  return label.words.at(-1)?.text.endsWith(":") === true;
}

const SALUTATION =
  /^(?:an|a|to|att|attn|attention|herr|herrn|frau|firma|fa|mr|mrs|ms|m|mme|sr|sra|z\.? ?hd\.?|t\.? ?a\.? ?v\.?|c\/o)\.?:?$/i;

/** A name without trailing signs; null where nothing of a name is left. */
function cleanName(text: string): string | null {
  const name = text.replace(/^[\s:,;.|•·–-]+|[\s:,;|•·–-]+$/g, "");
  if (name.length < 2 || name.length > 90 || !/\p{L}{2}/u.test(name)) return null;
  return SALUTATION.test(name) ? null : name;
}

function customerCandidates(
  paper: InvoicePaper,
  blocks: readonly Block[],
): readonly NameCandidate[] {
  const labelled = namesByRole(paper, "customer", blocks);
  if (labelled.length > 0) return labelled;
  const shipped = namesByRole(paper, "shipTo", blocks).map((name) => ({
    ...name,
    score: name.score - 1.5,
  }));
  return [...shipped, ...windowNames(paper, blocks)];
}

/** The first line of an unlabelled address in the upper half, where the window of an envelope is. */
function windowNames(paper: InvoicePaper, blocks: readonly Block[]): readonly NameCandidate[] {
  const [page] = paper.layout.pages;
  if (page === undefined) return [];
  const { height } = page.page;
  return blocks.flatMap((block) => {
    const { runs, box, pageNumber } = block;
    if (pageNumber !== 1 || box.top > 0.5 * height || box.top < 0.08 * height) return [];
    if (runs.length < 2 || runs.length > 9 || !runs.slice(1).some((run) => isTown(textOf(run))))
      return [];
    if (runs.some((run) => isContact(textOf(run)))) return [];
    const first = runs.find((run) => cleanName(textOf(run)) !== null && !/[·•|]/.test(textOf(run)));
    const name = first === undefined ? null : cleanName(textOf(first));
    if (first === undefined || name === null || isTitle(name, paper.words) || isAddress(name))
      return [];
    const isAtWindow = box.top > 0.1 * height && box.top < 0.36 * height;
    return [
      {
        text: name,
        run: first,
        score: (isAtWindow ? 1.6 : 1) - (box.top < 0.08 * height ? 0.8 : 0),
        because: "It begins an address without a caption, where the window of an envelope is.",
        block,
      },
    ];
  });
}

function vendorCandidates(
  paper: InvoicePaper,
  blocks: readonly Block[],
  customer: NameCandidate | null,
): readonly NameCandidate[] {
  const named = namesByRole(paper, "vendor", blocks);
  const remit = namesByRole(paper, "remitTo", blocks).map((name) => ({
    ...name,
    score: name.score - 1.5,
  }));
  const domains = domainsOf(paper);
  const largest = Math.max(
    ...blocks.flatMap(({ runs }) => runs.map(({ glyphHeight }) => glyphHeight)),
  );
  const customerKey = customer === null ? "" : keyOf(customer.text);
  const heads = blocks.flatMap((block) =>
    block === customer?.block
      ? []
      : block.runs.flatMap((run, index) =>
          letterheadName(run, { block, index, paper, domains, largest }),
        ),
  );
  const counts = new Map<string, number>();
  for (const { text } of heads) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  return [...named, ...remit, ...heads]
    .filter(
      ({ text }) =>
        keyOf(text) !== customerKey &&
        (customerKey === "" ||
          customer === null ||
          named.length > 0 ||
          !customerKey.includes(keyOf(text))),
    )
    .map((name) => ({
      ...name,
      score: name.score + 0.4 * Math.min(2, (counts.get(keyOf(name.text)) ?? 1) - 1),
    }))
    .filter(({ score }) => score > 0.9);
}

interface HeadContext {
  readonly block: Block;
  readonly index: number;
  readonly paper: InvoicePaper;
  readonly domains: ReadonlySet<string>;
  readonly largest: number;
}

/** A run that may be the name of the firm whose paper it is. */
function letterheadName(
  run: Run,
  { block, index, paper, domains, largest }: HeadContext,
): readonly NameCandidate[] {
  const page = paper.layout.pages[run.pageNumber - 1];
  const own = paper.lines.find(({ line }) => line.runs.includes(run));
  if (page === undefined || own === undefined) return [];
  const whole = textOf(run);
  const separated = /^(.{3,60}?)\s*(?:[·•|*]|\s[-–—]\s|,\s)/.exec(whole);
  const isReturnLine = separated !== null && isTown(whole);
  const name = cleanName(isReturnLine ? (separated[1] ?? "") : whole);
  if (
    name === null ||
    isTitle(name, paper.words) ||
    isAddress(name) ||
    isContact(name) ||
    startsWithLabel(run, own)
  )
    return [];
  const words = foldedKeys(name);
  const { height } = page.page;
  const isTop = run.box.top < 0.22 * height;
  const isFoot = run.box.top > 0.86 * height;
  const isFirm = hasLegalForm(name, paper.words);
  const isInDomain = matchesDomain(words, domains);
  const hasFacts = block.runs.some((other) => isContact(textOf(other)) || isTown(textOf(other)));
  let score = 0;
  if (isFirm) score += 1.3;
  if (isInDomain) score += 1.4;
  if (isReturnLine) score += 1.2;
  if (isTop) score += 0.8;
  if (isFoot) score += 0.2;
  if (run.glyphHeight >= 0.97 * largest && isTop) score += 0.8;
  else if (isTop && run.glyphHeight > 1.3 * usualHeight(paper)) score += 0.5;
  if (isTop && index === 0) score += 0.3;
  if (index === 0 && hasFacts) score += 0.7;
  if (/\d/.test(name)) score -= 0.8;
  if (words.length > 7) score -= 0.8;
  if (words.length > 10 || (!isTop && !isFoot && !isFirm)) return [];
  if (run.pageNumber > 1) score -= 0.7;
  return [
    { text: name, run, score, because: "It stands where firms print their own name.", block },
  ];
}

function usualHeight({ lines }: InvoicePaper): number {
  const heights = lines
    .flatMap(({ line }) => line.runs.map(({ glyphHeight }) => glyphHeight))
    .toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 10;
}

const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.\p{L}{2,}/giu;
const MAIL_HOSTS = new Set([
  "gmail",
  "hotmail",
  "outlook",
  "yahoo",
  "icloud",
  "gmx",
  "web",
  "orange",
  "wanadoo",
  "free",
  "example",
]);

/** Second-level names of web and mail addresses on the paper. */
function domainsOf({ lines }: InvoicePaper): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const { line } of lines) {
    for (const { text } of line.words) {
      for (const match of text.matchAll(DOMAIN)) {
        const parts = (match[1] ?? "").toLowerCase().split(".");
        const name = parts.findLast((part) => part.length > 3) ?? parts.at(-1) ?? "";
        if (!MAIL_HOSTS.has(name)) domains.add(name.replaceAll("-", ""));
      }
    }
  }
  return domains;
}

/** Whether the words of a name make up the name of a domain, or begin it. */
function matchesDomain(words: readonly string[], domains: ReadonlySet<string>): boolean {
  const joined = words.join("");
  for (const domain of domains) {
    if (joined.length > 3 && (joined.startsWith(domain) || domain.startsWith(joined))) return true;
    const [first = ""] = words;
    if (first.length > 3 && (domain.startsWith(first) || domain.endsWith(first))) return true;
  }
  return false;
}
