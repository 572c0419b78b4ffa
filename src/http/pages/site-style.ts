/** The style sheet at `/assets/site.css`: the colours of the pages that explain a document, ruled like a statement of account. */
export const SITE_STYLE: string = `
:root {
  --ink: #1c1e21; --quiet: #5c6370; --line: #d9dce1; --strong: #8a919c; --ground: #fff; --raised: #f5f6f8;
  --mark: #1a5fd0; --bad: #b42318; --good: #1a7f37; --glow: #ffd54a; --brand: #1a4fa8;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
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
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: break-word; }
a { color: var(--mark); text-underline-offset: .15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: 2px; }
main { flex: 1 0 auto; width: 100%; }
main:focus-visible { outline: none; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h1 { font-size: 1.6rem; font-weight: 600; letter-spacing: -.01em; margin: 0; }
h2 { font-size: 1.05rem; font-weight: 600; margin: 0; }
h3 { font-size: .95rem; font-weight: 600; margin: 1.5rem 0 .4rem; }
p { margin: .6rem 0; max-width: 68ch; text-wrap: pretty; }
li { max-width: 68ch; }
code, pre { font-family: var(--mono); font-size: .86em; }
code { overflow-wrap: anywhere; }
:is(ol, ul:not(.plain)) > li > code { white-space: nowrap; }
pre { margin: .4rem 0 1rem; padding: .75rem .9rem; background: var(--raised); border-left: 3px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; }
pre code { font-size: 1em; }
ol, ul { padding-left: 1.3rem; margin: .6rem 0; }
li + li { margin-top: .3rem; }
.plain { list-style: none; padding: 0; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem .8rem; background: var(--ground); border: 1px solid var(--mark); z-index: 2; }
.skip:focus { top: .5rem; }
.quiet { color: var(--quiet); }

.top, .bottom { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .3rem 2rem; padding: .8rem max(1.5rem, calc((100% - 76rem) / 2 + 1.5rem)); }
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

.cards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2.5rem; }
.card, .card dl { display: grid; grid-row: span 7; grid-template-rows: subgrid; }
.card dl { grid-row: span 6; }
.card h3 { margin: 0 0 .3rem; font-size: 1rem; }
.card dl, .terms { margin: 0; }
ol + .terms { margin-top: 1rem; }
.card dl > div, .terms > div { display: grid; gap: 0 1rem; padding: .4rem 0; border-top: 1px solid var(--line); }
.card dl > div { grid-template-columns: 4.8rem minmax(0, 1fr); }
.terms > div { grid-template-columns: 15rem minmax(0, 1fr); }
.terms > div:first-child { border-top: 0; padding-top: 0; }
.card dt { color: var(--quiet); }
.terms dt { font-weight: 600; }
dd { margin: 0; max-width: 68ch; text-wrap: pretty; }
dd > ul.plain { margin: 0; }
.names code { display: inline-block; margin-right: .9rem; }

.json .key { word-break: break-all; }
.json .string { color: var(--good); }
.json :is(.number, .boolean) { color: var(--mark); }
.json .null { color: var(--quiet); font-style: italic; }
.json .line { --hang: calc(var(--deep, 0) * 1ch + 4ch); display: block; padding-left: var(--hang); text-indent: calc(-1 * var(--hang)); }
.deep-1 { --deep: 2; } .deep-2 { --deep: 4; } .deep-3 { --deep: 6; } .deep-4 { --deep: 8; } .deep-5 { --deep: 10; } .deep-6 { --deep: 12; }

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
.sheet > section.answer { display: block; width: calc(100vw - 3rem); margin-left: calc((100% - 100vw) / 2 + 1.5rem); }
.answer-bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .4rem 2rem; margin-bottom: .8rem; }
.answer-bar p { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center; margin: 0; }
.answer iframe { display: block; width: 100%; height: max(30rem, 85vh); border: 1px solid var(--strong); background: var(--ground); }

.opening { padding: 2.2rem 0 1.4rem; }
.opening .lead { margin-bottom: 0; }

.manual { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 0 3rem; max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; align-items: start; }
.manual > .opening { grid-column: 1 / -1; }
.contents { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; font-size: .88rem; padding: .2rem 0 1rem; scrollbar-width: thin; }
.contents ul { list-style: none; margin: 0 0 .6rem; padding: 0; }
.contents li + li { margin: 0; }
.contents p { margin: .8rem 0 .1rem; font-weight: 600; }
.contents a { display: block; padding: .16rem 0; color: var(--quiet); text-decoration: none; }
.contents p a { color: var(--ink); }
.contents a:hover { color: var(--ink); text-decoration: underline; }
.method { font-size: .72rem; font-weight: 600; letter-spacing: .04em; color: var(--quiet); border: 1px solid var(--line); border-radius: 3px; padding: .05rem .3rem; vertical-align: .08em; }
.text > section { padding: 0 0 1rem; }
.text > section + section { border-top: 1px solid var(--line); padding-top: 1.4rem; }
.text h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
.text h2 + h3 { margin-top: .8rem; }
h4 { font-size: .9rem; font-weight: 600; margin: 1.2rem 0 .3rem; }
.operation, .schema { padding: .4rem 0 1rem; }
.operation + .operation, .schema + .schema { border-top: 1px solid var(--line); padding-top: .8rem; }
:is(.operation, .schema) h3 { font-size: 1rem; margin: .5rem 0; }
:is(.operation, .schema) h3 a, .members dt a { color: inherit; text-decoration: none; }
:is(.operation, .schema) h3 a:hover, .members dt a:hover { text-decoration: underline; }
h3 code { font-size: .95em; }
.summary { font-weight: 600; }
.members { margin: .4rem 0 .8rem; border-top: 1px solid var(--line); }
.members > div { display: grid; grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 0 1.2rem; padding: .3rem 0; border-bottom: 1px solid var(--line); }
.members > div:target { background: color-mix(in srgb, var(--glow) 25%, transparent); }
.members dt { overflow-wrap: anywhere; }
.members dd > p { margin: 0 0 .2rem; }
.members > div:has(> dd > :is(.members, .option)) > dd { display: contents; }
.members dd > p { grid-column: 2; }
.members dd > :is(.members, .option) { grid-column: 1 / -1; margin: .3rem 0 .2rem 1.2rem; }
.members .members > div:last-child { border-bottom: 0; }
.members .members > div { grid-template-columns: minmax(0, 16.8rem) minmax(0, 1fr); }
.optional, .remark { color: var(--quiet); font-size: .9em; }
.what { display: block; }
.content, .status-answer { margin: .4rem 0 .8rem; padding-left: .9rem; border-left: 3px solid var(--line); }
.content p, .status-answer p { margin: .2rem 0; }
.status-answer .content { padding-left: 0; border-left: 0; }
.media { color: var(--quiet); }
.option > p { margin: .4rem 0 .2rem; }
details { margin: .4rem 0; }
summary { cursor: pointer; color: var(--mark); width: fit-content; }

.refusal { padding-top: 3rem; }
.refusal h1 { max-width: 46rem; }
.refusal .status { color: var(--quiet); margin: 0 0 .3rem; }

@media (max-width: 60rem) {
  .introduction { grid-template-columns: minmax(0, 1fr); padding: 1.8rem 0; }
  .sheet > section { grid-template-columns: minmax(0, 1fr); gap: .6rem; }
  .terms > div { grid-template-columns: 11rem minmax(0, 1fr); }
  .manual { grid-template-columns: minmax(0, 1fr); }
  .contents { position: static; max-height: none; columns: 2 14rem; margin-bottom: 1.4rem; padding: .6rem .9rem; background: var(--raised); }
}
@media (max-width: 44rem) {
  .cards { grid-template-columns: minmax(0, 1fr); }
  .card + .card h3 { margin-top: 1.2rem; }
}
@media (max-width: 36rem) {
  .top, .bottom, .sheet, .manual { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.35rem; }
  pre { font-size: .78em; padding-left: .6rem; padding-right: .4rem; }
  .terms > div, .members > div, .members .members > div { grid-template-columns: minmax(0, 1fr); }
  .card dl > div { grid-template-columns: minmax(0, 1fr); }
  .crossfooted table { font-size: .72rem; }
  .crossfooted :is(th, td), .crossfooted :is(th, td):last-child { padding-left: .15rem; padding-right: .15rem; }
  .members dd > p { grid-column: 1; }
  .sheet > section.answer { width: calc(100vw - 2rem); margin-left: calc((100% - 100vw) / 2 + 1rem); }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  :root { --ink: #000; --quiet: #444; --line: #bbb; --strong: #777; --ground: #fff; --raised: #fff; --mark: #000; --good: #000; --bad: #000; }
  body { display: block; font-size: 10pt; }
  .top nav, .bottom nav, .skip, .contents, #try, #answer { display: none; }
  .sheet, .manual { display: block; max-width: none; padding: 0; }
  .top, .bottom { padding-left: 0; padding-right: 0; }
  pre, .card, .terms > div, .members > div { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  pre { border: 1px solid var(--line); }
}
`;
