/** The look of the report: dense and quiet, in the colours that the reader prefers. */
const SCREEN = `
:root { --ink: #1c1e21; --quiet: #5c6370; --line: #d9dce1; --strong: #8a919c; --ground: #fff; --raised: #f5f6f8; --mark: #1a5fd0; --bad: #b42318; --good: #1a7f37; --warn: #8a5a00; --soft: #c9d3e3; --glow: #ffd54a; --bad-ground: #fdf1ef; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --quiet: #9aa3af; --line: #363b43; --strong: #6b7380; --ground: #15181c; --raised: #1e2227; --mark: #6ea8fe; --bad: #ff8a7a; --good: #5fd07e; --warn: #e3b341; --soft: #46536a; --bad-ground: #2b1d1d; }
}
@media (prefers-contrast: more) { :root { --quiet: var(--ink); --line: var(--strong); --strong: var(--ink); } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; font: 14.5px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: break-word; }
header, main, footer { max-width: 84rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 1.4rem; }
footer { color: var(--quiet); font-size: .85rem; border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: .6rem; padding-bottom: 1.5rem; }
h1, h2, h3, h4 { line-height: 1.25; font-weight: 600; }
h1 { font-size: 1.45rem; letter-spacing: -.01em; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .5rem; padding-bottom: .3rem; border-bottom: 1px solid var(--strong); }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; overflow-wrap: anywhere; }
h4 { font-size: .9rem; margin: 1.1rem 0 .25rem; }
p { margin: .3rem 0; max-width: 75ch; }
header p { color: var(--quiet); margin: .15rem 0 0; }
.remark, .absent, .label { color: var(--quiet); }
.remark { font-weight: 400; font-size: .9em; }
.bad { color: var(--bad); } .good { color: var(--good); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem .8rem; background: var(--ground); border: 1px solid var(--mark); z-index: 2; }
.skip:focus { top: .5rem; }
[hidden] { display: none !important; }
a { color: var(--mark); text-underline-offset: .15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
ul { margin: .3rem 0; padding: 0; list-style: none; }
ul.plain { padding-left: 1.1rem; list-style: disc; max-width: 75ch; }

table { border-collapse: collapse; width: 100%; font-size: .9em; }
th, td { text-align: left; font-weight: 400; padding: .2rem .5rem .2rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--quiet); vertical-align: bottom; border-bottom-color: var(--strong); }
:is(th, td).figure, .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-left: .5rem; }
thead th.figure { white-space: normal; }
.figure { font-variant-numeric: tabular-nums; white-space: nowrap; }
.day, .where, .state { white-space: nowrap; }
tr.aside .state { white-space: normal; min-width: 10rem; }
.figure + :is(th, td):not(.figure, .where) { padding-left: 1rem; }
.words { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; position: relative; }
td.file { min-width: 9rem; }
.scroll table { width: auto; min-width: 100%; }
td a { text-decoration: none; } td.file a { text-decoration: underline; }
td:is(.figure, .text) a { color: inherit; }
td a:hover { text-decoration: underline; }
tr.aside :is(th, td) { color: var(--quiet); }
.total td { font-weight: 600; border-top: 1px solid var(--strong); }

.tiles { display: flex; flex-wrap: wrap; margin: .8rem 0 1rem; border: 1px solid var(--line); border-radius: 4px; overflow: hidden; }
.tiles > div { position: relative; flex: 1 1 7rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: .5rem .9rem .6rem; border-left: 1px solid var(--line); margin-left: -1px; box-shadow: 0 1px 0 var(--line); }
.tiles dd { margin: 0; font-size: 1.7rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.tiles dt { color: var(--quiet); font-size: .88rem; }
.tiles a { color: inherit; } .tiles a::after { content: ""; position: absolute; inset: 0; }
.tiles > div:has(a:hover) { background: var(--raised); }
.tiles > :is(.not-read, .send-back):not(.none) dd { color: var(--bad); }
.tiles > :is(.check, .hold):not(.none) dd { color: var(--warn); }
.tiles > :is(.pay, .in-order):not(.none) dd { color: var(--good); }
.tiles > .none dd { color: var(--quiet); font-weight: 400; }
.payments .group th { font-weight: 600; padding-top: .7rem; } .payments .file { padding-left: 1.2rem; overflow-wrap: anywhere; }
.sums { width: auto; min-width: min(100%, 48rem); }
.sums td.pay { font-weight: 600; }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.3rem; margin-top: 1rem; font-size: .92em; }

.concerns li { display: grid; grid-template-columns: minmax(9rem, 17rem) minmax(0, 1fr) minmax(5rem, auto); gap: 0 1.2rem; padding: .28rem 0; border-bottom: 1px solid var(--line); font-size: .93em; }
.concerns .file { overflow-wrap: anywhere; }
.concerns .figure { text-align: right; }
.attention h3 { border-bottom: 1px solid var(--strong); padding-bottom: .2rem; margin-bottom: 0; }

.contract { padding: .2rem 0 .8rem; }
.contract + .contract { border-top: 1px solid var(--strong); }
.charts { display: flex; flex-wrap: wrap; gap: .6rem 2.5rem; margin: .9rem 0 .4rem; }
figure { margin: 0; }
.charts figure { flex: 1 1 17rem; max-width: 27rem; }
.charts svg { display: block; width: 100%; height: auto; overflow: visible; }
.charts figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: .88em; font-weight: 600; padding-left: .1rem; }
.keys { color: var(--quiet); font-weight: 400; }
.key { margin-left: .7rem; white-space: nowrap; }
.charts .key svg { display: inline-block; width: .8em; height: .8em; vertical-align: -.06em; }
svg text { font-size: 11px; fill: var(--quiet); font-variant-numeric: tabular-nums; }
.tick { stroke: var(--line); stroke-width: 1; }
.whole { fill: var(--soft); stroke: var(--strong); stroke-width: .6; }
.part { fill: var(--mark); }
.limit { stroke: var(--ink); stroke-width: 1.8; stroke-dasharray: 4 2; }

.said li { padding: .4rem .7rem; margin: .35rem 0; background: var(--raised); border-left: 3px solid var(--strong); font-size: .93em; }
.said li.bad { border-color: var(--bad); color: inherit; }
.said.short li { padding: .15rem .6rem; background: none; margin: .1rem 0; }
.said p { margin: .1rem 0; max-width: 110ch; }
.sides { display: flex; flex-wrap: wrap; gap: .1rem 1.4rem; margin: .1rem 0; }
.sides :is(dt, dd) { display: inline; margin: 0; font-variant-numeric: tabular-nums; }
.sides dt { color: var(--quiet); margin-right: .3rem; }
.from > span { display: inline-block; max-width: 100%; margin-right: 1.1rem; }
summary { cursor: pointer; color: var(--mark); width: fit-content; padding: .1rem 0; font-size: .93em; }
.note pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0 .8rem; padding: .7rem .9rem; max-width: 46rem; background: var(--raised); border-left: 3px solid var(--line); line-height: 1.45; }
.copy { margin: .3rem 0; }
button, input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--strong); border-radius: 3px; padding: .2rem .6rem; max-width: 100%; }
button { cursor: pointer; } button:hover { border-color: var(--mark); }
#filter { display: flex; flex-wrap: wrap; gap: .5rem 1.2rem; align-items: center; margin: .5rem 0 .8rem; font-size: .93em; }

article { border-bottom: 1px solid var(--line); padding: .55rem 0 .5rem; content-visibility: auto; contain-intrinsic-size: auto 4.5rem; }
.line { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr) minmax(11rem, auto) 6.6rem; gap: 0 1.2rem; align-items: baseline; }
.line > * { margin: 0; }
.line .what { color: var(--quiet); font-size: .9em; }
.line .amount { text-align: right; font-variant-numeric: tabular-nums; font-size: .93em; }
.amount .label { font-size: .9em; margin-right: .4rem; }
.line h3 { font-size: .97rem; }
.chip { display: inline-block; font-size: .85em; white-space: nowrap; padding: .05rem .5rem; border: 1px solid currentcolor; border-radius: 1rem; }
.chip:is(.not-read, .send-back) { color: var(--bad); } .chip:is(.check, .hold) { color: var(--warn); } .chip:is(.pay, .in-order) { color: var(--good); }
article:target { box-shadow: -.6rem 0 0 var(--ground), -.8rem 0 0 var(--glow); }
.detail { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: 0 2rem; padding: .2rem 0 1.2rem; }
.rows { grid-column: 1 / -1; }
.detail > .proof > :first-child { margin-top: .4rem; }
.proof:nth-last-child(2) { grid-column: 1 / -1; max-width: 46rem; }
.fields th { width: 60%; } .fields tr:has(> .words) > th { width: 36%; }
.fields .where { text-align: right; width: 1%; padding-right: 0; }
.checks th { overflow-wrap: anywhere; } .checks th .state { display: inline-block; width: 1em; }
.checks .fails .state { color: var(--bad); } .checks .holds .state { color: var(--good); } .checks .untested .state { color: var(--quiet); }
.checks .fails > * { color: var(--bad); font-weight: 600; border-bottom: 0; } .checks .untested > * { border-bottom: 0; }
.sentence td { padding-left: 1.1rem; }
.uses { color: var(--quiet); } .uses a { margin-right: .5rem; }
tr.doubtful :is(.figure, .words), td.doubtful a { color: var(--bad); font-weight: 600; text-decoration: underline dashed; text-underline-offset: .2em; }
.confidence td:last-child { color: var(--quiet); overflow-wrap: anywhere; }
.rows td:nth-child(2) { min-width: 11rem; }

.page { margin: .4rem 0 1rem; }
.page figcaption { color: var(--quiet); font-size: .85em; text-align: center; padding-top: .2rem; }
.sheet { position: relative; border: 1px solid var(--line); background: #fff; }
.sheet img { display: block; width: 100%; height: auto; }
.sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.sheet rect { fill: rgb(31 111 235 / .07); stroke: #1f6feb; stroke-width: 1; vector-effect: non-scaling-stroke; }
.sheet .doubtful rect { fill: rgb(180 35 24 / .1); stroke: #b42318; stroke-width: 1.6; stroke-dasharray: 4 2; }
.sheet a:is(:hover, :focus-visible, .lit, :target) rect { fill: rgb(255 213 74 / .45); stroke: #8a6200; stroke-width: 2.5; }
.sheet a:focus-visible { outline: 2px solid #1a5fd0; }
tr:target, td:target, tr.lit, td.lit { background: color-mix(in srgb, var(--glow) 35%, transparent); }
@media (prefers-color-scheme: dark) { .sheet img { filter: brightness(.88); } }
`;

