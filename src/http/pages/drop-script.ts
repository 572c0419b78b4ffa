/** The script at `/assets/drop.js`: makes a drop zone of the form, sends the document, and shows progress, refusals and the answer. */
export const DROP_SCRIPT: string = `"use strict";
(() => {
  const part = (id) => document.getElementById(id);
  const [form, input, cancel, place] = ["drop", "file", "drop-cancel", "answer"].map(part);
  if (form === null) return;
  const limit = Number(form.dataset.maxBytes);
  let request = null;
  let clock = 0;
  let saved = "";

  form.classList.add("ready");
  form.querySelector("label").textContent += ": drop it here or choose a file";

  form.addEventListener("submit", (event) => {
    if (event.submitter !== null && event.submitter.formTarget === "_blank") return;
    event.preventDefault();
    const file = input.files[0];
    if (file !== undefined) send(file);
  });
  cancel.addEventListener("click", () => {
    if (request !== null) request.abort();
  });

  let depth = 0;
  const carriesFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  const track = (step) => (event) => {
    if (!carriesFile(event)) return;
    depth = Math.max(0, depth + step);
    form.classList.toggle("over", depth > 0);
  };
  document.addEventListener("dragenter", track(1));
  document.addEventListener("dragleave", track(-1));
  // A file that misses the form would else replace this page.
  document.addEventListener("dragover", (event) => {
    if (carriesFile(event)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    depth = 0;
    form.classList.remove("over");
    const files = event.dataTransfer.files;
    if (files.length > 1) return say("Drop one document at a time.", "bad");
    if (request !== null || files.length === 0) return;
    input.files = files;
    send(files[0]);
  });

  function send(file) {
    if (request !== null) return;
    place.hidden = true;
    if (file.size > limit) {
      return say(file.name + " is larger than " + Math.floor(limit / 1048576) + " MB. Send only the document itself.", "bad");
    }
    const body = new FormData();
    body.append("file", file);
    request = new XMLHttpRequest();
    request.open("POST", form.action);
    request.setRequestHeader("Accept", "application/json, text/html;q=0.9");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (loaded < total) part("drop-bar").value = loaded / total;
    });
    request.upload.addEventListener("load", () => {
      part("drop-bar").removeAttribute("value");
      say("Reading " + file.name + ".");
    });
    request.addEventListener("load", () => answered(file));
    request.addEventListener("error", () => say("The server did not answer. Check the connection and send the document again.", "bad"));
    request.addEventListener("abort", () => say("Cancelled. Nothing was kept."));
    request.addEventListener("loadend", finish);
    begin(file);
    request.send(body);
  }

  function begin(file) {
    const started = performance.now();
    const tell = () => {
      part("drop-seconds").textContent = Math.floor((performance.now() - started) / 1000) + " s";
    };
    tell();
    clock = setInterval(tell, 1000);
    part("drop-progress").hidden = false;
    form.setAttribute("aria-busy", "true");
    say("Sending " + file.name + ".");
  }

  function finish() {
    clearInterval(clock);
    const hadFocus = document.activeElement === cancel;
    part("drop-progress").hidden = true;
    form.removeAttribute("aria-busy");
    request = null;
    if (hadFocus) input.focus();
  }

  function answered(file) {
    const { status, responseText } = request;
    if (status < 200 || status > 299) return say(sentenceOf(responseText, status), "bad");
    show(file, responseText);
    say(file.name + " was read. The answer stands below.");
    part("answer-title").focus({ preventScroll: true });
    place.scrollIntoView();
  }

  function sentenceOf(text, status) {
    try {
      const { error } = JSON.parse(text);
      if (typeof error === "string" && error !== "") return error;
    } catch {}
    return "The document could not be read (status " + status + "). Send it again later.";
  }

  // The frame has an address and a policy of its own: a page made here would inherit ours, which forbids its style.
  function show(file, page) {
    const frame = document.createElement("iframe");
    frame.title = "Answer for " + file.name;
    frame.setAttribute("sandbox", "allow-scripts");
    frame.addEventListener("load", () => frame.contentWindow.postMessage(page, "*"), { once: true });
    frame.src = "/assets/answer.html";
    part("answer-title").textContent = "Answer for " + file.name;
    URL.revokeObjectURL(saved);
    saved = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    part("answer-save").href = saved;
    part("answer-save").download = file.name.replace(/\\.pdf$/i, "") + ".html";
    part("answer-frame").replaceChildren(frame);
    place.hidden = false;
  }

  function say(sentence, kind) {
    const line = part("drop-status");
    line.textContent = sentence;
    line.classList.toggle("bad", kind === "bad");
  }
})();
`;
