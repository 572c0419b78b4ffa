import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  statSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { serveAsUser, type UsersDaemon } from "../cli/run-serve.ts";
import { bytesOfFixture, pagesOfFixture } from "../support/corpus.ts";
import { formOf } from "../support/daemon.ts";
import { asked, LAST, posted, talk } from "../support/raw-http.ts";

/** Names that stand on no paper and in no log. */
const PARTIES = "subcontractor=Quillfeather+Plumbing&gc=Brackenthwaite+Builders";
const FILE_NAME = "Zwickau-Oberlausitz.pdf";
const CLIENT = "203.0.113.77";
const OTHERS = "Wolkenstein";
const SECRETS = ["quillfeather", "brackenthwaite", "zwickau", "oberlausitz", CLIENT, "wolkenstein"];

const READ = [
  "fixtures/pay-application/aia-g702/first-application",
  "fixtures/broken/g702_math",
  "fixtures/change-order/twins/standpipe-of-the-sub",
  "fixtures/invoice/us-classic/electric",
  "fixtures/invoice/shop-receipt/grease-gun",
];
const REFUSED = [
  "fixtures/lien-waiver/arizona/conditional-progress",
  "fixtures/hostile/letter",
  "fixtures/hostile/encrypted",
  "fixtures/hostile/cut-off",
  "fixtures/hostile/form-doubling",
];
const SCAN = "fixtures/scans/change-order/signed";

/** Where the words stand that the daemon has of its own: some of them stand on papers, too. */
const OWN_WORDS = [
  "src/http/*.ts",
  "src/checks/**/*.ts",
  "node_modules/prom-client/lib/metrics/*.js",
];

