import { html, type Html } from "../base/html.ts";
import type { Mark } from "../explain/marks.ts";
import { detailOf } from "../finding/check-sentences.ts";
import type { Reading } from "../reading.ts";
import { brokenName } from "./common-parts.ts";
import { counted } from "../finding/figure-words.ts";

type Checks = Reading["checks"];

/** The contract's checks and what else fails, with both sides; then the form's other arithmetic, folded. */
export function checkTables({ checks, identities }: Reading, marks: readonly Mark[]): Html {
  const failed = identities.filter(({ passed }) => passed === false);
  const others = identities.filter(({ passed }) => passed !== false);
  const told = [...checks, ...failed].toSorted((a, b) => weightOf(a) - weightOf(b));
  const held = others.filter(({ passed }) => passed === true).length;
  const folded =
    others.length === 0
      ? html``
      : html`<details>
          <summary>
            ${counted(others.length, "further identity").replace("identitys", "identities")}:
            ${held} hold, ${others.length - held} not tested
          </summary>
          ${checkTable(
            others.filter(({ passed }) => passed === true),
            null,
          )}
        </details>`;
  if (told.length === 0) return folded;
  return html`<h4>Checks</h4>
    ${checkTable(told, marks)} ${folded}`;
}

function weightOf({ passed }: Checks[number]): number {
  return passed === false ? 0 : passed === true ? 1 : 2;
}

const STATES = {
  holds: ["✓", "holds"],
  fails: ["✗", "fails"],
  untested: ["–", "not tested"],
} as const;

/** Checks line by line; with marks, their sentences and what they use, too. */
function checkTable(checks: Checks, marks: readonly Mark[] | null): Html {
  if (checks.length === 0) return html``;
  const rows = checks.map((check) => {
    const state = check.passed === null ? "untested" : check.passed ? "holds" : "fails";
    const [sign, words] = STATES[state];
    return html`<tr class="${state}">
        <th scope="row">
          <span class="state" aria-hidden="true">${sign}</span> ${brokenName(check.name)}<span
            class="unseen"
          >
            ${words}</span
          >
        </th>
        <td class="figure">${check.printed?.toString() ?? ""}</td>
        <td class="figure">${check.expected?.toString() ?? ""}</td>
        <td class="figure">${check.difference?.toString() ?? ""}</td>
      </tr>
      ${marks === null || state === "holds" ? html`` : sentenceRow(check, marks)}`;
  });
  return html`<table class="checks">
    <thead>
      <tr>
        <th scope="col">Check</th>
        <th scope="col" class="figure">Printed</th>
        <th scope="col" class="figure">Expected</th>
        <th scope="col" class="figure">Difference</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function sentenceRow(check: Checks[number], marks: readonly Mark[]): Html {
  const { figures, passed } = check;
  const used = figures.flatMap((figure) => {
    const mark = marks.find(({ path }) => path === figure);
    return mark === undefined ? [] : [html`<a href="#field-${mark.id}">${mark.label}</a>`];
  });
  const uses =
    used.length === 0 || passed === null ? html`` : html`<span class="uses">Uses ${used}</span>`;
  return html`<tr class="sentence">
    <td colspan="4">${detailOf(check)} ${uses}</td>
  </tr>`;
}
