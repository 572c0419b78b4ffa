// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Before the sender of a message. */
export const senders: readonly string[] = "from;sent by;sender".split(";");

/** Before the address that an answer goes to. */
export const answerNotes: readonly string[] = "reply to".split(";");

/** Before the receiver of a message. */
export const receivers: readonly string[] = "to".split(";");

/** Before others who are told. */
export const othersToldNotes: readonly string[] = "cc;attn;attention".split(";");

/** Other words that begin a line of the head of a message. */
export const headWords: readonly string[] =
  "from;sent by;to;cc;bcc;sent;date;subject;re;attachment[s|];reply[-| ]to".split(";");

/** Begins the head of a quoted message. */
export const headBeginnings: readonly string[] = "from".split(";");

/** Between lines of hyphens over a quoted message. */
export const originals: readonly string[] = "original message".split(";");

/** Begins the line over a quoted message, before the day. */
export const quoteDays: readonly string[] = "on".split(";");

/** Ends that line. */
export const quoteEnds: readonly string[] = "wrote:".split(";");
