import { describe, expect, test } from "vitest";
import { WRAPPER_LIMITS } from "../../src/base/limits.ts";
import type { Unwrapped } from "../../src/wrapper/unwrap.ts";
import { kindByBytes } from "../../src/wrapper/wrapper-kind.ts";
import { contentsOf, LIMIT, listedIn, refusal } from "../support/unwrapped.ts";
import { zipFile } from "../support/zip-file.ts";

const PAPER = "%PDF-1.7 a paper";
const BASE64 = Buffer.from(PAPER).toString("base64");

function bytesOf(mail: string): Uint8Array {
  return new TextEncoder().encode(mail.replaceAll(/\r?\n/g, "\r\n"));
}

const listed = async (mail: Uint8Array): Promise<Unwrapped> => listedIn(mail, "mail");
const contents = async (mail: Uint8Array): Promise<Readonly<Record<string, string>>> =>
  contentsOf(mail, "mail");

const HEAD = "From: a@b.example\nTo: c@d.example\nSubject: Bill\nMIME-Version: 1.0\n";

/** An e-mail of a text and these parts, each its head and its content. */
function mailOf(parts: readonly string[], head: string = HEAD): string {
  const text = "Content-Type: text/plain\n\nThe bill is attached.\n";
  const whole = [text, ...parts].map((part) => `--limit\n${part}\n`).join("");
  return `${head}Content-Type: multipart/mixed; boundary="limit"\n\nFor old programs.\n${whole}--limit--\n`;
}

function attached(lines: string, content = BASE64): string {
  return `${lines}\nContent-Transfer-Encoding: base64\n\n${content}`;
}

const BILL = attached('Content-Type: application/pdf; name="bill.pdf"');

