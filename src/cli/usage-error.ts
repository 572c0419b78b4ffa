/** The command line asks for something that does not go together; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
