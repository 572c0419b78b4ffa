import { Money } from "../../base/money.ts";
import { ROW_IDENTITIES, ROW_TOTAL } from "../../document/identities.ts";
import type { SheetFigureName } from "../../document/pay-application.ts";
import { SHEET_ORDER } from "../../kinds/pay-application/sheet-fields.ts";
import type { NamedRow, TableReading } from "../table/table.ts";
import type { SheetColumn } from "../template.ts";
import { isShareCompleted, ofTheirForm, withRatesApart } from "./percent-columns.ts";
import { quantityColumns } from "./quantity-columns.ts";

/** An identity holds in a table when at least this share of the rows that can be tested agree; a row may be wrong. */
const AGREEING = 0.6;

/** Names are disproved when fewer than this share of the rows agree. */
const DISAGREEING = 0.25;

/** Rows that are looked at: the first of a long sheet say what its columns are. */
const MOST_ROWS = 60;

/** Rows that must agree with a figure other than zero. */
const FEWEST_ROWS = 2;

/** What an identity that holds, or fails, in the rows weighs against one more column with a name. */
const PROOF = 3;

type Names = readonly (SheetColumn | null)[];

type Rows = readonly NamedRow<SheetColumn>[];

/**
 * The names of a table's columns. Captions may be read in two ways, as texts or by the words over each column; the
 * rows' own arithmetic tells which is right, names columns that no caption named where it leaves one meaning, and
 * takes away names that it disproves.
 */
export function namedByArithmetic(table: TableReading<SheetColumn>): Names {
  const items = table.rows.filter((row) => row.kind === "item").slice(0, MOST_ROWS);
  const quantities = quantityColumns(table);
  const bases = [table.names, ...table.otherNames]
    .flatMap((names) => [names, names.map((name, index) => name ?? table.names[index] ?? null)])
    .map((names) => names.map((name, index) => (quantities.has(index) ? "other" : name)))
    .map((names) => ofTheirForm(names, items));
  const candidates = [...new Map(bases.map((names) => [names.join(), names])).values()]
    .flatMap((base) =>
      withoutTwins(withRatesApart(base, items), table).map((way) => {
        const names = completed(ofTheirForm(filled(way, table), items), items);
        const read =
          AGREED * shared(names, table) -
          OUT_OF_ORDER * turnsOf(names) -
          CONTRADICTED * contradictions(names, table);
        return { base, names, worth: worthOf(names, items) + read };
      }),
    )
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = candidates;
  if (best === undefined) return table.names;
  const isProved = agrees(items, best.names, ROW_TOTAL.printed, ROW_TOTAL.expected);
  const rivals = candidates.filter(({ base, worth }) =>
    isProved ? base === best.base && worth === best.worth : worth > best.worth - CLOSE,
  );
  return withoutDisproved(
    withoutDoubt(
      best.names,
      rivals.map(({ names }) => names),
    ),
    items,
  );
}

/** Without a proof, a reading that is worth nearly as much is a reason to doubt. */
const CLOSE = 0.05;

/** Columns in the order in which nearly every form prints them. */
const ORDER: readonly SheetColumn[] = SHEET_ORDER;

/** What two neighbours against the usual order weigh: they decide where nothing else does. */
const OUT_OF_ORDER = 0.1;

/** How often a column follows one that usually stands behind it. */
function turnsOf(names: Names): number {
  const places = names.flatMap((name) => {
    const place = name === null ? -1 : ORDER.indexOf(name);
    return place < 0 ? [] : [place];
  });
  return places.filter((place, index) => place < (places[index - 1] ?? 0)).length;
}

/** Two columns that may both be previous work, or work of this period, and nothing tells which: neither of them is. */
function withoutDoubt(names: Names, rivals: readonly Names[]): Names {
  return names.map((name, index) => {
    const isDoubtful =
      (name === "workThisPeriod" || name === "previousWork") &&
      rivals.some((rival) => rival.includes(name) && rival[index] !== name);
    return isDoubtful ? null : name;
  });
}

/** In how many columns names are what the readings of the captions say, counted over all readings. */
function shared(own: Names, { names, otherNames }: TableReading<SheetColumn>): number {
  return [names, ...otherNames].reduce(
    (count, reading) =>
      count + own.filter((name, index) => name !== null && name === reading[index]).length,
    0,
  );
}

/** How many columns have a name other than the one that all readings of their captions give. */
function contradictions(own: Names, { names, otherNames }: TableReading<SheetColumn>): number {
  return own.filter((name, index) => {
    const given = [names, ...otherNames].flatMap((reading) => reading[index] ?? []);
    const [first] = given;
    const isUnanimous = given.length > 1 && given.every((other) => other === first);
    return name !== null && name !== "other" && isUnanimous && first !== "other" && name !== first;
  }).length;
}

/** What the readings weigh against a name where they agree: as much as an identity that holds for it. */
const CONTRADICTED = 3;

/** What one reading of a caption weighs: most readings decide where nothing else does. */
const AGREED = 0.05;

/** More columns with a name are better, and far better is what the rows prove. */
function worthOf(names: Names, items: Rows): number {
  const named = new Set(names.filter((name) => name !== null && name !== "other")).size;
  return ROW_IDENTITIES.reduce((worth, { printed, expected }) => {
    const { tested, held } = agreement(items, names, printed, expected);
    if (held >= FEWEST_ROWS && held >= AGREEING * tested) return worth + PROOF * (held / tested);
    return tested > FEWEST_ROWS && held < DISAGREEING * tested ? worth - PROOF : worth;
  }, named);
}

