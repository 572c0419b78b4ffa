/** The look of the page: quiet, in the colours that the reader prefers, and fit for paper. */
export const STYLE: string = `
:root { --ink: #1c1e21; --quiet: #5c6370; --line: #d9dce1; --ground: #fff; --raised: #f5f6f8; --mark: #1f6feb; --bad: #b42318; --good: #1a7f37; --glow: #ffd54a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --quiet: #9aa3af; --line: #363b43; --ground: #15181c; --raised: #1e2227; --mark: #6ea8fe; --bad: #ff8a7a; --good: #5fd07e; --glow: #ffd54a; }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding: 5rem 0; }
body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
header, footer { padding: 1rem 1.5rem; }
header { border-bottom: 1px solid var(--line); }
h1 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1.75rem 0 .4rem; }
h3 { font-size: .9rem; margin: 0; font-weight: 600; }
header p, footer p { margin: .2rem 0 0; color: var(--quiet); }
header .verdict { color: var(--ink); font-weight: 600; font-size: 1.1rem; }
header .verdict.pay { color: var(--good); } header .verdict.send-back { color: var(--bad); }
.reasons { margin: .2rem 0 .4rem; padding-left: 1.4rem; max-width: 70ch; }
main { display: grid; grid-template-columns: minmax(24rem, 34rem) minmax(0, 1fr); gap: 1.5rem; padding: 0 1.5rem 1.5rem; align-items: start; }
.proof { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding-right: .5rem; }
.pages { padding-top: 1.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; font-weight: normal; padding: .22rem .4rem; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--quiet); vertical-align: bottom; }
thead th.figure { white-space: normal; }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.words { overflow-wrap: anywhere; }
tr:has(> .words) > th { width: 9rem; }
.where { text-align: right; white-space: nowrap; width: 1%; }
.absent { color: var(--quiet); }
.total td { font-weight: 600; }
.scroll td:nth-child(2) { min-width: 11rem; }
.scroll { overflow-x: auto; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
a { color: var(--mark); }
td a { text-decoration: none; }
td.figure a, td.text a { color: inherit; }
td a:hover { text-decoration: underline; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
details { display: inline-block; margin-left: .5rem; font-size: .85rem; color: var(--quiet); }
details[open] { display: block; margin-left: 0; }
details ul { margin: .2rem 0; padding-left: 1.1rem; }
summary { cursor: pointer; width: max-content; }
tr.doubtful .figure, tr.doubtful .words, td.doubtful a { color: var(--bad); font-weight: 600; }
.more { display: block; margin: 0; font-size: inherit; color: inherit; }
.more > summary { color: var(--quiet); margin-bottom: .4rem; }
.checks, .warnings { list-style: none; margin: 0; padding: 0; }
.checks li, .warnings li { padding: .5rem .7rem; margin: 0 0 .5rem; background: var(--raised); border-left: 3px solid var(--line); }
.checks li.holds { border-color: var(--good); }
.checks li.fails { border-color: var(--bad); }
.holds .state { color: var(--good); }
.fails .state { color: var(--bad); }
.untested .state { color: var(--quiet); }
.checks p { margin: .2rem 0 0; font-size: .9rem; }
.checks .used { color: var(--quiet); }
.used a + a { margin-left: .6rem; }
dl { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .2rem 0 0; font-size: .9rem; }
dt { color: var(--quiet); display: inline; margin-right: .4rem; }
dd { display: inline; margin: 0; font-variant-numeric: tabular-nums; }
.page { margin: 0 0 1.5rem; }
.page figcaption { color: var(--quiet); font-size: .85rem; text-align: center; padding-top: .3rem; }
.sheet { position: relative; border: 1px solid var(--line); }
.sheet img { display: block; width: 100%; height: auto; }
.mark { position: absolute; margin: -2px; padding: 2px; box-sizing: content-box; border: 1.5px solid #1f6feb; border-radius: 2px; background: rgb(31 111 235 / .07); }
.mark.doubtful { border: 2px dashed #b42318; background: rgb(180 35 24 / .1); }
.mark:hover, .mark:focus-visible, .mark.lit, .mark:target { background: rgb(255 213 74 / .45); outline: 2px solid #b8860b; z-index: 1; mix-blend-mode: multiply; }
tr:target, td:target, tr.lit, td.lit { --quiet: var(--ink); --mark: var(--ink); --bad: var(--ink); background: color-mix(in srgb, var(--glow) 35%, transparent); }
@media (max-width: 60rem) { main { grid-template-columns: minmax(0, 1fr); } .proof { position: static; max-height: none; } }
@media print {
  body { font-size: 10pt; color: #000; background: #fff; }
  main { display: block; padding: 0; }
  .proof { position: static; max-height: none; overflow: visible; }
  .page, .checks li, tr { break-inside: avoid; }
  .page { break-before: page; }
  .sheet { width: min(100%, 23cm * var(--ratio)); margin: 0 auto; }
  .scroll { overflow: visible; }
  .scroll table { font-size: 6.5pt; }
  .scroll td:nth-child(2) { min-width: 0; }
  summary { display: none; }
  .mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

/** Lights up a field and its places together, from either side; without it the links do the same by a click. */
export const SCRIPT: string = `
(() => {
  const light = (on) => (event) => {
    const from = event.target instanceof Element ? event.target.closest("[data-field]") : null;
    if (from === null) return;
    for (const field of from.dataset.field.split(" "))
      for (const same of document.querySelectorAll('[data-field~="' + field + '"]'))
        same.classList.toggle("lit", on);
  };
  for (const [name, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]])
    document.addEventListener(name, light(on));
})();
`;