const NARROW = `
@media (max-width: 62rem) {
  .line { grid-template-columns: minmax(0, 1fr) minmax(0, auto) 6.6rem; }
  .line .what { grid-column: 1 / -1; grid-row: 2; }
  .line .verdict { text-align: right; }
  .detail { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 40rem) {
  header, main, footer { padding-left: 1rem; padding-right: 1rem; }
  .concerns li { grid-template-columns: minmax(0, 1fr) auto; }
  .concerns .sentence { grid-column: 1 / -1; grid-row: 2; }
  .line { grid-template-columns: minmax(0, 1fr) auto; }
  .line .what { grid-row: auto; }
  .line .amount { text-align: left; grid-row: 3; grid-column: 1 / -1; }
  .line .verdict { grid-row: 1; grid-column: 2; }
  .tiles > div { flex-basis: 33%; padding-left: .6rem; padding-right: .3rem; }
  .sums thead { display: none; }
  .sums tr { display: block; padding: .3rem 0; border-bottom: 1px solid var(--line); }
  .sums :is(th, td) { display: block; border: 0; padding: 0; text-align: left; }
  .sums td.figure { text-align: right; } .sums td.figure::before { content: attr(data-head); float: left; color: var(--quiet); font-weight: 400; }
  .payments thead { display: none; }
  .payments tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, auto); gap: 0 .8rem; padding: .3rem 0; border-bottom: 1px solid var(--line); }
  .payments :is(th, td) { border: 0; padding: 0; } .payments :is(.group th, .file) { grid-column: 1 / -1; } .payments td:empty { display: none; }
  .payments .to { grid-row: 1; } .payments .figure { grid-row: 1; grid-column: 2; } .payments .day { text-align: right; } .payments td.file { min-width: 0; padding: 0; }
  .payments [data-head]::before { content: attr(data-head) " "; color: var(--quiet); } .payments [data-head]:has(.absent) { visibility: hidden; }
  .fields th, .fields tr:has(> .words) > th { width: auto; }
  .checks tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); border-bottom: 1px solid var(--line); }
  .checks :is(th, td) { border: 0; padding-right: 0; } .checks th:first-child, .sentence td { grid-column: 1 / -1; }
  .checks tr.fails, .checks tr.untested { border: 0; }
}
`;

