import { freemem, totalmem } from "node:os";
import { performance } from "node:perf_hooks";
import { ADD_ONS, type AddOn } from "../add-ons/add-ons.ts";
import { installLine, lackOf, MissingAddOn } from "../add-ons/missing-add-on.ts";
import { LIMITS } from "../base/limits.ts";
import { readMany } from "../batch/read-many.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { openTill } from "./remote/payments.ts";
import { SELF_TEST_PAYMENT, selfTestPdf } from "./self-test.ts";
import { paintFor, takesAnimation, takesColor } from "./terminal.ts";
import { valueAt } from "../document/value-at.ts";
import { isLoopbackHost } from "../fallback/endpoint.ts";
import { CHAT_ADD_ON } from "../fallback/providers/load-chat.ts";
import { modelSetting } from "../fallback/settings.ts";
import { kindOf } from "../kinds/kinds.ts";
import { walletSettings, WalletTrouble } from "../pay/client/wallet-settings.ts";
import type { Outcome } from "../kinds/reading.ts";
import { VERSION } from "../wire/version.ts";

/** Looks at everything that a read needs on this machine, and says what to do about what is missing. */
export async function doctorCommand(): Promise<ExitCode> {
  const findings = [
    runtime(),
    ...(await selfTest()),
    await pictures(),
    await scans(),
    memory(),
    model(),
    await wallet(),
    terminal(),
    ...addOnFindings(),
  ];
  const paint = paintFor(process.stdout);
  const columns = Math.max(...findings.map(({ subject }) => subject.length));
  const marks = { ok: paint.green("ok    "), none: "none  ", failed: paint.red("failed") };
  const lines = findings.map(
    ({ subject, mark, words }) => `${marks[mark]}  ${subject.padEnd(columns)}  ${words}`,
  );
  process.stdout.write(`crossfoot ${VERSION}\n${lines.join("\n")}\n`);
  return findings.every(({ mark }) => mark !== "failed") ? EXIT.fine : EXIT.internal;
}

/** What runs this program; an older Node never comes here. */
function runtime(): Diagnosis {
  const { bun, deno, node } = process.versions;
  if (bun !== undefined) return { subject: "Bun", mark: "ok", words: `${bun}; ${IN_BUN}` };
  if (deno !== undefined) return { subject: "Deno", mark: "ok", words: deno };
  return { subject: "Node", mark: "ok", words: node };
}

const IN_BUN =
  "the limit on a read's memory does not hold here: read files of strangers with Node or Deno";

/** Reads a document that is drawn here, in a thread of its own like any other. */
async function selfTest(): Promise<readonly Diagnosis[]> {
  const startMs = performance.now();
  const outcomes: Outcome[] = [];
  await readMany([{ bytes: selfTestPdf() }], {
    read: { kind: "auto", limits: LIMITS },
    jobs: 1,
    signal: new AbortController().signal,
    onOutcome: (outcome) => void outcomes.push(outcome),
  });
  const tookMs = Math.round(performance.now() - startMs);
  const [outcome] = outcomes;
  if (outcome?.kind !== "read") {
    const words = `${outcome?.message ?? "It gave no answer."} Install crossfoot again.`;
    return [{ subject: "Reading", mark: "failed", words }];
  }
  const { document, checks } = outcome.reading;
  const payment = valueAt(document, kindOf(document.documentType).knownBy.amount);
  const paid = payment === null ? "nothing" : String(payment.value);
  const failed = checks.filter(({ passed }) => passed === false).map(({ name }) => name);
  const isFine = paid === SELF_TEST_PAYMENT && failed.length === 0;
  return [
    { subject: "Engine", mark: "ok", words: `loads and reads a page in ${tookMs} ms` },
    {
      subject: "Reading",
      mark: isFine ? "ok" : "failed",
      words: isFine
        ? "the self-test document is read to the cent"
        : `the self-test document is read wrongly (payment due ${paid}, failed checks: ${failed.join(", ") || "none"}). Install crossfoot again.`,
    },
  ];
}

/** Whether pages can be drawn for `explain`, and in which form: smaller pictures are made by native code that may be missing. */
async function pictures(): Promise<Diagnosis> {
  const { pagePictures } = await import("../pdf/picture.ts");
  const [picture] = await pagePictures(selfTestPdf(), LIMITS);
  const isSmall = picture?.mediaType === "image/webp";
  const words = "explain and report draw pages";
  return {
    subject: ADD_ONS.pictures.name,
    mark: "ok",
    words: isSmall
      ? words
      : `${words}; smaller pictures come with: ${installLine(ADD_ONS.pictures)}`,
  };
}

