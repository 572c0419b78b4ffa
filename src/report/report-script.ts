/** Comfort for those who let scripts run: copying, filtering, opening what a link leads to. */
export const REPORT_SCRIPT: string = `
(() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];

  const select = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  };
  const copy = async (note) => {
    try {
      await navigator.clipboard.writeText(note.textContent);
      return true;
    } catch {
      select(note);
      return document.execCommand("copy");
    }
  };
  for (const button of all("button[data-copies]")) {
    const note = document.getElementById(button.dataset.copies);
    const status = button.parentElement.querySelector("[role=status]");
    button.hidden = false;
    button.addEventListener("click", async () => {
      const isCopied = await copy(note);
      if (!isCopied) select(note);
      status.textContent = isCopied ? "Copied." : "The text is selected: press Ctrl+C or Command+C.";
    });
  }

  const documents = all("main article");
  const name = document.getElementById("filter-name");
  const verdict = document.getElementById("filter-verdict");
  const count = document.getElementById("filter-count");
  const filter = () => {
    const words = name.value.trim().toLowerCase();
    let shown = 0;
    for (const part of documents) {
      const fits = part.dataset.file.toLowerCase().includes(words) && (verdict.value === "" || part.dataset.verdict === verdict.value);
      part.hidden = !fits;
      if (fits) shown += 1;
    }
    count.textContent = shown + " of " + documents.length + " shown";
  };
  document.getElementById("filter").hidden = false;
  name.addEventListener("input", filter);
  verdict.addEventListener("change", filter);

  const reveal = () => {
    let target = null;
    try { target = document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return; }
    if (target === null) return;
    const part = target.closest("article");
    if (part !== null && part.hidden) {
      name.value = "";
      verdict.value = "";
      filter();
    }
    const figures = target.querySelector(":scope > details.figures");
    if (figures !== null) figures.open = true;
    for (let around = target.closest("details"); around !== null; around = around.parentElement.closest("details")) around.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  if (location.hash !== "") reveal();

  const light = (on) => (event) => {
    const from = event.target instanceof Element ? event.target.closest("[data-field]") : null;
    if (from === null) return;
    const part = from.closest("article");
    for (const field of from.dataset.field.split(" "))
      for (const same of all('[data-field~="' + field + '"]', part)) same.classList.toggle("lit", on);
  };
  for (const [kind, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]])
    document.addEventListener(kind, light(on));

})();
`;
