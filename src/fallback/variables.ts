/** Reads variables and keeps what is wrong with them, so that all of it can be told at once. */
export class VariableReader {
  /** Full sentences, in the order of reading. They name a variable and never repeat its value. */
  readonly problems: string[] = [];
  readonly #variables: Readonly<Record<string, string | undefined>>;

  constructor(variables: Readonly<Record<string, string | undefined>>) {
    this.#variables = variables;
  }

  /** A variable without the blanks around it; empty where it is not set. */
  text(name: string): string {
    return (this.#variables[name] ?? "").trim();
  }

  /** A whole number of at least one. */
  count(name: string, usual: number): number {
    const text = this.text(name);
    if (text === "") return usual;
    const value = /^\d{1,12}$/.test(text) ? Number(text) : 0;
    if (value < 1) this.problems.push(`${name} must be a whole number of at least 1.`);
    return value;
  }

  /** Seconds, from a tenth of one to a day. */
  seconds(name: string, usual: number): number {
    const text = this.text(name);
    if (text === "") return usual;
    const value = /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : 0;
    if (value < 0.1 || value > 86_400) {
      this.problems.push(`${name} must be a number of seconds, such as 30 or 0.5.`);
    }
    return value;
  }

  /** A confidence from 0 to 1. */
  confidence(name: string, usual: number): number {
    const text = this.text(name);
    if (text === "") return usual;
    const value = /^[01]?(\.\d+)?$/.test(text) ? Number(text) : 2;
    if (value > 1) this.problems.push(`${name} must be a number from 0 to 1, such as 0.9.`);
    return value;
  }

  /** US dollars, null where none are set. */
  dollars(name: string): number | null {
    const text = this.text(name);
    if (text === "") return null;
    if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
    this.problems.push(`${name} must be an amount in US dollars, such as 2.50.`);
    return null;
  }

  /** Whether a switch is set; what is neither on nor off is a problem, because a safeguard may hang on it. */
  isOn(name: string): boolean {
    const text = this.text(name);
    if (!["", "0", "1"].includes(text)) this.problems.push(`${name} must be 1 or 0.`);
    return text === "1";
  }
}
