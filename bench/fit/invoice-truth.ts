import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomInvoicePaper } from "../../fixtures/draw/random/random-paper.ts";
import { CACHE } from "./page-cache.ts";
import { type PaperFile, samplesFolder } from "./sets.ts";

/** An invoice, bill or receipt and what is known to be printed on it. */
export interface InvoiceTruth {
  readonly file: PaperFile;
  /** The printed layout: documents of one are held out together. */
  readonly layout: string;
  readonly isPicture: boolean;
  /** Whether nothing is ever fitted to it. */
  readonly isUnseen: boolean;
  /** The right values of a field as text, null among them where it may be left out; undefined where it is not known. */
  readonly of: (field: string) => readonly (string | null)[] | undefined;
}

/** Folders of the samples that hold invoices; absent where only the project is checked out. */
const FOLDERS = ["invoices", "invoices-more", "receipts", "broadcast", "french", "einvoices"];

/** Invoices of the project drawn by authors who never saw the engine: one folder for each of them. */
const AUTHORS = join("bench", "authors", "invoices");

/** The authors to whose papers nothing is fitted. */
const UNSEEN: ReadonlySet<string> = new Set(["author-p", "author-z"]);

function authorFolders(): readonly string[] {
  return existsSync(AUTHORS) ? readdirSync(AUTHORS).toSorted() : [];
}

type Value = string | number | null;

interface RawTruth {
  readonly layout?: string;
  readonly family?: string;
  readonly kind?: string;
  readonly invoice?: Readonly<Record<string, unknown>> | null;
  readonly accept?: Readonly<Record<string, readonly Value[]>>;
  readonly fields?: Readonly<Record<string, Value | { readonly any?: readonly Value[] }>>;
}

/** Every invoice with truth, of the project and of the samples, in one order for good. */
export function invoicesWithTruth(): readonly InvoiceTruth[] {
  const own = join("fixtures", "invoice");
  const sets = readdirSync(own)
    .toSorted()
    .map((name) => ({ set: "fixtures", folder: join(own, name) }));
  for (const name of authorFolders())
    sets.push({ set: `author-${name}`, folder: join(AUTHORS, name) });
  for (const set of FOLDERS) sets.push({ set, folder: join(samplesFolder(), set) });
  return sets
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ set, folder }) => papersOf(set, folder));
}

/** Invoices of these seeds are drawn for no test. */
const FIRST_SEED = 100_000;

/** So many invoices composed at random, drawn where they are not there yet. Nothing is fitted to them unless it asks. */
export async function randomInvoices(count: number): Promise<readonly InvoiceTruth[]> {
  const folder = join(CACHE, `random-invoices-${count}`);
  mkdirSync(folder, { recursive: true });
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
    const path = join(folder, `in-${seed}`);
    if (existsSync(`${path}.truth.json`)) continue;
    const { pdf, truth } = await randomInvoicePaper(seed);
    writeFileSync(`${path}.pdf`, pdf);
    writeFileSync(`${path}.truth.json`, JSON.stringify(truth));
  }
  return papersOf("random-invoices", folder);
}

function papersOf(set: string, folder: string): readonly InvoiceTruth[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".truth.json"))
    .toSorted()
    .flatMap((file) => {
      const name = file.replace(/\.truth\.json$/, "");
      const [pdf, truth] = [join(folder, `${name}.pdf`), join(folder, file)];
      const raw = JSON.parse(readFileSync(truth, "utf8")) as RawTruth;
      if (!existsSync(pdf) || (raw.invoice ?? raw.fields) === undefined) return [];
      if (raw.invoice === null) return [];
      return [
        {
          file: { set, name, pdf, truth },
          layout: `${set} ${raw.layout ?? raw.family ?? name}`,
          isUnseen: UNSEEN.has(set),
          isPicture: raw.kind !== undefined && raw.kind !== "native",
          of: (field: string) => valuesOf(raw, field),
        },
      ];
    });
}

function valuesOf(raw: RawTruth, field: string): readonly (string | null)[] | undefined {
  const accepted = raw.accept?.[field] ?? [];
  if (raw.invoice !== undefined && raw.invoice !== null) {
    const value = field.split(".").reduce<unknown>(insideOf, raw.invoice);
    return [asText(value), ...accepted.map(asText)];
  }
  const known = raw.fields?.[field];
  if (known === undefined) return undefined;
  if (typeof known === "object" && known !== null) return known.any?.map(asText);
  return [asText(known)];
}

function insideOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

function asText(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