const PRINT = `
@page { margin: 14mm; }
@media print {
  :root { --ink: #000; --quiet: #444; --line: #bbb; --strong: #777; --ground: #fff; --raised: #fff; --mark: #000; --bad: #a01a10; --good: #0b5d22; --warn: #6b4600; --soft: #cdd5e2; color-scheme: light; }
  body { font-size: 9.5pt; }
  header, main, footer { max-width: none; padding-left: 0; padding-right: 0; }
  .skip, nav, #filter, .copy { display: none !important; }
  details:not([open]) { display: none; }
  details > summary { color: var(--quiet); list-style: none; }
  .documents > article:has(> .figures[open]) { break-before: page; }
  .documents > article { break-inside: avoid; } .documents > article:has(> details[open]) { break-inside: auto; }
  .documents > article { content-visibility: visible; border: 0; }
  .proof { columns: 2; column-gap: 8mm; }
  .proof table { font-size: 7pt; } .proof :is(th, td) { padding-top: .1rem; padding-bottom: .1rem; } thead th { overflow-wrap: normal; }
  .detail { display: block; }
  .page { break-inside: avoid; }
  .sheet { width: fit-content; margin: 0 auto; }
  .sheet img { width: auto; max-width: 100%; max-height: 22cm; filter: none; }
  h2, h3, h4, thead, .group { break-after: avoid; } .total { break-before: avoid; }
  tr, .said li, .concerns li, .charts figure, .tiles { break-inside: avoid; }
  .part { fill: #333; }
  .scroll { overflow: visible; } .scroll table { font-size: 6.5pt; } .rows td:nth-child(2) { min-width: 0; }
  .sheet rect, .whole, .part { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

export const REPORT_STYLE: string = SCREEN + NARROW + PRINT;
