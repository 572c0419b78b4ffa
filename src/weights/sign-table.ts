/** What each named sign says for each slot, as a logarithm of odds. */
export type SlotSigns<Slot extends string> = Readonly<
  Record<Slot, Readonly<Record<string, number>>>
>;

/** A weight of one in a table. */
const STEPS = 100;
const BETWEEN = "|";
/** Weights of less say nothing: many such say no more together, and take a third of the table. */
const LEAST = 7;

/** Weights as text: a line for each sign, with a hundredth of odds for each slot in their order, nothing where it says nothing. */
export function signTable<Slot extends string>(
  weights: SlotSigns<Slot>,
  slots: readonly Slot[],
): string {
  const names = [...new Set(slots.flatMap((slot) => Object.keys(weights[slot])))].toSorted();
  return names
    .flatMap((name) => {
      const steps = slots.map((slot) => Math.round((weights[slot][name] ?? 0) * STEPS));
      if (steps.every((step) => Math.abs(step) < LEAST)) return [];
      return [name, ...steps.map((step) => (Math.abs(step) < LEAST ? "" : String(step)))].join(
        BETWEEN,
      );
    })
    .join("\n");
}

/** The weights of a table. */
export function fromSignTable<Slot extends string>(
  table: string,
  slots: readonly Slot[],
): SlotSigns<Slot> {
  const rows = table.split("\n").map((line) => line.split(BETWEEN));
  const ofSlot = (at: number): Readonly<Record<string, number>> =>
    Object.fromEntries(
      rows.flatMap(([name = "", ...steps]) => {
        const step = steps[at] ?? "";
        return step === "" ? [] : [[name, Number(step) / STEPS]];
      }),
    );
  return Object.fromEntries(slots.map((slot, at) => [slot, ofSlot(at)])) as Record<
    Slot,
    Readonly<Record<string, number>>
  >;
}
