import { READERS, type Site } from "../../wire/service/readers.ts";

/** Something to copy: what it does, the language it is in, and its text. */
interface CallExample {
  readonly title: string;
  readonly language: "shell" | "javascript";
  readonly text: string;
}

/** A call of each body form that a reader takes, ready to copy. */
export function callExamples(site: Site): readonly CallExample[] {
  const extract = `${site.baseUrl}${READERS.construction.path}`;
  const invoice = `${site.baseUrl}${READERS.invoice.path}`;
  return [
    {
      title: "The PDF as the body",
      language: "shell",
      text: `curl ${extract} \\
  -H "Content-Type: application/pdf" \\
  --data-binary @pay-application.pdf`,
    },
    {
      title: "The PDF as a form field",
      language: "shell",
      text: `curl ${invoice} \\
  -F "file=@invoice.pdf;type=application/pdf"`,
    },
    {
      title: "JSON with the PDF in base64",
      language: "javascript",
      text: site.isFree ? fetchCall(extract, "fetch") : payingCall(extract, site),
    },
  ];
}

function fetchCall(address: string, fetchName: string): string {
  return lines(
    `import { readFile } from "node:fs/promises";`,
    "",
    `const pdf = await readFile("pay-application.pdf");`,
    `const response = await ${fetchName}("${address}", {`,
    `  method: "POST",`,
    `  headers: { "Content-Type": "application/json" },`,
    `  body: JSON.stringify({ document: pdf.toString("base64") }),`,
    `});`,
    `const answer = await response.json();`,
    `if (!response.ok) throw new Error(answer.error);`,
    `console.log(answer.document, answer.checks, answer.warnings);`,
  );
}

/** The same call with a client that pays, on the first network of Ethereum's kind, else on Solana. */
function payingCall(address: string, { networks }: Site): string {
  const evm = networks.find(({ network }) => network.startsWith("eip155:"));
  const wallet =
    evm === undefined ? solanaWallet(networks[0]?.network ?? "solana:*") : evmWallet(evm.network);
  const [first = "", ...rest] = fetchCall(address, "payingFetch").split("\n\n");
  return [`${first}\n${wallet}`, ...rest].join("\n\n");
}

function evmWallet(network: string): string {
  return lines(
    `import { ExactEvmScheme } from "@x402/evm";`,
    `import { wrapFetchWithPaymentFromConfig } from "@x402/fetch";`,
    `import { privateKeyToAccount } from "viem/accounts";`,
    "",
    `const wallet = privateKeyToAccount(process.env.WALLET_KEY);`,
    `const payingFetch = wrapFetchWithPaymentFromConfig(fetch, {`,
    `  schemes: [{ network: "${network}", client: new ExactEvmScheme(wallet) }],`,
    `});`,
  );
}

function solanaWallet(network: string): string {
  return lines(
    `import { createKeyPairSignerFromBytes } from "@solana/kit";`,
    `import { wrapFetchWithPaymentFromConfig } from "@x402/fetch";`,
    `import { ExactSvmScheme } from "@x402/svm/exact/client";`,
    "",
    `const key = Buffer.from(process.env.WALLET_KEY, "base64");`,
    `const wallet = await createKeyPairSignerFromBytes(key);`,
    `const payingFetch = wrapFetchWithPaymentFromConfig(fetch, {`,
    `  schemes: [{ network: "${network}", client: new ExactSvmScheme(wallet) }],`,
    `});`,
  );
}

function lines(...texts: readonly string[]): string {
  return texts.join("\n");
}
