import { describe, expect, test } from "vitest";
import { anyInvoice } from "../../templates/invoice/any-invoice.ts";
import type { InvoiceWords } from "../../src/lexicon/invoice-template.ts";

/** The words that no one language owns. */
const SHARED = "mul";

type Group = Readonly<Partial<Record<string, readonly string[]>>>;

/** Letters that do not come apart into a letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** The tokens of a text as phrases are compared: no case, no accents, no punctuation. */
function tokensOf(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const folded = plain.replaceAll(/[ßøæœłđı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
  return folded.match(/[\p{L}\p{N}]+|[#%&]/gu) ?? [];
}

/** All that a phrase stands for. */
function expansionsOf(phrase: string): readonly string[] {
  let texts = [""];
  for (const [part] of phrase.matchAll(/\[[^\]]*\]|[^[]+/g)) {
    const alternatives = part.startsWith("[") ? part.slice(1, -1).split("|") : [part];
    texts = texts.flatMap((text) => alternatives.map((word) => `${text} ${word}`));
  }
  return texts.map((text) => tokensOf(text).join(" "));
}

function groupsOf(words: InvoiceWords): readonly (readonly [string, Group])[] {
  const { titles, head, amounts, columns, roles } = words;
  return Object.entries({ titles, head, amounts, columns, roles });
}

function phrasesOf(words: InvoiceWords): readonly string[] {
  const grouped = groupsOf(words).flatMap(([, group]) => Object.values(group).flatMap(listOf));
  const { legalForms, units, groupSums, taxIncluded, currencies, months } = words;
  const others = [
    legalForms,
    units,
    groupSums,
    taxIncluded,
    ...Object.values(currencies),
    ...months,
  ];
  return [...grouped, ...others.flatMap(listOf)];
}

function listOf(phrases: readonly string[] | undefined): readonly string[] {
  return phrases ?? [];
}

/** Phrases of a group that stand for two meanings, as "phrase: one, other". */
function clashesOf(group: Group): readonly string[] {
  const meanings = new Map<string, Set<string>>();
  for (const [meaning, phrases] of Object.entries(group)) {
    for (const text of listOf(phrases).flatMap(expansionsOf)) {
      const known = meanings.get(text);
      if (known === undefined) meanings.set(text, new Set([meaning]));
      else known.add(meaning);
    }
  }
  const twice = [...meanings].filter(([text, known]) => text !== "" && known.size > 1);
  return twice.map(([text, known]) => `${text}: ${[...known].join(", ")}`);
}

/** Whether brackets open and close in turn, and nothing else is cut by "|". */
function hasGoodBrackets(phrase: string): boolean {
  return !/[[\]|]/.test(phrase.replaceAll(/\[[^[\]]*\]/g, ""));
}

const cases = anyInvoice.words.map((words) => [words.language, words] as const);
const languageCases = cases.filter(([language]) => language !== SHARED);

test("every language stands once, English first behind what languages share", () => {
  const languages = anyInvoice.words.map(({ language }) => language);
  expect(new Set(languages).size).toBe(languages.length);
  expect(languages.slice(0, 2)).toEqual([SHARED, "en"]);
  for (const language of languages.slice(1)) expect(language).toMatch(/^[a-z]{2}$/);
});

describe.each(cases)("the words of %s", (_, words) => {
  test("no phrase is empty", () => {
    const empty = phrasesOf(words).filter((phrase) =>
      expansionsOf(phrase).every((text) => text === ""),
    );
    expect(empty).toEqual([]);
  });

  test("no phrase stands for nothing by one of its alternatives", () => {
    const maybeEmpty = phrasesOf(words).filter((phrase) => expansionsOf(phrase).includes(""));
    expect(maybeEmpty).toEqual([]);
  });

  test("phrases are in lower case", () => {
    const loud = phrasesOf(words).filter((phrase) => phrase !== phrase.toLowerCase());
    expect(loud).toEqual([]);
  });

  test("every bracket is closed", () => {
    expect(phrasesOf(words).filter((phrase) => !hasGoodBrackets(phrase))).toEqual([]);
  });

  test("no phrase has two meanings in one group", () => {
    const clashes = groupsOf(words).flatMap(([name, group]) =>
      clashesOf(group).map((clash) => `${name}: ${clash}`),
    );
    expect(clashes).toEqual([]);
  });

  test("currencies go by their codes", () => {
    for (const code of Object.keys(words.currencies)) expect(code).toMatch(/^[A-Z]{3}$/);
  });
});

describe.each(languageCases)("the language %s", (_, words) => {
  test("twelve months, each told from the others", () => {
    expect(words.months).toHaveLength(12);
    const names = words.months.flatMap((list) => [
      ...new Set(list.map((name) => tokensOf(name).join(" "))),
    ]);
    expect(names.filter((name) => name === "")).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const list of words.months) expect(list.length).toBeGreaterThan(0);
  });

  test("the plain words of a paper are known", () => {
    expect(words.titles.invoice?.length).toBeGreaterThan(0);
    expect(words.head.invoiceNumber?.length).toBeGreaterThan(0);
    expect(words.head.invoiceDate?.length).toBeGreaterThan(0);
    expect(words.amounts.total?.length).toBeGreaterThan(0);
    expect(words.columns.description?.length).toBeGreaterThan(0);
    expect(words.roles.customer?.length).toBeGreaterThan(0);
  });
});

describe("labels that hold a wanted one, and the wanted ones beside them", () => {
  test.each<readonly [string, "head" | "amounts" | "columns" | "titles", string, string]>([
    ["en", "head", "Order Date", "otherDate"],
    ["en", "head", "Tax Point Date", "otherDate"],
    ["en", "head", "Invoice Period", "otherDate"],
    ["en", "head", "Customer No.", "otherNumber"],
    ["en", "head", "Number of Items", "otherNumber"],
    ["en", "head", "Sort Code", "other"],
    ["en", "head", "Invoice #", "invoiceNumber"],
    ["en", "head", "Customer PO #", "purchaseOrder"],
    ["en", "amounts", "Total Weight", "otherAmount"],
    ["en", "amounts", "Total Pages", "otherAmount"],
    ["en", "amounts", "Total Volume", "otherAmount"],
    ["en", "amounts", "You saved", "otherAmount"],
    ["en", "amounts", "Amount of discount if paid by", "otherAmount"],
    ["en", "amounts", "Due amount last month", "previousBalance"],
    ["en", "amounts", "Total (excl. GST)", "subtotal"],
    ["en", "amounts", "Total incl. VAT", "total"],
    ["en", "amounts", "Less deposit", "amountPaid"],
    ["en", "amounts", "P&P", "shipping"],
    ["en", "titles", "Conditional Lien Waiver", "other"],
    ["de", "head", "Lieferscheinnummer:", "otherNumber"],
    ["de", "head", "Rechnungs-Nr.", "invoiceNumber"],
    ["de", "head", "USt-IdNr.", "taxId"],
    ["de", "head", "Fällig am", "dueDate"],
    ["de", "amounts", "Skonto", "otherAmount"],
    ["de", "amounts", "Zahlbetrag", "balanceDue"],
    ["de", "titles", "RECHNUNGSKORREKTUR", "credit-note"],
    ["fr", "head", "Date de livraison", "otherDate"],
    ["fr", "head", "Date d'échéance", "dueDate"],
    ["fr", "head", "Facture n°", "invoiceNumber"],
    ["fr", "amounts", "Net à payer", "balanceDue"],
    ["fr", "amounts", "Total H.T.", "subtotal"],
    ["fr", "columns", "P.U. HT", "unitPrice"],
    ["es", "head", "Nº de factura", "invoiceNumber"],
    ["es", "head", "Fecha de entrega", "otherDate"],
    ["es", "amounts", "Retención IRPF", "withholding"],
    ["it", "head", "Numero fattura", "invoiceNumber"],
    ["it", "columns", "Q.tà", "quantity"],
    ["it", "amounts", "Ritenuta d'acconto", "withholding"],
    ["nl", "amounts", "Totaal te betalen", "balanceDue"],
    ["nl", "columns", "Stuksprijs", "unitPrice"],
    ["pt", "amounts", "Líquido a receber", "balanceDue"],
    ["pt", "columns", "Vl. Unit.", "unitPrice"],
    ["pl", "head", "Data sprzedaży", "otherDate"],
    ["sv", "amounts", "Öresavrundning", "rounding"],
    ["cs", "amounts", "Celkem k úhradě", "balanceDue"],
    ["hu", "head", "Teljesítés dátuma", "otherDate"],
    ["tr", "amounts", "Ödenecek Tutar", "balanceDue"],
  ])("%s %s: %s is %s", (language, group, label, meaning) => {
    const listed = anyInvoice.words
      .filter((each) => each.language === language || each.language === SHARED)
      .flatMap((each) => Object.entries(each[group] as Group));
    const found = listed.filter(([, phrases]) =>
      listOf(phrases).flatMap(expansionsOf).includes(tokensOf(label).join(" ")),
    );
    expect(new Set(found.map(([name]) => name))).toEqual(new Set([meaning]));
  });
});

test("brackets are read as they are meant", () => {
  expect(expansionsOf("[total|] Amount d'échéance")).toEqual([
    "total amount d echeance",
    "amount d echeance",
  ]);
  expect(hasGoodBrackets("[a|b] c")).toBe(true);
  for (const phrase of ["[a|b c", "a] b", "a | b", "[a [b] c]"]) {
    expect(hasGoodBrackets(phrase)).toBe(false);
  }
  expect(clashesOf({ total: ["[grand|] total"], plainTotal: ["Total"] })).toEqual([
    "total: total, plainTotal",
  ]);
});
