/** An e-mail with a text and these files attached, as mail programs write it. */
export function mailFile(attached: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts = Object.entries(attached).map(([name, content]) => {
    const lines = Buffer.from(content).toString("base64").replaceAll(/.{76}/g, "$&\r\n");
    return `--limit\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${lines}\r\n`;
  });
  const text = "--limit\r\nContent-Type: text/plain\r\n\r\nThe total is 1,000,000.00 dollars.\r\n";
  const head =
    'From: a@b.example\r\nTo: c@d.example\r\nSubject: Bill\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="limit"\r\n\r\n';
  return new TextEncoder().encode(`${head}${text}${parts.join("")}--limit--\r\n`);
}
