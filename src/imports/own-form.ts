import { enumerate } from "../finding/figure-words.ts";
import { DATE_ORDERS, type DateOrder, type From, type PrintedName, type Shape } from "./program.ts";
import type { Wrong } from "./table-rows.ts";

/** How the value of a column is written, or what is wrong with the words that say it. */
export function ownForm(from: From, said: string): Shape | Wrong {
  const kind = kindOf(from);
  if (kind === "date") return dateForm(said.trim());
  const parts =
    said.trim() === ""
      ? []
      : said
          .trim()
          .toLowerCase()
          .split(/\s*,\s*/);
  const lengths = parts.flatMap((part) => /^at most ([1-9]\d{0,3})$/.exec(part)?.[1] ?? []);
  const extras = parts.filter((part) => part === EXTRA[kind]);
  const isKnown = lengths.length + extras.length === parts.length;
  const isOnce = lengths.length <= 1 && extras.length <= 1;
  if (!isKnown || !isOnce || (kind === "word" && parts.length > 0)) return wrongForm(said, kind);
  const [length] = lengths;
  return shapeOf(kind, {
    most: length === undefined ? null : Number(length),
    hasExtra: extras.length > 0,
  });
}

function shapeOf(
  kind: FormKind,
  { most, hasExtra }: { readonly most: number | null; readonly hasExtra: boolean },
): Shape {
  switch (kind) {
    case "word":
      return { as: "word" };
    case "text":
      return most === null ? { as: "text" } : { as: "text", most };
    case "name":
      return {
        as: "name",
        ...(most === null ? {} : { most }),
        ...(hasExtra ? { digitsOnly: true } : {}),
      };
    case "amount":
      return {
        as: "amount",
        ...(most === null ? {} : { wholeDigits: most }),
        ...(hasExtra ? { owed: "minus" } : {}),
      };
  }
}

type FormKind = "word" | "text" | "name" | "amount";

function kindOf(from: From): FormKind | "date" {
  if ("code" in from) return "name";
  if (!("printed" in from)) return "word";
  return KINDS[from.printed];
}

const KINDS: Readonly<Record<PrintedName, FormKind | "date">> = {
  vendor: "name",
  number: "name",
  date: "date",
  "due date": "date",
  order: "name",
  currency: "name",
  total: "amount",
  description: "text",
  amount: "amount",
  tax: "amount",
};

/** What can be said of a value beside its length. */
const EXTRA: Readonly<Record<FormKind, string | null>> = {
  word: null,
  text: null,
  name: "digits",
  amount: "owed minus",
};

function dateForm(said: string): Shape | Wrong {
  const order = [...DATE_ORDERS, "dates" as const].find(
    (one) => one.toLowerCase() === said.toLowerCase(),
  );
  return order === undefined
    ? {
        wrong: `a date needs a form: ${enumerate([...DATE_ORDERS, "dates"], "or")}, not "${said}".`,
      }
    : { as: "date", order: order satisfies DateOrder | "dates" };
}

function wrongForm(said: string, kind: FormKind): Wrong {
  return { wrong: `there is no form "${said}" of this value. ${FORMS[kind]}` };
}

const FORMS: Readonly<Record<FormKind, string>> = {
  word: "Leave it blank.",
  text: 'It is blank or "at most 30", which is how many characters it can have.',
  name: 'It is blank, "digits", "at most 10", or both: "digits, at most 10".',
  amount:
    'It is blank, "owed minus" where what is owed is below zero, "at most 9", which is how many digits it can have before the point, or both.',
};
