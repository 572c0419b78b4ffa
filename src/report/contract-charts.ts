import { html, type Html } from "../base/html.ts";
import type { Money } from "../base/money.ts";
import type { ApplicationRow } from "./report.ts";

/** Billing against the contract sum, and retainage held, over the applications that are compared; nothing for less than two. */
export function contractCharts(id: string, applications: readonly ApplicationRow[]): Html {
  const rows = applications.filter(({ aside }) => aside === null);
  if (rows.length < 2) return html``;
  const hasBilling = rows.some(({ toDate }) => toDate !== null);
  const hasRetainage = rows.some(({ retainage }) => retainage !== null);
  return html`<div class="charts">
    ${hasBilling ? billingChart(`${id}-billing`, rows) : html``}
    ${hasRetainage ? retainageChart(`${id}-retainage`, rows) : html``}
  </div>`;
}

function billingChart(id: string, rows: readonly ApplicationRow[]): Html {
  const chart = barChart({
    id,
    title: "Completed and stored to date against the contract sum",
    description: describe(
      rows,
      ({ toDate, thisPeriod, contractSum }) =>
        `${words(toDate)} to date, ${words(thisPeriod)} of it in the period, contract sum ${words(contractSum)}`,
    ),
    bars: rows.map((row) => ({
      label: labelOf(row),
      value: row.toDate,
      part: row.thisPeriod,
      limit: row.contractSum,
    })),
  });
  return html`<figure>
    <figcaption>
      Billing
      <span class="keys">
        <span class="key"
          ><svg viewBox="0 0 12 12" aria-hidden="true">
            <rect class="whole" x="1" y="1" width="10" height="10" />
          </svg>
          before</span
        >
        <span class="key"
          ><svg viewBox="0 0 12 12" aria-hidden="true">
            <rect class="part" x="1" y="1" width="10" height="10" />
          </svg>
          this period</span
        >
        <span class="key"
          ><svg viewBox="0 0 12 12" aria-hidden="true">
            <line class="limit" x1="0" x2="12" y1="6" y2="6" />
          </svg>
          contract sum</span
        >
      </span>
    </figcaption>
    ${chart}
  </figure>`;
}

function retainageChart(id: string, rows: readonly ApplicationRow[]): Html {
  const chart = barChart({
    id,
    title: "Retainage held to date",
    description: describe(rows, ({ retainage }) => words(retainage)),
    bars: rows.map((row) => ({
      label: labelOf(row),
      value: row.retainage,
      part: null,
      limit: null,
    })),
  });
  return html`<figure>
    <figcaption>Retainage held</figcaption>
    ${chart}
  </figure>`;
}

function describe(rows: readonly ApplicationRow[], say: (row: ApplicationRow) => string): string {
  return `${rows.map((row) => `Application ${labelOf(row)}: ${say(row)}.`).join(" ")} The same figures stand in the table of applications.`;
}

/** Longer numbers would run into each other below the bars. */
const LONGEST_LABEL = 7;

function labelOf({ number, periodTo }: ApplicationRow): string {
  const label = number ?? periodTo?.slice(0, LONGEST_LABEL) ?? "–";
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

function words(amount: Money | null): string {
  return amount?.toString() ?? "not printed";
}

/** A bar over its label. What is not printed has no bar. */
export interface Bar {
  readonly label: string;
  readonly value: Money | null;
  /** The last part of the value, drawn in its own look; null where there is none. */
  readonly part: Money | null;
  /** A line across the bar, such as a limit; null where there is none. */
  readonly limit: Money | null;
}

/** A drawing with the same in words. */
interface BarChart {
  /** Begins the names of its parts. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly bars: readonly Bar[];
}

/** Units of the drawing. */
const FRAME = { width: 360, height: 190, left: 74, right: 6, top: 10, bottom: 22 } as const;

/** Labels that stand beside each other below the bars. */
const MOST_LABELS = 12;

/** Bars as a drawing that grows with the page. */
export function barChart({ id, title, description, bars }: BarChart): Html {
  const scale = scaleOf(bars);
  const slot = (FRAME.width - FRAME.left - FRAME.right) / bars.length;
  const every = Math.ceil(bars.length / MOST_LABELS);
  const lines = scale.ticks.map((tick) => {
    const y = scale.y(tick);
    return html`<line
        class="tick"
        x1="${FRAME.left}"
        x2="${FRAME.width - FRAME.right}"
        y1="${y}"
        y2="${y}"
      />
      <text x="${FRAME.left - 6}" y="${short(y + 3.5)}" text-anchor="end">${grouped(tick)}</text>`;
  });
  const drawn = bars.map((bar, index) => {
    const left = FRAME.left + slot * index;
    const label =
      index % every === 0
        ? html`<text x="${short(left + slot / 2)}" y="${FRAME.height - 7}" text-anchor="middle"
            >${bar.label}</text
          >`
        : html``;
    return html`${barParts(bar, { left, slot, y: scale.y })}${label}`;
  });
  return html`<svg
    viewBox="0 0 ${FRAME.width} ${FRAME.height}"
    role="img"
    aria-labelledby="${id}-title ${id}-words"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-words">${description}</desc>
    ${lines} ${drawn}
  </svg>`;
}

interface Slot {
  readonly left: number;
  readonly slot: number;
  readonly y: (value: number) => number;
}

function barParts({ value, part, limit }: Bar, { left, slot, y }: Slot): Html {
  const width = short(Math.min(slot * 0.62, 34));
  const x = short(left + (slot - width) / 2);
  const rect = (look: string, from: number, to: number): Html => {
    const top = Math.min(y(from), y(to));
    const height = short(Math.abs(y(from) - y(to)));
    return html`<rect class="${look}" x="${x}" y="${top}" width="${width}" height="${height}" />`;
  };
  const parts: Html[] = [];
  if (value !== null) {
    const whole = sizeOf(value);
    const former = part === null ? whole : whole - sizeOf(part);
    parts.push(rect("whole", 0, former));
    if (part !== null) parts.push(rect("part", former, whole));
  }
  if (limit !== null) {
    const at = y(sizeOf(limit));
    const [from, to] = [short(left + slot * 0.04), short(left + slot * 0.96)];
    parts.push(html`<line class="limit" x1="${from}" x2="${to}" y1="${at}" y2="${at}" />`);
  }
  return html`${parts}`;
}

interface Scale {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
}

function scaleOf(bars: readonly Bar[]): Scale {
  const values = bars.flatMap(({ value, part, limit }) => {
    const sizes = [value, limit].flatMap((amount) => (amount === null ? [] : [sizeOf(amount)]));
    return value !== null && part !== null ? [...sizes, sizeOf(value) - sizeOf(part)] : sizes;
  });
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const step = roundStep((high - low) / 3);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_none, index) => (first + index) * step);
  const [bottom, top] = [first * step, Math.max(last, first + 1) * step];
  const room = FRAME.height - FRAME.top - FRAME.bottom;
  return { ticks, y: (value) => short(FRAME.top + (room * (top - value)) / (top - bottom)) };
}

/** The next larger of 1, 2, 2.5 and 5 with zeros; the smallest is one. */
function roundStep(atLeast: number): number {
  let power = 1;
  while (power * 10 <= atLeast) power *= 10;
  return [1, 2, 2.5, 5, 10].map((digit) => digit * power).find((step) => step >= atLeast) ?? power;
}

/** Only where to draw it: no figure is taken from it. */
function sizeOf(amount: Money): number {
  return Number(amount.toPlain());
}

function grouped(tick: number): string {
  return String(tick).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

function short(units: number): number {
  return Math.round(units * 10) / 10;
}
