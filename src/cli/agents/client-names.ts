/** The programs whose settings can be written, as the command line names them. */
export const CLIENT_NAMES = ["claude", "claude-desktop", "cursor", "vscode", "codex"] as const;

export type ClientName = (typeof CLIENT_NAMES)[number];

/** Whether a word names a client. */
export function isClientName(word: string | undefined): word is ClientName {
  return CLIENT_NAMES.some((name) => name === word);
}
