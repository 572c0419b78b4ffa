import { html, type Html } from "../../base/html.ts";

/** The page of a review; its script fills it with one paper after the other. */
export function reviewPage(): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Review · crossfoot</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="review.css" />
        <script src="review.js" defer></script>
      </head>
      <body>
        <header>
          <div class="line">
            <h1 id="name">Review</h1>
            <p id="position"></p>
            <p class="buttons">
              <button type="button" id="previous">Previous <kbd>p</kbd></button>
              <button type="button" id="next">Next <kbd>n</kbd></button>
              <button type="button" id="save">Save <kbd>s</kbd></button>
              <button type="button" id="end">End</button>
            </p>
          </div>
          <div id="head" tabindex="0" role="region" aria-label="What to do and why"></div>
        </header>
        <main>
          <div class="side">
            <p id="told" role="status"></p>
            ${FINDER}
            <section id="fields" aria-label="Fields"></section>
            <section id="checks" aria-label="Checks"></section>
          </div>
          <div
            id="pages"
            class="pages"
            tabindex="0"
            role="region"
            aria-label="Pages of the paper"
          ></div>
        </main>
        ${KEYS}
      </body>
    </html> `.text;
}

const FINDER: Html = html`<search id="finder" hidden>
  <label for="typed" id="finder-name">Search the printed words</label>
  <input
    id="typed"
    type="search"
    maxlength="100"
    autocomplete="off"
    spellcheck="false"
    aria-describedby="finder-keys"
  />
  <p id="finder-keys" class="quiet">
    <kbd>↓</kbd> to the results, there <kbd>1</kbd>–<kbd>9</kbd> or <kbd>Enter</kbd> takes one,
    <kbd>Shift</kbd>+<kbd>→</kbd> adds the next word or line, <kbd>Esc</kbd> leaves.
  </p>
  <ol id="found"></ol>
</search>`;

const KEYS: Html = html`<footer>
  <p>
    <kbd>↑</kbd> <kbd>↓</kbd> field · <kbd>Enter</kbd> it is right · <kbd>x</kbd> not printed ·
    <kbd>/</kbd> search printed words · click words, <kbd>Shift</kbd> for more · <kbd>1</kbd>–<kbd
      >9</kbd
    >
    choose · <kbd>u</kbd> undo · <kbd>n</kbd> <kbd>p</kbd> paper · <kbd>s</kbd> save
  </p>
  <p>
    In a list: <kbd>→</kbd> <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> rows and cells · <kbd>a</kbd> add
    a row · <kbd>X</kbd> it is no row · <kbd>c</kbd> all columns
  </p>
</footer>`;
