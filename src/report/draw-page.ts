import { failedFindings, weightiestFailures } from "../audit/audit-check.ts";
import { failuresThatCount } from "../audit/audit.ts";
import { isoDate } from "../base/calendar-date.ts";
import { html, Html } from "../base/html.ts";
import type { Draw } from "../draw/draw.ts";
import { type FirmLine, firmLine } from "../draw/firm-line.ts";
import { amountOf } from "../draw/waivers.ts";
import { auditDetail } from "../finding/audit-sentences.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { contractWords, placeWords } from "../finding/contract-names.ts";
import { drawDetail, drawRemedy, openPoints } from "../finding/draw-sentences.ts";
import { apartWords, FUNDABLE_WORDS, otherPaperWords } from "../finding/draw-words.ts";
import { counted } from "../finding/figure-words.ts";
import { VERSION } from "../wire/version.ts";
import { amountText, brokenName, noteBox } from "./common-parts.ts";
import { pagePolicy } from "./report-page.ts";
import { REPORT_SCRIPT } from "./report-script.ts";
import { REPORT_STYLE } from "./report-style.ts";

/** A letter to a firm, ready to be sent. */
export interface DrawLetter {
  readonly firm: string;
  readonly text: string;
}

/** One page about a draw: whether it can be funded, every firm in a line, what fails, what is open, and a letter for each firm. */
export function drawPage(draw: Draw, letters: readonly DrawLetter[]): string {
  const { parties } = draw;
  const [first] = parties;
  const title = first === undefined ? "A draw" : contractWords(first.party.contract);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${pagePolicy()}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · crossfoot</title>
        ${new Html(`<style>${REPORT_STYLE}</style>`)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${countWords(draw)}</p>
        </header>
        <main>
          ${answerSection(draw)} ${firmsSection(draw)} ${failuresSection(draw)}
          ${lettersSection(letters)} ${openSection(draw)} ${othersSection(draw)}
        </main>
        <footer>
          <p>
            crossfoot ${VERSION}. Read by a program: compare with the documents before relying on
            it.
          </p>
        </footer>
        ${new Html(`<script>${REPORT_SCRIPT}</script>`)}
      </body>
    </html> `.text;
}

function countWords({ parties, findings }: Draw): string {
  const tested = findings.filter(({ passed }) => passed !== null);
  const held = tested.filter(({ passed }) => passed === true).length;
  return `${counted(parties.length, "firm")}. Comparisons that hold: ${held} of ${tested.length}.`;
}

const LOOKS = { yes: "good", look: "", no: "bad" } as const;

function answerSection({ fundable, parties: [first] }: Draw): Html {
  if (first === undefined)
    return html`<p>No pay application was found: there is nothing to compare.</p>`;
  const { current } = first.party;
  const number = current?.document.applicationNumber?.value ?? null;
  const due = amountOf(first.party, "this");
  return html`<section aria-labelledby="answer">
    <h2 id="answer">Can it be funded?</h2>
    <p><strong class="${LOOKS[fundable]}">${FUNDABLE_WORDS[fundable]}</strong></p>
    <p>
      ${number === null ? "The application" : `Application ${number}`} asks for ${amountText(due)}.
    </p>
  </section>`;
}

function firmsSection({ parties, findings }: Draw): Html {
  if (parties.length === 0) return html``;
  return html`<section aria-labelledby="firms">
    <h2 id="firms">Firms</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Firm</th>
            <th scope="col">No.</th>
            <th scope="col">Period to</th>
            <th scope="col" class="figure">Payment due</th>
            <th scope="col" class="figure">Waiver of this payment</th>
            <th scope="col" class="figure">Waiver of the last</th>
            <th scope="col" class="figure">Failed</th>
            <th scope="col">Application</th>
          </tr>
        </thead>
        <tbody>
          ${parties.map((drawn) => firmRow(firmLine(drawn, findings)))}
        </tbody>
      </table>
    </div>
  </section>`;
}

function firmRow(firm: FirmLine): Html {
  const { name, periodTo, failed, file } = firm;
  return html`<tr>
    <th scope="row">${firm.bills === null ? html`<strong>${name}</strong>` : name}</th>
    <td>${firm.number ?? "–"}</td>
    <td class="day">${periodTo === null ? "–" : isoDate(periodTo)}</td>
    <td class="figure">${amountText(firm.due)}</td>
    <td class="figure">${amountText(firm.waivedThis)}</td>
    <td class="figure">${amountText(firm.waivedLast)}</td>
    <td class="figure">${failed === 0 ? "–" : html`<span class="bad">✗ ${failed}</span>`}</td>
    <td class="file">${file === null ? "–" : brokenName(file)}</td>
  </tr>`;
}

function failuresSection({ findings, parties }: Draw): Html {
  const own = weightiestFailures(findings).map((finding) =>
    said("bad", "✗", drawDetail(finding), [placeWords(finding.places), drawRemedy(finding) ?? ""]),
  );
  const months = parties.flatMap(({ party: { contract } }) => [
    ...failedFindings(contract).map((finding) =>
      said("bad", "✗", auditDetail(finding), [placeWords(finding.places)]),
    ),
    ...contract.applications.flatMap((audited) =>
      failuresThatCount(audited).map((failure) =>
        said("bad", "✗", detailOf(failure), [audited.application.file]),
      ),
    ),
  ]);
  return listSection("failures", "What does not agree", [...own, ...months]);
}

function openSection({ findings }: Draw): Html {
  const points = openPoints(findings).map(({ detail, places }) =>
    said("", "–", detail, [placeWords(places)]),
  );
  return listSection("open", "What could not be compared", points);
}

function othersSection({ apart, others, refused }: Draw): Html {
  const items = [
    ...apartWords(apart).map((words) => said("", "!", words)),
    ...others.map((other) => said("", "!", otherPaperWords(other))),
    ...refused.map(({ file, message }) => said("bad", "✗", `${file}: ${message}`)),
  ];
  return listSection("others", "Other papers", items);
}

function lettersSection(letters: readonly DrawLetter[]): Html {
  if (letters.length === 0) return html``;
  const boxes = letters.map(
    ({ firm, text }, index) =>
      html`<h3>${firm}</h3>
        ${noteBox(`letter-${index + 1}`, firm, { verdict: "send-back", text })}`,
  );
  return html`<section aria-labelledby="letters">
    <h2 id="letters">Letters</h2>
    ${boxes}
  </section>`;
}

function listSection(id: string, heading: string, items: readonly Html[]): Html {
  if (items.length === 0) return html``;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    <ul class="said short">
      ${items}
    </ul>
  </section>`;
}

function said(look: string, sign: string, text: string, remarks: readonly string[] = []): Html {
  const behind = remarks
    .filter((remark) => remark !== "")
    .map((remark) => html`<br /><span class="remark">${remark}</span>`);
  return html`<li class="${look}">
    <span class="${look}" aria-hidden="true">${sign}</span> ${text}${behind}
  </li>`;
}