/** Whether a picture can be read; its engine is native code in a process of its own. */
async function scans(): Promise<Diagnosis> {
  const added = addOnFinding(ADD_ONS.recognition);
  if (added.mark === "none") return added;
  const { textsInPicture } = await import("../pdf/scanned-pages.ts");
  const startMs = performance.now();
  const texts = await textsInPicture(selfTestPdf(), LIMITS);
  const isFine = texts.some((text) => text.includes(SELF_TEST_PAYMENT));
  const tookMs = Math.round(performance.now() - startMs);
  const words = isFine
    ? `the self-test document is read from its picture in ${tookMs} ms`
    : "pictures cannot be read on this machine: use --no-ocr, or install crossfoot again.";
  return { subject: added.subject, mark: isFine ? "ok" : "failed", words };
}

function memory(): Diagnosis {
  const constrained = process.constrainedMemory();
  const total = constrained > 0 && constrained < totalmem() ? constrained : totalmem();
  const megabytes = Math.round(total / 1024 / 1024);
  const free = Math.round(freemem() / 1024 / 1024);
  const isFine = megabytes >= LIMITS.readMegabytes;
  return {
    subject: "Memory",
    mark: isFine ? "ok" : "failed",
    words: isFine
      ? `${megabytes} MB, of which ${free} MB are free; one read may take up to ${LIMITS.readMegabytes} MB`
      : `${megabytes} MB; large documents need up to ${LIMITS.readMegabytes} MB. Give crossfoot more, or use --jobs 1.`,
  };
}

/** Whether a model is asked and where; nothing is sent to it. */
function model(): Diagnosis {
  const subject = "Model";
  const setting = modelSetting(process.env, undefined);
  if (setting.kind === "off") {
    return { subject, mark: "ok", words: "off: nothing is sent to any model" };
  }
  if (setting.kind === "wrong") {
    return { subject, mark: "failed", words: setting.problems.join(" ") };
  }
  const { settings } = setting;
  const lack = lackOf(CHAT_ADD_ON[settings.provider]);
  if (lack !== null) return { subject, mark: "failed", words: lack };
  const { hostname, protocol } = new URL(settings.url);
  const words = isLoopbackHost(hostname)
    ? "words stay on this machine"
    : `words leave this machine${protocol === "http:" ? ", and not encrypted" : ""}`;
  return {
    subject,
    mark: "ok",
    words: `${settings.model} at ${settings.host} is asked where confidence is below ${settings.below}; ${words}`,
  };
}

/** Whether a wallet is set, and who pays with it; nothing is sent, and of a key no character is shown. */
async function wallet(): Promise<Diagnosis> {
  const subject = "Wallet";
  try {
    const settings = await walletSettings(process.env);
    if (settings.evmKey === null && settings.solanaKey === null) {
      return { subject, mark: "ok", words: "none: read --remote can ask free servers only" };
    }
    const { accounts } = (await openTill(process.env)).wallet;
    const words = accounts.map(({ address, payable, lack }) =>
      lack === null ? `${address} pays on ${payable.chain}` : `${address}: ${lack}`,
    );
    return {
      subject,
      mark: accounts.every(({ lack }) => lack === null) ? "ok" : "failed",
      words: words.join("; "),
    };
  } catch (error) {
    const isTold = error instanceof WalletTrouble || error instanceof MissingAddOn;
    if (isTold) return { subject, mark: "failed", words: error.message };
    throw error;
  }
}

function terminal(): Diagnosis {
  const { stdout, stderr, env } = process;
  if (!stdout.isTTY) {
    return { subject: "Terminal", mark: "ok", words: "output goes to a file or a program" };
  }
  const colour = takesColor(env, true) ? "colour" : "no colour";
  const progress = takesAnimation(env, stderr.isTTY)
    ? "progress is shown"
    : "progress is not shown";
  return {
    subject: "Terminal",
    mark: "ok",
    words: `${stdout.columns} columns, ${colour}, ${progress}`,
  };
}

/** Which parts are installed, what each is for, and how it is added. One that is not there is no fault. */
function addOnFindings(): readonly Diagnosis[] {
  const { secondReader, secondRecogniser, payment, storage, queue, anthropic, openAiCompatible } =
    ADD_ONS;
  return [secondReader, secondRecogniser, payment, storage, queue, anthropic, openAiCompatible].map(
    addOnFinding,
  );
}

/** Whether one part is installed. */
function addOnFinding(addOn: AddOn): Diagnosis {
  const { name, purpose } = addOn;
  return lackOf(addOn) === null
    ? { subject: name, mark: "ok", words: `installed: ${purpose}` }
    : {
        subject: name,
        mark: "none",
        words: `not installed: ${purpose}; add it with: ${installLine(addOn)}`,
      };
}

/** One thing that `doctor` looked at. */
interface Diagnosis {
  readonly subject: string;
  /** `none` is a part that is not installed, and need not be. */
  readonly mark: "ok" | "none" | "failed";
  /** What was found; where something is missing or wrong, also what to do. */
  readonly words: string;
}
