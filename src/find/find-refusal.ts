/** Why the finder does not do what is asked: what a caller may change, and what only the operator can. */
export type FindRefusalCode = "not-a-need" | "personal" | "never-synced" | "full";

/** What is not done, in a sentence for whoever asked. It quotes nothing of what was said. */
export class FindRefusal extends Error {
  readonly code: FindRefusalCode;

  constructor(code: FindRefusalCode, sentence: string) {
    super(sentence);
    this.name = "FindRefusal";
    this.code = code;
  }
}
