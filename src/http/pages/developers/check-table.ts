import { html, type Html } from "../../../base/html.ts";
import type { ToldCheck } from "../../../wire/service/description.ts";

/** Checks by name with what they verify. */
export function checkTable(checks: readonly ToldCheck[]): Html {
  return html`<dl class="members">
    ${checks.map(
      ({ name, verifies }) =>
        html`<div>
          <dt><code>${name}</code></dt>
          <dd>${verifies}</dd>
        </div>`,
    )}
  </dl>`;
}