test("nothing that was sent is kept, logged, counted or repeated to somebody else", async () => {
  const box = mkdtempSync(join(tmpdir(), "crossfoot-test-"));
  const folders = Object.fromEntries(
    ["HOME", "TMPDIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "CWD"].map((name) => {
      mkdirSync(join(box, name));
      return [name, join(box, name)] as const;
    }),
  );
  const before = filesOf(box);
  const daemon = await serveAsUser({
    env: {
      ...folders,
      CROSSFOOT_SERVE_LOG_LEVEL: "debug",
      CROSSFOOT_SERVE_METRICS: "beside",
      CROSSFOOT_SERVE_TRUST_PROXY: "127.0.0.1",
    },
    cwd: join(box, "CWD"),
  });

  const answers = [...(await readings(daemon)), ...(await refusals(daemon))];
  await talk(Number(new URL(daemon.url).port), [wire(bytesOfFixture(SCAN))], { leaveMs: 300 });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(READ.length + 2);
  expect(
    openFilesOf(daemon.pid).filter((file) => file.endsWith(" (deleted)") || file.startsWith(box)),
  ).toEqual([]);
  expect(filesOf(box)).toEqual(before);

  const metrics = (await send(daemon, { path: "/metrics", method: "GET" })).body;
  daemon.child.kill("SIGTERM");
  const { code, stdout, stderr } = await daemon.ended;
  expect(code).toBe(0);
  expect(filesOf(box)).toEqual(before);
  const told = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
  // What the runtime counts of itself has every number once in a while.
  const counted = metrics.split("\n").filter((line) => !/^(?:nodejs|process)_/.test(line));
  const all = [stdout, stderr, ...counted, ...told].join("\n");
  expect(stdout.split("\n").length).toBeGreaterThan(answers.length);
  for (const secret of SECRETS) expect(all.toLowerCase()).not.toContain(secret);
  expect(await printedWordsIn(all)).toEqual([]);
});

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends a request with all that a client says of itself. */
function send({ url }: UsersDaemon, sent: Sent): Promise<Answered> {
  const { path = "/api/v1/extract", method = "POST", headers = {}, body } = sent;
  return new Promise((resolve, reject) => {
    const said = {
      "x-forwarded-for": CLIENT,
      "user-agent": OTHERS,
      referer: `https://example.com/${OTHERS}`,
      cookie: OTHERS,
      "x-request-id": OTHERS,
      origin: `https://${OTHERS}.example`,
    };
    const asking = request(url + path, { method, headers: { ...said, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    asking.on("error", reject).end(body);
  });
}

const PDF = { "content-type": "application/pdf" };
const JSON_TYPE = { "content-type": "application/json" };

/** Documents that are read, in every form of a body, a scan and the page that shows where figures stand among them. */
async function readings(daemon: UsersDaemon): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (const [nth, path] of READ.entries()) {
    const bytes = bytesOfFixture(path);
    const isInvoice = path.includes("/invoice/");
    const reader = isInvoice ? "/api/v1/invoice?detail=full" : `/api/v1/extract?${PARTIES}`;
    const { headers, payload } = formOf([{ name: "file", bytes, fileName: FILE_NAME }]);
    const document = Buffer.from(bytes).toString("base64");
    const forms: readonly Sent[] = [
      { headers: PDF, body: bytes },
      { headers, body: payload },
      { headers: JSON_TYPE, body: JSON.stringify({ document, fileName: FILE_NAME }) },
    ];
    answers.push(await send(daemon, { path: reader, ...forms[nth % 3] }));
  }
  answers.push(
    await send(daemon, {
      path: `/try?${PARTIES}`,
      headers: PDF,
      body: bytesOfFixture(READ[0] ?? ""),
    }),
    await send(daemon, {
      path: `/api/v1/extract?${PARTIES}`,
      headers: PDF,
      body: bytesOfFixture(SCAN),
    }),
  );
  return answers;
}

/** Documents and requests that are refused at every step that can refuse them. */
async function refusals(daemon: UsersDaemon): Promise<readonly Answered[]> {
  const good = bytesOfFixture(READ[0] ?? "");
  const path = `/api/v1/extract?${PARTIES}`;
  const answers: Answered[] = [];
  for (const name of REFUSED) {
    answers.push(await send(daemon, { path, headers: PDF, body: bytesOfFixture(name) }));
  }
  const wrong: readonly Sent[] = [
    { path, headers: PDF, body: `${OTHERS} is no PDF` },
    { path, headers: { "content-type": `text/${OTHERS}` }, body: good },
    { path, headers: JSON_TYPE, body: `{"document":"${OTHERS} !"}` },
    { path, headers: JSON_TYPE, body: `{"gc":"${OTHERS}",` },
    { path, headers: JSON_TYPE, body: JSON.stringify({ document: "AAAA", gc: OTHERS }) },
    {
      path,
      headers: JSON_TYPE,
      body: JSON.stringify({ document: "AAAA", fileName: OTHERS.repeat(99) }),
    },
    {
      path,
      headers: JSON_TYPE,
      body: JSON.stringify({ document: "AAAA", [`${OTHERS} & Sons`]: 1 }),
    },
    { path: `${path}&${OTHERS}%20=1`, headers: PDF, body: good },
    { path: `/${OTHERS}?${PARTIES}`, headers: PDF, body: good },
    { path: `/%zz${OTHERS}?${PARTIES}`, headers: PDF, body: good },
    { path, method: "DELETE", headers: PDF, body: good },
    { path: `/api/v1/invoice?${PARTIES}`, headers: PDF, body: good },
    { path: `/try?gc=${OTHERS}&gc=${OTHERS}`, headers: PDF, body: good },
    { path, ...formWith(OTHERS, good) },
    { path, ...formWith("file", Buffer.alloc(5_000_000, OTHERS)) },
    { path, headers: formWith("file", good).headers, body: OTHERS },
  ];
  for (const sent of wrong) answers.push(await send(daemon, sent));
  const port = Number(new URL(daemon.url).port);
  const broken = [
    asked(`/${OTHERS} ${OTHERS}?${PARTIES}`),
    asked("/", [`${OTHERS}: ${OTHERS.repeat(2_000)}`]),
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${OTHERS}\r\n\r\n${OTHERS}`,
    `GET ${path} HTTP/1.1\r\n${LAST}\r\n\r\n`,
  ];
  for (const sent of broken) answers.push(...(await talk(port, [sent])).answers);
  for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  return answers;
}

function formWith(
  name: string,
  bytes: Uint8Array,
): Sent & { readonly headers: Record<string, string> } {
  const { headers, payload } = formOf([{ name, bytes, fileName: FILE_NAME }]);
  return { headers: { ...headers }, body: payload };
}

function wire(bytes: Uint8Array): Buffer {
  return posted(bytes, {
    path: `/api/v1/extract?${PARTIES}`,
    more: [`X-Forwarded-For: ${CLIENT}`],
  });
}

/** Words of four letters and more, and figures of four digits and more, that stand on the papers and in the text. */
async function printedWordsIn(text: string): Promise<readonly string[]> {
  const said = new Set(wordsOf(text));
  const printed: string[] = [];
  // What cannot be opened has no pages to be read here; its words are those of a paper that can.
  for (const path of [...READ, ...REFUSED.slice(0, 2)]) {
    for (const { words } of await pagesOfFixture(path))
      printed.push(...words.map((word) => word.text));
  }
  printed.push(readFileSync(`${SCAN}.truth.json`, "utf8"));
  const own = new Set(globSync(OWN_WORDS).flatMap((file) => wordsOf(readFileSync(file, "utf8"))));
  const found = printed.flatMap(wordsOf).filter((word) => said.has(word) && !own.has(word));
  return [...new Set(found)].toSorted();
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{4,}|(?<![\p{L}\d-])\d[\d,.]{3,}\d(?![\p{L}\d-])/gu) ?? [];
}

/** Every file and folder with all that would show a change. */
function filesOf(folder: string): readonly string[] {
  return globSync("**", { cwd: folder, dot: true, onlyFiles: false })
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      const { mtimeMs, size } = statSync(path);
      const content = statSync(path).isFile() ? readFileSync(path) : "";
      return `${name} ${mtimeMs} ${size} ${createHash("sha256").update(content).digest("hex")}`;
    });
}

/** What a process and those that it started hold open, where the system shows it. */
function openFilesOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}`;
  if (!existsSync(join(folder, "fd"))) return [];
  const files = readdirSync(join(folder, "fd")).flatMap((number) => {
    try {
      return [readlinkSync(join(folder, "fd", number))];
    } catch {
      // It was closed since.
      return [];
    }
  });
  const children = readdirSync(join(folder, "task")).flatMap((thread) =>
    readFileSync(join(folder, "task", thread, "children"), "utf8")
      .split(" ")
      .filter(Boolean),
  );
  return [...files, ...children.flatMap((child) => openFilesOf(Number(child)))];
}
