import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { placeIn } from "../batch/objects/object-address.ts";
import { SheetCollector } from "../library/sheet-collector.ts";
import type { Reading } from "../kinds/reading.ts";
import { BYTE_ORDER_MARK, csvLines, csvText } from "../sheets/csv-text.ts";
import { DOCUMENTS } from "../sheets/definitions/documents.ts";
import { factsOf, judgedRow } from "../sheets/judged-row.ts";
import { type FilledSheet, Sheet } from "../sheets/sheet.ts";
import { tooLongSheet, workbookBytes } from "../sheets/workbook-bytes.ts";
import { judge } from "../verdict/judgement.ts";
import { beginResult, writeResultFile } from "./result-file.ts";
import type { ResultFormat, ResultSink } from "./result-sink.ts";
import { UsageError } from "./exit-code.ts";

const nothing = async (): Promise<void> => undefined;

/** Gathers the sheets of a run and writes them as a workbook, which gets its name when it is whole. */
export async function workbookSink(path: string): Promise<ResultSink<Reading>> {
  const file = await beginResult(path);
  return {
    ...gathering(async (sheets) => {
      await file.append(await workbookOf(sheets, dirname(resolve(path))));
      await file.finish();
    }),
    abandon: async () => file.discard(),
  };
}

/** The same to a stream: its links name whole paths, because nobody knows where it will lie. */
export function workbookStreamSink(stream: NodeJS.WritableStream): ResultSink<Reading> {
  return gathering(async (sheets) => {
    const bytes = await workbookOf(sheets, null);
    await new Promise<void>((done, fail) => {
      stream.write(bytes, (error) => (error instanceof Error ? fail(error) : done()));
    });
  });
}

/** Gathers the sheets of a run and writes each as a file of comma-separated values. */
export async function csvFolderSink(folder: string): Promise<ResultSink<Reading>> {
  // What cannot be written is found out before anything is read.
  await mkdir(folder, { recursive: true });
  return gathering(async (sheets) => {
    for (const sheet of sheets) {
      const text = BYTE_ORDER_MARK + csvText(sheet);
      await writeResultFile(placeIn(folder, `${sheet.fileName}.csv`), text);
    }
  });
}

/** A line of comma-separated values for each input, judged by itself, as it is read. A program behind a pipe would take the mark of a file for a part of the first header. */
export function csvOfDocuments({ isFile }: { readonly isFile: boolean }): ResultFormat<Reading> {
  const header = DOCUMENTS.columns.map((column) => column.header);
  return {
    begin: (isFile ? BYTE_ORDER_MARK : "") + csvLines([header]),
    write: (name, outcome) => {
      const sheet = new Sheet(DOCUMENTS);
      const facts = outcome.kind === "read" ? factsOf(outcome.reading) : null;
      sheet.add(judgedRow({ name, path: null }, judge(outcome), facts));
      return csvLines(sheet.rows.map(({ values }) => values));
    },
    end: () => "",
  };
}

function gathering(write: (sheets: readonly FilledSheet[]) => Promise<void>): ResultSink<Reading> {
  const collector = new SheetCollector();
  return {
    put: async (input, outcome) => collector.add(input, outcome),
    finish: async () => write(collector.finished()),
    abandon: nothing,
  };
}

async function workbookOf(
  sheets: readonly FilledSheet[],
  folder: string | null,
): Promise<Uint8Array> {
  const tooLong = tooLongSheet(sheets);
  if (tooLong !== null) {
    throw new UsageError(
      `The sheet ${tooLong} has more rows than a workbook takes: use --format csv with a folder, or read fewer files at a time.`,
    );
  }
  return workbookBytes(sheets, folder);
}
