/** What the page that reads documents has beside the style of all pages. */
export const READER_STYLE: string = `
.seconds { min-width: 4rem; font-variant-numeric: tabular-nums; color: var(--quiet); }
.drop input { font-size: 0; }
.drop ::file-selector-button { font-size: 15px; background: var(--brand); border-color: var(--brand); color: #fff; font-weight: 600; }
.sheet > section.drop { display: block; padding: 1.6rem 1.4rem; border: 1px dashed var(--strong); }
.documents { margin: 0; padding: 0; list-style: none; }
.documents li { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: baseline; max-width: none; margin: 0; padding: .35rem 0; border-bottom: 1px solid var(--line); }
.documents button { border: 0; padding: 0; background: none; color: var(--mark); text-decoration: underline; text-underline-offset: .15em; text-align: left; overflow-wrap: anywhere; }
.documents button[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.documents .bad { color: var(--bad); }
#answer-title { overflow-wrap: anywhere; }
`;
