/** The look of the page: that of the page which explains a document, fields left and pages right, each scrolling by itself. */
export const REVIEW_STYLE: string = `
:root { --ink: #1c1e21; --quiet: #5c6370; --line: #d9dce1; --strong: #8a919c; --ground: #fff; --raised: #f5f6f8; --mark: #1a5fd0; --bad: #b42318; --good: #1a7f37; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --quiet: #9aa3af; --line: #363b43; --strong: #6b7380; --ground: #15181c; --raised: #1e2227; --mark: #6ea8fe; --bad: #ff8a7a; --good: #5fd07e; --warn: #f0b84a; }
}
@media (prefers-contrast: more) { :root { --quiet: var(--ink); --line: var(--strong); } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; }
body { display: flex; flex-direction: column; margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
header, footer { padding: .7rem 1.25rem; }
header { border-bottom: 1px solid var(--line); }
/* Its height stays, however many reasons come and go: pages must not move under the pointer. */
#head { height: 6.6rem; overflow-y: auto; }
footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: .85rem; }
h1 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1rem 0 .4rem; }
p { margin: .2rem 0; }
header p, .quiet { color: var(--quiet); }
.line { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; }
.buttons { margin-left: auto; display: flex; flex-wrap: wrap; gap: .4rem; }
header .verdict { color: var(--ink); font-weight: 600; font-size: 1.05rem; margin-top: .4rem; }
header .verdict.pay { color: var(--good); } header .verdict.send-back { color: var(--bad); }
header .left { color: var(--ink); } header .left.saved { color: var(--good); }
.reasons { margin: .2rem 0 .3rem; padding-left: 1.3rem; font-size: .92rem; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(22rem, 30rem) minmax(0, 1fr); }
main.rows { grid-template-columns: minmax(22rem, 46vw) minmax(0, 1fr); }
.side { overflow-y: auto; padding: .5rem 1rem 1.5rem 1.25rem; scroll-padding: 3rem 0; }
.pages { overflow: auto; padding: 1rem 1.25rem; background: var(--raised); border-left: 1px solid var(--line); scroll-padding: 6rem; }
#told { position: sticky; top: -.5rem; z-index: 2; margin: -.5rem -1rem .4rem -1.25rem; padding: .55rem 1rem .55rem 1.25rem; background: var(--raised); border-bottom: 1px solid var(--line); }
#told:empty { display: none; }
#told.refused { color: var(--bad); }
button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--strong); border-radius: 4px; padding: .2rem .6rem; cursor: pointer; }
button:hover { border-color: var(--mark); }
button:disabled { color: var(--quiet); cursor: default; border-color: var(--line); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
kbd { font: .82em/1 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--quiet); border: 1px solid var(--line); border-radius: 3px; padding: .05rem .3rem; background: var(--ground); }
.fields { list-style: none; margin: 0; padding: 0; }
.fields > li { border-bottom: 1px solid var(--line); border-left: 3px solid transparent; }
.fields > .open { border-left-color: var(--warn); }
.fields > .said { border-left-color: var(--good); }
.pick { display: grid; grid-template-columns: minmax(7rem, 1fr) fit-content(60%); gap: 0 1rem; width: 100%; padding: .35rem .6rem; text-align: left; border: 0; border-radius: 0; background: none; }
.pick .value { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.pick .state { grid-column: 1 / -1; font-size: .82rem; color: var(--quiet); }
.pick .state:empty { display: none; }
li.said .state { color: var(--good); }
.pick .absent { color: var(--quiet); font-style: italic; }
.pick[aria-expanded=true] { background: color-mix(in srgb, var(--mark) 12%, transparent); }
.pick[aria-expanded=true] .label { font-weight: 600; }
.detail { padding: .1rem .6rem .7rem; font-size: .9rem; background: color-mix(in srgb, var(--mark) 5%, transparent); }
.why { margin: .2rem 0; padding-left: 1.1rem; }
.why li + li { margin-top: .2rem; }
.acts { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .4rem; }
table { border-collapse: collapse; width: 100%; font-size: .95em; }
th, td { text-align: left; font-weight: normal; padding: .2rem .4rem; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--quiet); }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.grid th, .grid td { padding: 0; } main.rows .grid { font-size: .84em; }
.grid thead th { padding: .2rem .4rem; position: sticky; top: 0; background: var(--ground); }
.grid:not(.wide) .spare { display: none; }
.cell { display: block; width: 100%; min-height: 1.7em; min-width: 1.6em; padding: .2rem .4rem; border: 1px solid transparent; border-radius: 0; background: none; text-align: inherit; }
.cell[aria-current=true] { border-color: var(--mark); background: color-mix(in srgb, var(--mark) 14%, transparent); }
tbody th .cell { color: var(--quiet); text-align: right; }
td.open .cell { box-shadow: inset 2px 0 var(--warn); } td.said .cell { box-shadow: inset 2px 0 var(--good); }
td.failing .cell { color: var(--bad); }
tr.struck .cell { text-decoration: line-through; color: var(--quiet); } tr.added th .cell { color: var(--good); }
.inner { margin-top: .4rem; } .inner .what { font-weight: 600; }
.scroll { overflow: auto; max-height: 45vh; scroll-padding: 2rem 0 0 0; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
summary { cursor: pointer; padding: .7rem 0 .4rem; font-weight: 600; }
.checks { list-style: none; margin: 0; padding: 0; font-size: .9rem; }
.checks li { padding: .45rem .7rem; margin: 0 0 .4rem; background: var(--raised); border-left: 3px solid var(--bad); }
#finder { display: block; padding: .6rem .7rem .3rem; margin: .4rem 0; border: 1px solid var(--mark); border-radius: 4px; }
#finder label { font-weight: 600; }
#typed { font: inherit; color: inherit; background: var(--ground); width: 100%; margin: .3rem 0; padding: .35rem .5rem; border: 1px solid var(--strong); border-radius: 4px; }
#finder-keys { font-size: .82rem; }
#found { list-style: none; margin: .4rem 0; padding: 0; max-height: 40vh; overflow-y: auto; }
#found button { display: block; width: 100%; text-align: left; border: 0; border-radius: 0; border-bottom: 1px solid var(--line); padding: .3rem .4rem; overflow-wrap: anywhere; }
#found button[aria-current=true] { background: color-mix(in srgb, var(--mark) 14%, transparent); }
#found .beside { color: var(--quiet); }
.page { margin: 0 auto 1.25rem; max-width: 60rem; }
.page figcaption { color: var(--quiet); font-size: .85rem; text-align: center; padding-top: .3rem; }
.sheet { position: relative; border: 1px solid var(--line); background: #fff; cursor: crosshair; }
.sheet img { display: block; width: 100%; height: 100%; }
.place { position: absolute; margin: -2px; padding: 2px; box-sizing: content-box; border-radius: 2px; pointer-events: none; scroll-margin: 8rem; }
.place.field { border: 2px solid #1f6feb; background: rgb(31 111 235 / .12); }
.place.row { border: 1px dashed #1f6feb; }
.place.blank { border: 2px dashed #b8860b; }
.place.chosen { border: 2px solid #b8860b; background: rgb(255 213 74 / .4); z-index: 1; }
@media (max-width: 60rem) {
  html, body { height: auto; } main { display: block; } .side, #head { overflow: visible; height: auto; }
  .pages { border-left: 0; }
}
`;
