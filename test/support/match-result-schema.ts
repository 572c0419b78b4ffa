import { Type } from "@sinclair/typebox";
import { MATCH_CODES } from "../../src/finding/match-codes.ts";
import { namesOf } from "../../src/base/names-of.ts";
import type { HistoryEntry, HistoryItem } from "../../src/match/history-entry.ts";
import type {
  LineAmountsBody,
  MatchedBillBody,
  MatchedColumnBody,
  MatchedLineBody,
  MatchedOrderBody,
  MatchedPaperBody,
  MatchedTableBody,
  MatchPlaceBody,
  MatchPointBody,
  MatchRefusalBody,
  MatchResult,
  OrderLineBody,
  TolerancesBody,
} from "../../src/wire/match-contract.ts";
import { CLOSED, exactly, oneOf, orNull, type SchemaOf } from "../../src/wire/schema-parts.ts";

const ANSWERS = ["matches", "check", "differs", "unmatched"] as const;

const NOT_PRINTED = "null where it is not printed or not in the table.";

const text = Type.String();
const texts = Type.Array(Type.String());
const textOrNull = orNull(Type.String(), NOT_PRINTED);
const numberOrNull = orNull(Type.Number(), NOT_PRINTED);

const placeSchema: SchemaOf<MatchPlaceBody> = exactly(
  Type.Object(
    { file: text, page: Type.Integer({ minimum: 1 }) },
    { ...CLOSED, title: "MatchPlace" },
  ),
);

const pointSchema: SchemaOf<MatchPointBody> = exactly(
  Type.Object(
    {
      code: oneOf(namesOf(MATCH_CODES)),
      detail: text,
      billed: numberOrNull,
      expected: numberOrNull,
      difference: numberOrNull,
      lines: Type.Array(Type.Integer({ minimum: 1 })),
      orderLines: texts,
      places: Type.Array(placeSchema),
      remedy: textOrNull,
    },
    { ...CLOSED, title: "MatchPoint" },
  ),
);

const lineSchema: SchemaOf<MatchedLineBody> = exactly(
  Type.Object(
    {
      line: Type.Integer({ minimum: 1 }),
      description: textOrNull,
      amount: numberOrNull,
      answer: oneOf(["matches", "differs", "not-compared"]),
      orderLines: texts,
      foundBy: orNull(oneOf(["code", "description", "likeness"]), NOT_PRINTED),
    },
    { ...CLOSED, title: "MatchedLine" },
  ),
);

const lineAmountsSchema: SchemaOf<LineAmountsBody> = exactly(
  Type.Object(
    { matching: Type.Number(), differing: Type.Number(), notCompared: Type.Number() },
    { ...CLOSED, title: "LineAmounts" },
  ),
);

const billSchema: SchemaOf<MatchedBillBody> = exactly(
  Type.Object(
    {
      file: text,
      answer: oneOf(ANSWERS),
      vendor: textOrNull,
      invoiceNumber: textOrNull,
      invoiceDate: orNull(Type.String({ format: "date" }), NOT_PRINTED),
      currency: textOrNull,
      total: numberOrNull,
      order: textOrNull,
      orderFoundBy: orNull(oneOf(["number", "lines"]), "null where none was found."),
      differences: Type.Array(pointSchema),
      notCompared: Type.Array(pointSchema),
      lines: Type.Array(lineSchema),
      lineAmounts: lineAmountsSchema,
    },
    { ...CLOSED, title: "MatchedBill" },
  ),
);

const orderLineSchema: SchemaOf<OrderLineBody> = exactly(
  Type.Object(
    {
      orderLines: texts,
      code: textOrNull,
      description: textOrNull,
      unit: textOrNull,
      ordered: numberOrNull,
      received: numberOrNull,
      billed: Type.Number(),
      billedAmount: Type.Number(),
    },
    { ...CLOSED, title: "OrderLine" },
  ),
);

const orderSchema: SchemaOf<MatchedOrderBody> = exactly(
  Type.Object(
    { order: text, lines: Type.Array(orderLineSchema) },
    { ...CLOSED, title: "MatchedOrder" },
  ),
);

const columnSchema: SchemaOf<MatchedColumnBody> = exactly(
  Type.Object({ column: text, heading: text }, { ...CLOSED, title: "MatchedColumn" }),
);

const tableSchema: SchemaOf<MatchedTableBody> = exactly(
  Type.Object(
    {
      table: text,
      separator: orNull(oneOf([",", ";", "\t", "|"]), "null where it was given as rows."),
      decimal: oneOf([".", ","]),
      rows: Type.Integer({ minimum: 0 }),
      columns: Type.Array(columnSchema),
      unused: texts,
      leftOut: Type.Array(Type.Integer({ minimum: 1 })),
    },
    { ...CLOSED, title: "MatchedTable" },
  ),
);

const tolerancesSchema: SchemaOf<TolerancesBody> = exactly(
  Type.Object({ price: text, quantity: text, amount: text }, { ...CLOSED, title: "Tolerances" }),
);

const paperSchema: SchemaOf<MatchedPaperBody> = exactly(
  Type.Object({ file: text, documentType: text }, { ...CLOSED, title: "MatchedPaper" }),
);

const refusalSchema: SchemaOf<MatchRefusalBody> = exactly(
  Type.Object({ file: text, error: text }, { ...CLOSED, title: "MatchRefusal" }),
);

const historyItemSchema: SchemaOf<HistoryItem> = exactly(
  Type.Object(
    {
      lines: texts,
      codeKey: text,
      description: textOrNull,
      price: textOrNull,
      quantity: textOrNull,
      amount: textOrNull,
      isSure: Type.Boolean(),
    },
    { ...CLOSED, title: "HistoryItem" },
  ),
);

const historyEntrySchema: SchemaOf<HistoryEntry> = exactly(
  Type.Object(
    {
      file: text,
      fingerprint: text,
      vendor: textOrNull,
      invoiceNumber: textOrNull,
      date: textOrNull,
      currency: textOrNull,
      amount: textOrNull,
      vendorKeys: texts,
      numberKey: textOrNull,
      contentKey: textOrNull,
      answer: oneOf(ANSWERS),
      order: textOrNull,
      items: Type.Array(historyItemSchema),
      freight: text,
      tax: text,
      net: text,
      isUnclear: Type.Boolean(),
    },
    { ...CLOSED, title: "HistoryEntry" },
  ),
);

/** The schema of the answer of a match. */
export const matchResultSchema: SchemaOf<MatchResult> = exactly(
  Type.Object(
    {
      bills: Type.Array(billSchema),
      orders: Type.Array(orderSchema),
      tolerances: tolerancesSchema,
      tables: Type.Array(tableSchema),
      otherPapers: Type.Array(paperSchema),
      notRead: Type.Array(refusalSchema),
      history: Type.Array(historyEntrySchema),
    },
    { ...CLOSED, title: "MatchResult" },
  ),
);
