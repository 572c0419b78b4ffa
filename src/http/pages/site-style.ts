/** The style sheet at `/assets/site.css`: the colours of the pages that explain a document, ruled like a statement of account. */
export const SITE_STYLE: string = `
:root {
  --ink: #1c1e21; --quiet: #5c6370; --line: #d9dce1; --strong: #8a919c; --ground: #fff; --raised: #f5f6f8;
  --mark: #1a5fd0; --bad: #b42318; --good: #1a7f37; --glow: #ffd54a; --brand: #1a4fa8;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6e8eb; --quiet: #9aa3af; --line: #363b43; --strong: #6b7380; --ground: #15181c; --raised: #1e2227;
    --mark: #6ea8fe; --bad: #ff8a7a; --good: #5fd07e;
  }
}
@media (prefers-contrast: more) {
  :root { --quiet: var(--ink); --line: var(--strong); --strong: var(--ink); }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: break-word; }
a { color: var(--mark); text-underline-offset: .15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: 2px; }
main:focus-visible { outline: none; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h1 { font-size: 1.6rem; font-weight: 600; letter-spacing: -.01em; margin: 0; }
h2 { font-size: 1.05rem; font-weight: 600; margin: 0; }
h3 { font-size: .95rem; font-weight: 600; margin: 1.5rem 0 .4rem; }
p { margin: .6rem 0; max-width: 68ch; text-wrap: pretty; }
li { max-width: 68ch; }
code, pre { font-family: var(--mono); font-size: .86em; }
code { overflow-wrap: anywhere; }
pre { margin: .4rem 0 1rem; padding: .75rem .9rem; background: var(--raised); border-left: 3px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; }
pre code { font-size: 1em; }
ol, ul { padding-left: 1.3rem; margin: .6rem 0; }
li + li { margin-top: .3rem; }
.plain { list-style: none; padding: 0; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem .8rem; background: var(--ground); border: 1px solid var(--mark); z-index: 2; }
.skip:focus { top: .5rem; }
.quiet { color: var(--quiet); }

.top, .bottom { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .3rem 2rem; padding: .8rem 1.5rem; }
.top { border-bottom: 1px solid var(--line); }
.bottom { border-top: 1px solid var(--line); color: var(--quiet); font-size: .9rem; margin-top: 3rem; }
.bottom p { margin: 0; }
.top ul, .bottom ul { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; list-style: none; margin: 0; padding: 0; }
.top li, .bottom li { margin: 0; }
.top nav a { display: inline-block; padding: .25rem 0; color: var(--ink); text-decoration: none; }
.top nav a:hover { text-decoration: underline; }
.top nav a[aria-current] { box-shadow: 0 2px 0 var(--mark); }
.home { display: inline-flex; align-items: center; gap: .6rem; color: var(--ink); text-decoration: none; font-weight: 600; font-size: 1.05rem; letter-spacing: -.01em; }
.home svg { width: 1.7rem; height: 1.7rem; }

.sheet { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
.sheet > section { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 2.5rem; border-top: 1px solid var(--line); padding: 1.4rem 0 1.6rem; }
.sheet > section > h2 { padding-top: .1rem; }
.sheet > section > div > :first-child { margin-top: 0; }
.sheet > section > div > :last-child { margin-bottom: 0; }
.introduction { display: grid; grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr); gap: 1.5rem 3.5rem; align-items: center; padding: 2.6rem 0 2.4rem; }
.lead { font-size: 1.05rem; }
.price { border-left: 3px solid var(--glow); padding-left: .8rem; font-weight: 600; }

.crossfooted { margin: 0; }
.crossfooted table { width: 100%; border-collapse: collapse; font-size: .88rem; }
.crossfooted th, .crossfooted td { padding: .32rem .5rem; text-align: right; font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; border-bottom: 1px solid var(--line); }
.crossfooted th:first-child { text-align: left; padding-left: 0; white-space: normal; }
.crossfooted :is(th, td):last-child { border-left: 1px solid var(--strong); padding-right: .4rem; }
.crossfooted thead th { color: var(--quiet); vertical-align: bottom; border-bottom: 1px solid var(--strong); }
.crossfooted tbody tr:last-child > * { border-bottom: 1px solid var(--strong); }
.crossfooted tfoot > tr > * { border-bottom: 3px double var(--ink); font-weight: 600; }
.crossfooted tfoot td:last-child { background: var(--glow); color: #1c1e21; }
.crossfooted figcaption { color: var(--quiet); font-size: .9rem; margin-top: .7rem; text-wrap: pretty; }

.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: 1.2rem 2.5rem; }
.card h3 { margin: 0 0 .3rem; font-size: 1rem; }
.card dl, .terms { margin: 0; }
.card dl > div, .terms > div { display: grid; gap: 0 1rem; padding: .4rem 0; border-top: 1px solid var(--line); }
.card dl > div { grid-template-columns: 4.8rem minmax(0, 1fr); }
.terms > div { grid-template-columns: 15rem minmax(0, 1fr); }
.terms > div:first-child { border-top: 0; padding-top: 0; }
.card dt { color: var(--quiet); }
.terms dt { font-weight: 600; }
dd { margin: 0; max-width: 68ch; text-wrap: pretty; }
dd > ul.plain { margin: 0; }
.names code { display: inline-block; margin-right: .9rem; }

.json .key { color: var(--ink); }
.json .string { color: var(--good); }
.json .number { color: var(--mark); }
.json :is(.null, .boolean) { color: var(--bad); }

.drop { border: 1px solid var(--strong); background: var(--raised); padding: 1rem 1.2rem; }
.drop.ready { border-style: dashed; }
.drop.over { border-color: var(--mark); outline: 3px solid var(--mark); outline-offset: -1px; }
.drop p { margin: 0; }
.drop .ask { font-weight: 600; }
.drop .take { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center; margin: .6rem 0; }
.drop input { font: inherit; max-width: 100%; color: inherit; }
.hint { color: var(--quiet); font-size: .9rem; }
button, ::file-selector-button { font: inherit; padding: .35rem .9rem; border: 1px solid var(--strong); border-radius: 3px; background: var(--ground); color: var(--ink); cursor: pointer; }
.drop button { background: var(--brand); border-color: var(--brand); color: #fff; font-weight: 600; }
button:hover, ::file-selector-button:hover { border-color: var(--mark); }
button:disabled { opacity: .6; cursor: default; }
.progress { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem; margin-top: .8rem; }
.progress progress { flex: 1 1 12rem; height: .7rem; accent-color: var(--mark); }
#drop-seconds { min-width: 4rem; font-variant-numeric: tabular-nums; color: var(--quiet); }
.status-line { min-height: 1.5em; }
.status-line.bad { color: var(--bad); font-weight: 600; }
[hidden] { display: none !important; }
.sheet > section.answer { display: block; width: calc(100vw - 3rem); position: relative; left: 50%; transform: translateX(-50%); }
.answer-bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .4rem 2rem; margin-bottom: .8rem; }
.answer-bar p { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center; margin: 0; }
.answer iframe { display: block; width: 100%; height: max(30rem, 85vh); border: 1px solid var(--strong); background: var(--ground); }

.refusal { max-width: 46rem; margin: 0 auto; padding: 3rem 1.5rem; }
.refusal .status { color: var(--quiet); margin: 0 0 .3rem; }

@media (max-width: 60rem) {
  .introduction { grid-template-columns: minmax(0, 1fr); padding: 1.8rem 0; }
  .sheet > section { grid-template-columns: minmax(0, 1fr); gap: .6rem; }
  .terms > div { grid-template-columns: 11rem minmax(0, 1fr); }
}
@media (max-width: 36rem) {
  .top, .bottom, .sheet, .refusal { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.35rem; }
  .terms > div { grid-template-columns: minmax(0, 1fr); }
  .card dl > div { grid-template-columns: minmax(0, 1fr); }
  .crossfooted table { font-size: .75rem; }
  .crossfooted th, .crossfooted td { padding-left: .2rem; padding-right: .2rem; }
  .sheet > section.answer { width: calc(100vw - 2rem); }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  :root { --ink: #000; --quiet: #444; --line: #bbb; --strong: #777; --ground: #fff; --raised: #fff; --mark: #000; --good: #000; --bad: #000; }
  body { font-size: 10pt; }
  .top nav, .bottom nav, .skip, #try, #answer { display: none; }
  .sheet { max-width: none; padding: 0; }
  section, pre, .card, .terms > div { break-inside: avoid; }
  pre { border: 1px solid var(--line); }
}
`;