describe("what is attached is listed and taken out", () => {
  test.each<[string, string, string]>([
    ["by its name", BILL, "bill.pdf"],
    [
      "by the name of its disposition first",
      attached(
        'Content-Type: application/pdf; name="x.pdf"\nContent-Disposition: attachment;\n\tfilename=bill.pdf',
      ),
      "bill.pdf",
    ],
    [
      "as bytes of any kind",
      attached('Content-Type: application/octet-stream; name="bill.pdf"'),
      "bill.pdf",
    ],
    ["a PDF without a name", attached("Content-Type: application/pdf"), "attachment-1.pdf"],
    [
      "a PDF with an ending alone",
      attached('Content-Type: application/pdf; name=".pdf"'),
      "attachment-1.pdf",
    ],
    ["a PDF without an ending", attached("Content-Type: application/pdf; name=Bill"), "Bill.pdf"],
    [
      "a name of encoded words",
      attached('Content-Type: application/pdf; name="=?utf-8?Q?M=C3=A4r?= =?UTF-8?B?ei5wZGY=?="'),
      "März.pdf",
    ],
    [
      "a character cut between two words",
      attached('Content-Type: application/pdf; name="=?utf-8?Q?M=C3?= =?utf-8?Q?=A4rz_1=2Epdf?="'),
      "März 1.pdf",
    ],
    [
      "a name in Latin letters",
      attached('Content-Type: application/pdf; name="=?iso-8859-1*de?q?M=E4rz.pdf?="'),
      "März.pdf",
    ],
    [
      "a name in pieces",
      attached(
        "Content-Type: application/pdf\nContent-Disposition: attachment; filename*1=\"rz.pdf\"; filename*0*=UTF-8'de'M%C3%A4",
      ),
      "März.pdf",
    ],
    [
      "a name with a character set beside a plain one",
      attached(
        "Content-Disposition: attachment; filename=\"Marz.pdf\"; filename*=utf-8''M%C3%A4rz.pdf",
      ),
      "März.pdf",
    ],
    [
      "a name with quotes and a semicolon",
      attached(String.raw`Content-Type: application/pdf; name="a \"b\"; c.pdf"`),
      'a "b"; c.pdf',
    ],
    ["a name with a way up", attached('Content-Type: application/pdf; name="../a.pdf"'), "a.pdf"],
    [
      "as quoted-printable",
      `Content-Type: application/pdf; name=bill.pdf\nContent-Transfer-Encoding: Quoted-Printable\n\n${PAPER.replace(" a ", "=20=\na=20")}`,
      "bill.pdf",
    ],
    ["as it is", `Content-Type: application/pdf; name=bill.pdf\n\n${PAPER}`, "bill.pdf"],
    [
      "in lines of any length",
      attached(
        "Content-Type: application/pdf; name=bill.pdf",
        BASE64.replaceAll(/(.{3})/g, "$1\n\n "),
      ),
      "bill.pdf",
    ],
  ])("%s", async (_title, part, path) => {
    expect(await contents(bytesOf(mailOf([part])))).toEqual({ [path]: PAPER });
  });

  test("with line feeds alone, behind a line of a mailbox", async () => {
    const mail = new TextEncoder().encode(`From a@b.example Mon Jan 5\n${mailOf([BILL])}`);
    expect(await contents(mail)).toEqual({ "bill.pdf": PAPER });
  });

  test("an e-mail that is nothing but a document", async () => {
    expect(await contents(bytesOf(`${HEAD}${BILL}`))).toEqual({ "bill.pdf": PAPER });
  });

  test("parts in parts, and a boundary that begins as another", async () => {
    const inner = `Content-Type: multipart/related; boundary="limit-2"\n\n--limit-2\n${BILL}\n--limit-2--`;
    expect(await contents(bytesOf(mailOf([inner, BILL])))).toEqual({
      "bill.pdf": PAPER,
      "bill (2).pdf": PAPER,
    });
  });

  test("forwarded e-mails and ZIP files are wrappers of their own", async () => {
    const zip = Buffer.from(
      zipFile([{ name: "in/b.pdf", content: new TextEncoder().encode(PAPER) }]),
    ).toString("base64");
    const mail = mailOf([
      `Content-Type: message/rfc822\n\n${mailOf([BILL]).replaceAll("limit", "other")}`,
      attached("Content-Type: application/zip; name=march.zip", zip),
    ]);
    expect(await contents(bytesOf(mail))).toEqual({
      "forwarded-1.eml/bill.pdf": PAPER,
      "march.zip/in/b.pdf": PAPER,
    });
  });

  test("logos of the text are told from attached pictures", async () => {
    const { files } = await listed(
      bytesOf(
        mailOf([
          attached("Content-Type: image/png; name=logo.png\nContent-ID: <logo>"),
          attached("Content-Type: image/png; name=sign.png\nContent-Disposition: inline"),
          attached("Content-Type: image/jpeg; name=receipt.jpeg\nContent-Disposition: attachment"),
        ]),
      ),
    );
    expect(files.map(({ path, isOfText }) => [path, isOfText])).toEqual([
      ["logo.png", true],
      ["sign.png", true],
      ["receipt.jpeg", false],
    ]);
  });

  test("text and signatures are not even named", async () => {
    const parts = [
      "Content-Type: text/html\n\n<p>The bill is attached.</p>",
      attached("Content-Type: application/pkcs7-signature; name=smime.p7s"),
    ];
    expect(await listed(bytesOf(mailOf(parts)))).toEqual({ files: [], troubles: [] });
    expect(await listed(bytesOf(`${HEAD}\nThe bill is 3 dollars.`))).toEqual({
      files: [],
      troubles: [],
    });
  });
});

