// Written by bench/fit/lists.ts, which fitted it to 609 lists.

/** What each sign says for a list of change orders, as a logarithm of odds. */
export const LIST_SIGNS: Readonly<Record<string, number>> = {
  always: -1.729,
  "among all lists": 2.955,
  "is another sum": -1.127,
  "is the net change": -0.711,
  "nothing changed": -1.124,
  numbered: 3.718,
  "one order": -2.004,
  orders: -0.068,
  "weakest order": 0.957,
};
