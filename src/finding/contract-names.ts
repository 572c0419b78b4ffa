import type { Money } from "../base/money.ts";
import type { Heading } from "../document/heading.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { enumerate } from "./figure-words.ts";

/** The texts of a form's head that name a contract. */
export type ContractTexts = Readonly<Record<Exclude<keyof Heading, "periodFrom">, string | null>>;

/** A contract in one line: who bills, for what, under which number; by its first file where nothing of it is printed. */
export function contractWords({
  texts,
  applications: [first],
}: {
  readonly texts: ContractTexts;
  readonly applications: readonly { readonly application: { readonly file: string } }[];
}): string {
  const { contractor, project, contractNumber, projectNumber, addressee } = texts;
  const parts = [
    contractor,
    project,
    contractNumber === null ? null : `contract ${contractNumber}`,
    projectNumber === null || projectNumber === contractNumber ? null : `project ${projectNumber}`,
    addressee === null ? null : `billed to ${addressee}`,
  ].filter((part) => part !== null);
  return parts.length > 0
    ? parts.join(" · ")
    : `The contract of ${first?.application.file ?? "no file"}`;
}

/** A document by its pages within a file, which the place names better. */
const WITHIN_FILE = /, pages? \d+(?:-\d+)?$/;

/** `pa-03.pdf p. 1, 4`, for the places of each file. */
export function placeWords(
  places: readonly { readonly file: string; readonly pageNumber: number }[],
): string {
  const pages = new Map<string, Set<number>>();
  for (const { file, pageNumber } of places) {
    const name = file.replace(WITHIN_FILE, "");
    pages.set(name, (pages.get(name) ?? new Set()).add(pageNumber));
  }
  return [...pages].map(([file, own]) => `${file} p. ${[...own].join(", ")}`).join(", ");
}

/** What an application is called. */
export interface ApplicationName {
  /** As printed. */
  readonly number: string | null;
  readonly file: string;
}

/** An application and the one before it. */
export interface TwoApplications {
  readonly former: ApplicationName;
  readonly current: ApplicationName;
}

/** `application 3`, or its file where no number is printed. */
export function applicationWords({ number, file }: ApplicationName): string {
  return number === null ? `the application in ${file}` : `application ${number}`;
}

/** `application 3`, or `applications 2 and 4 to 9`. */
export function numberWords(numbers: readonly number[]): string {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = runs.at(-1) ?? [number, NaN];
    if (last === number - 1) runs.splice(-1, 1, [first, number]);
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([first, last]) =>
    last - first > 1
      ? [`${first} to ${last}`]
      : first === last
        ? [`${first}`]
        : [`${first}`, `${last}`],
  );
  return `${numbers.length === 1 ? "application" : "applications"} ${enumerate(words)}`;
}

/** `applications 2 and 4 to 9 are missing`. */
export function missingWords(missing: readonly number[]): string {
  return `${numberWords(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
}

/** A change order as an application lists it. */
export interface ListedOrder {
  /** Its number, or its description where it has none. */
  readonly order: string;
  readonly amount: Money | null;
  readonly application: ApplicationName;
}

/** A change order document by its own number, as printed, and its file. */
export interface OrderPaperName {
  readonly number: string | null;
  readonly file: string;
}

/** `change order 7`. */
export function orderWords(order: string): string {
  return `change order ${order}`;
}

/** The begin of a sentence: `Change order 7 is listed with 12,481.00 in application 4`. */
export function listedWords({ order, amount, application }: ListedOrder): string {
  const over = amount === null ? "" : ` with ${amount.toString()}`;
  return `${sentenceCase(orderWords(order))} is listed${over} in ${applicationWords(application)}`;
}

/** `change order 7 (co-7.pdf)`. */
export function orderPaperWords({ number, file }: OrderPaperName): string {
  return number === null ? `the change order in ${file}` : `${orderWords(number)} (${file})`;
}

/**
 * What a change order document does to the contract. An order is `executed` where it shows that it was agreed, `open`
 * where it shows nothing of the kind; a signature by hand leaves no text, so that many that were executed are `open`.
 */
export type OrderStanding = keyof typeof ORDER_STANDING_WORDS;

/** Each standing as people read it. */
export const ORDER_STANDING_WORDS = {
  request: "request",
  executed: "executed order",
  open: "order",
  draft: "draft",
  pending: "pending order",
  void: "void order",
  rejected: "rejected order",
} as const;

/** Why an application is compared with its neighbours, or which one counts in its place. */
export type ApplicationStanding<Paper> =
  | { readonly kind: "compared" }
  | { readonly kind: "duplicate"; readonly instead: Paper; readonly isSameFile: boolean }
  | { readonly kind: "superseded" | "competing"; readonly instead: Paper };

/** Why an application was not compared, in a few words; null for those that were. */
export function standingWords(
  standing: ApplicationStanding<{ readonly file: string }>,
): string | null {
  switch (standing.kind) {
    case "compared":
      return null;
    case "duplicate":
      return `copy of ${standing.instead.file}`;
    case "superseded":
      return `replaced by ${standing.instead.file}`;
    case "competing":
      return `not compared, ${standing.instead.file} has its number`;
  }
}
