import { createHash } from "node:crypto";
import { SCRIPT } from "../../explain/page-style.ts";

/** Waits for the answer that the page around it hands over, and becomes it. */
const BECOME_ANSWER = `addEventListener("message",({source,data})=>{if(source!==parent||typeof data!=="string")return;document.open();document.write(data);document.close()})`;

/** The page at `/assets/answer.html`, in which `drop.js` shows an answer: a document made within the page itself would inherit its policy, and with it lose its style. */
export const ANSWER_FRAME: string = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Answer</title>
<script>${BECOME_ANSWER}</script>
</head>
<body></body>
</html>
`;

/** The Content-Security-Policy of `/assets/answer.html`: no origin, no network, and no script but its own and that of the pages that explain a document. */
export const ANSWER_FRAME_POLICY: string = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "img-src data:",
  "style-src 'unsafe-inline'",
  `script-src ${hashed(BECOME_ANSWER)} ${hashed(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

function hashed(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
