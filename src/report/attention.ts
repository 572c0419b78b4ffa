import { html, type Html } from "../base/html.ts";
import { Money } from "../base/money.ts";
import { shownCertainty } from "../explain/title-words.ts";
import { sentenceCase } from "../finding/figure-words.ts";
import { fileLink } from "./common-parts.ts";
import { SURE } from "./entries.ts";
import type { Entry, FileLink, Mismatch, Report } from "./report.ts";

/** One thing that somebody is to look at. */
interface Concern {
  readonly link: FileLink;
  /** One full sentence. */
  readonly sentence: string;
  /** How many further sentences stand by the document. */
  readonly more: number;
  readonly difference: Money | null;
}

/** Concerns of one weight. */
export interface ConcernGroup {
  readonly id: string;
  readonly heading: string;
  readonly concerns: readonly Concern[];
}

/** What needs attention, the gravest first; groups without concerns are left out. */
export function attentionOf({ entries, contracts }: Report): readonly ConcernGroup[] {
  const groups: readonly ConcernGroup[] = [
    {
      id: "not-read",
      heading: "Not read",
      concerns: entries.flatMap((entry) =>
        entry.unread === null ? [] : [concernOf(entry, [entry.unread], null)],
      ),
    },
    { id: "failed-checks", heading: "Failed checks", concerns: faultConcerns(entries) },
    {
      id: "failed-comparisons",
      heading: "Failed comparisons between applications",
      concerns: mismatchConcerns(contracts.flatMap(({ mismatches }) => mismatches)),
    },
    { id: "warnings", heading: "Warnings", concerns: warningConcerns(entries) },
    { id: "low-confidence", heading: "Low confidence", concerns: unsureConcerns(entries) },
  ];
  return groups.filter(({ concerns }) => concerns.length > 0);
}

/** The largest difference first, those without one last. */
function faultConcerns(entries: readonly Entry[]): readonly Concern[] {
  return entries
    .filter(({ faults }) => faults.length > 0)
    .map((entry) => {
      const [first] = entry.faults;
      const sentences = entry.faults.map(({ detail }) => detail);
      return concernOf(entry, sentences, first?.difference ?? null);
    })
    .toSorted(bySize);
}

const WEIGHTS = { high: 0, medium: 1, low: 2 } as const;

function mismatchConcerns(mismatches: readonly Mismatch[]): readonly Concern[] {
  return mismatches
    .map((mismatch) => {
      const { places, detail, difference, severity } = mismatch;
      const link = places[0]?.link ?? { file: "", id: null };
      return { weight: WEIGHTS[severity], link, sentence: detail, more: 0, difference };
    })
    .toSorted((a, b) => a.weight - b.weight || bySize(a, b));
}

/** Those whose own figures are in order: what else fails is said before. */
function warningConcerns(entries: readonly Entry[]): readonly Concern[] {
  return entries.flatMap((entry) => {
    const { faults, verdict } = entry;
    const sentences = doubtsOf(entry);
    if (faults.length > 0 || sentences.length === 0 || verdict === "aside") return [];
    return [concernOf(entry, sentences, null)];
  });
}

/** Its warnings, and why it was not compared although it is no copy. */
function doubtsOf({ aside, warnings }: Entry): readonly string[] {
  return aside === null ? warnings : [`${sentenceCase(aside)}.`, ...warnings];
}

function unsureConcerns(entries: readonly Entry[]): readonly Concern[] {
  return entries.flatMap((entry) => {
    const { verdict, faults, confidence } = entry;
    const isTold = faults.length + doubtsOf(entry).length > 0 || verdict === "aside";
    if (confidence === null || confidence >= SURE || isTold) return [];
    const sentence = `Read with a confidence of ${shownCertainty(confidence)}: compare it with the document.`;
    return [concernOf(entry, [sentence], null)];
  });
}

function concernOf(
  { id, file }: Entry,
  [sentence = "", ...others]: readonly string[],
  difference: Money | null,
): Concern {
  return { link: { id, file }, sentence, more: others.length, difference };
}

function bySize(a: Concern, b: Concern): number {
  const size = ({ difference }: Concern): Money => difference?.absolute() ?? Money.zero;
  return size(b).compare(size(a));
}

/** What needs attention, the gravest first, each with a link to its document. */
export function attentionSection({ notices }: Report, groups: readonly ConcernGroup[]): Html {
  const nothing = html`<p>Nothing: every input was read, and all that can be checked holds.</p>`;
  return html`<section aria-labelledby="attention" class="attention">
    <h2 id="attention">Needs attention</h2>
    ${groups.length === 0 ? nothing : groups.map(groupPart)} ${noticeList(notices)}
  </section>`;
}

function groupPart({ id, heading, concerns }: ConcernGroup): Html {
  return html`<h3 id="${id}">${heading} <span class="remark">${concerns.length}</span></h3>
    <ul class="concerns">
      ${concerns.map(concernItem)}
    </ul>`;
}

function concernItem({ link, sentence, more, difference }: Concern): Html {
  const rest = more === 0 ? html`` : html` <span class="remark">And ${more} more.</span>`;
  const gap =
    difference === null
      ? html``
      : html`<span class="figure"
          ><span class="unseen">Difference</span> ${difference.toString()}</span
        >`;
  return html`<li>
    <span class="file">${fileLink(link)}</span>
    <span class="sentence">${sentence}${rest}</span> ${gap}
  </li>`;
}

function noticeList(notices: readonly string[]): Html {
  if (notices.length === 0) return html``;
  return html`<h3>Not compared</h3>
    <ul class="plain">
      ${notices.map((notice) => html`<li>${notice}</li>`)}
    </ul>`;
}
