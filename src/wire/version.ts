/** The version of crossfoot, the same as in package.json; part of every full answer. */
export const VERSION = "0.1.0";