/** Names that one reading of the captions leaves open and another gives, where no other column has them. */
function filled(way: Names, table: TableReading<SheetColumn>): Names {
  return [table.names, ...table.otherNames].reduce<Names>(
    (names, reading) =>
      names.map((name, index) => {
        const other = reading[index] ?? null;
        return name ?? (other === null || names.includes(other) ? null : other);
      }),
    way,
  );
}

/** Names the columns without a name, where the rows' arithmetic leaves one meaning. */
function completed(read: Names, items: Rows): Names {
  const names = [...read];
  const isShare = (index: number): boolean =>
    !names.includes("scheduledValue") &&
    names.some(
      (name, at) =>
        name === "percentComplete" &&
        isShareCompleted(at, names.with(index, "scheduledValue"), items),
    );
  names.forEach((name, index) => {
    if (name !== null) return;
    if (isShare(index)) {
      names[index] = "scheduledValue";
      return;
    }
    for (const identity of ROW_IDENTITIES) {
      const parts = [identity.printed, ...identity.expected.map((term) => term.figure)];
      const missing = parts.filter((part) => !names.includes(part));
      const [only] = missing;
      if (missing.length !== 1 || only === undefined) continue;
      const trial = names.with(index, only);
      if (agrees(items, trial, identity.printed, identity.expected)) {
        names[index] = only;
        return;
      }
    }
  });
  return names;
}

/**
 * Columns whose captions say that they add up, and whose rows do not, are something else than they seem. Without a
 * column of stored material the parts may be less than the total, and never more.
 */
function withoutDisproved(names: Names, items: Rows): Names {
  const isWithoutStored = !names.includes("storedMaterials");
  const disproved = ROW_IDENTITIES.filter((identity) => {
    const { tested, held, below } = agreement(items, names, identity.printed, identity.expected);
    const agreed = identity === ROW_TOTAL && isWithoutStored ? held + below : held;
    return tested > FEWEST_ROWS && agreed < DISAGREEING * tested;
  });
  const proved = new Set(
    ROW_IDENTITIES.filter(({ printed, expected }) =>
      agrees(items, names, printed, expected),
    ).flatMap(partsOf),
  );
  const doubtful = new Set<SheetColumn | null>(
    disproved.flatMap(partsOf).filter((name) => name !== "scheduledValue" && !proved.has(name)),
  );
  return names.map((name) => (doubtful.has(name) ? null : name));
}

function partsOf(identity: (typeof ROW_IDENTITIES)[number]): readonly SheetFigureName[] {
  return [identity.printed, ...identity.expected.map(({ figure }) => figure)];
}

/**
 * The ways to read one name over several columns: each of those that are totalled may be the one that keeps it.
 * Percents may stand in several columns.
 */
function withoutTwins(read: Names, table: TableReading<SheetColumn>): readonly Names[] {
  const totals = table.rows.filter((row) => row.kind !== "item");
  const isTotalled = (index: number): boolean =>
    totals.some((row) => row.figures[index] !== undefined && row.figures[index].money !== null);
  let ways: readonly Names[] = [read];
  for (const name of new Set(read)) {
    const twins = read.flatMap((other, index) => (other === name ? [index] : []));
    if (name === null || name === "percentComplete" || name === "other" || twins.length < 2)
      continue;
    const totalled = twins.filter(isTotalled);
    const keepers = totalled.length > 0 ? totalled : twins;
    ways = ways
      .flatMap((names) =>
        keepers.map((kept) =>
          names.map((other, index) => (twins.includes(index) && index !== kept ? null : other)),
        ),
      )
      .slice(0, MOST_WAYS);
  }
  return ways;
}

/** More ways to read the twins of a table are not tried. */
const MOST_WAYS = 24;

type Terms = readonly { readonly sign: 1 | -1; readonly figure: SheetFigureName }[];

function agrees(rows: Rows, names: Names, printed: SheetFigureName, expected: Terms): boolean {
  const { tested, held } = agreement(rows, names, printed, expected);
  return held >= FEWEST_ROWS && held >= AGREEING * tested;
}

/**
 * In how many rows with a figure an identity can be tested, in how many it holds, and in how many the parts are less
 * than the total. An absent column counts as nothing.
 */
function agreement(
  rows: Rows,
  names: Names,
  printed: SheetFigureName,
  expected: Terms,
): { readonly tested: number; readonly held: number; readonly below: number } {
  let tested = 0;
  let held = 0;
  let below = 0;
  const present = expected.filter(({ figure }) => names.includes(figure));
  if (!names.includes(printed) || present.length < 2) return { tested, held, below };
  for (const row of rows) {
    const valueOf = (name: SheetFigureName): Money | null =>
      row.figures[names.indexOf(name)]?.money ?? null;
    const total = valueOf(printed);
    const parts = present.map(({ figure }) => valueOf(figure));
    const isEmpty = parts.every((value) => value?.isZero() ?? true);
    if (total === null || (total.isZero() && isEmpty) || parts.every((value) => value === null))
      continue;
    tested += 1;
    const sum = present.reduce((left, { sign, figure }) => {
      const value = valueOf(figure) ?? Money.zero;
      return sign === 1 ? left.plus(value) : left.minus(value);
    }, Money.zero);
    if (sum.equals(total)) held += 1;
    else if (sum.absolute().compare(total.absolute()) < 0) below += 1;
  }
  return { tested, held, below };
}