describe("what cannot be taken out has its sentence", () => {
  test.each<[string, string, string]>([
    [
      "S/MIME",
      `${HEAD}${attached("Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m")}`,
      "is encrypted (S/MIME)",
    ],
    [
      "a signature that packs",
      `${HEAD}${attached("Content-Type: application/x-pkcs7-mime; smime-type=signed-data")}`,
      "packed into its signature",
    ],
    [
      "PGP",
      `${HEAD}Content-Type: multipart/encrypted; boundary=x\n\n--x\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--x\nContent-Type: application/octet-stream\n\n…\n--x--\n`,
      "is encrypted (PGP)",
    ],
    [
      "winmail.dat",
      mailOf([attached("Content-Type: application/ms-tnef; name=winmail.dat")]),
      "in Outlook's own form (winmail.dat)",
    ],
    [
      "a coding of old",
      mailOf([
        "Content-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: x-uuencode\n\nbegin 644",
      ]),
      "coded in a way that is not read",
    ],
  ])("%s", async (_title, mail, sentence) => {
    const { troubles } = await listed(bytesOf(mail));
    expect(troubles.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
  });

  test("what is no e-mail is none", async () => {
    for (const words of ["", "hello\nworld\n", "\n\n"])
      expect(await refusal(contents(bytesOf(words)))).toMatch(/no e-mail|^$/);
    expect(await refusal(listed(bytesOf("a picture of a bill")))).toContain("This is no e-mail");
  });
});

describe("bounds", () => {
  test("parts in parts are followed so far", async () => {
    let nested = HEAD;
    for (let depth = 0; depth <= WRAPPER_LIMITS.multiparts; depth += 1)
      nested += `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`;
    expect(await refusal(listed(bytesOf(nested)))).toContain("lie deeper in each other");
  });

  test("more parts than are listed", async () => {
    const parts = `--x\n\n`.repeat(WRAPPER_LIMITS.members + 1);
    const mail = bytesOf(`${HEAD}Content-Type: multipart/mixed; boundary=x\n\n${parts}`);
    expect(await refusal(listed(mail))).toContain("more than 100000 members");
  });

  test("more lines that begin as those do that part it", async () => {
    const mail = bytesOf(mailOf(["--\n".repeat(WRAPPER_LIMITS.hyphenLines + 1)]));
    expect(await refusal(listed(mail))).toContain("The e-mail is damaged");
  });

  test("a head without an end", async () => {
    const mail = bytesOf(`${HEAD}${"X: y\n".repeat(300_000)}`);
    expect(await refusal(listed(mail))).toContain("The e-mail is damaged");
  });

  test("documents above the limit, however they are coded", async () => {
    const long = "a".repeat(LIMIT * 1.5);
    for (const coding of ["base64", "quoted-printable", "binary"]) {
      const part = `Content-Type: application/pdf\nContent-Transfer-Encoding: ${coding}\n\n${long}`;
      expect(await refusal(contents(bytesOf(mailOf([part]))))).toContain("larger than the limit");
    }
  });
});

test("cut off at every byte it gives what is there, or fails with a sentence", async () => {
  const forwarded = `Content-Type: message/rfc822\n\n${mailOf([BILL]).replaceAll("limit", "other")}`;
  const mail = bytesOf(mailOf([BILL, forwarded]));
  for (let length = 0; length <= mail.length; length += 1) {
    const found = { all: {} as Readonly<Record<string, string>> };
    await refusal(contents(mail.subarray(0, length)).then((all) => (found.all = all)));
    for (const [path, content] of Object.entries(found.all))
      if (path.endsWith(".pdf"))
        expect(content.slice(0, PAPER.length)).toBe(PAPER.slice(0, content.length));
  }
  const { files, troubles } = await listed(mail.subarray(0, mail.length - 20));
  expect(files.map(({ path }) => path)).toEqual(["bill.pdf", "forwarded-2.eml/bill.pdf"]);
  const message: unknown = expect.stringContaining("The e-mail is cut off");
  expect(troubles).toEqual([
    { path: "forwarded-2.eml/rest", message },
    { path: "rest", message },
  ]);
});

test("with any byte changed it never fails otherwise than with a sentence", async () => {
  const forwarded = `Content-Type: message/rfc822\n\n${mailOf([BILL]).replaceAll("limit", "other")}`;
  const mail = bytesOf(mailOf([BILL, forwarded]));
  let whole = 0;
  for (let at = 0; at < mail.length; at += 1)
    for (const byte of [0, 10, 0x22, 0x3d, 0xff]) {
      const said = await refusal(contents(mail.with(at, byte)));
      if (said === "") whole += 1;
      else expect(said).toMatch(/\.$/);
    }
  // Most bytes matter to no document.
  expect(whole).toBeGreaterThan(mail.length);
});

test("bytes without a name are e-mails by their first lines", () => {
  expect(kindByBytes(bytesOf(mailOf([BILL])))).toBe("mail");
  expect(
    kindByBytes(bytesOf(`Received: by x\n\twith y\nReturn-Path: <a>\n${"X: y\n".repeat(2_000)}`)),
  ).toBe("mail");
  for (const other of [
    "%PDF-1.7\nFrom: x\n",
    "From: a\nnothing more\n",
    "name: value\nother: value\n",
    "<html>",
    "",
  ])
    expect(kindByBytes(bytesOf(other))).toBeNull();
});
