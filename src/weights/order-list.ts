// Written by bench/fit/lists.ts, which fitted it to 609 lists.

/** What each sign says for a list of change orders, as a logarithm of odds. */
export const LIST_SIGNS: Readonly<Record<string, number>> = {
  always: -1.409,
  "among all lists": 2.87,
  "is another sum": -1.227,
  "is the net change": -0.717,
  "nothing changed": -0.623,
  numbered: 3.518,
  "one order": -2.042,
  orders: -0.052,
  "weakest order": 0.997,
};
