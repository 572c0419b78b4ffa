import { enumerate } from "./figure-words.ts";

/** What an application is called. */
export interface ApplicationName {
  /** As printed. */
  readonly number: string | null;
  readonly file: string;
}

/** An application and the one before it. */
export interface TwoApplications {
  readonly former: ApplicationName;
  readonly current: ApplicationName;
}

/** `application 3`, or its file where no number is printed. */
export function applicationWords({ number, file }: ApplicationName): string {
  return number === null ? `the application in ${file}` : `application ${number}`;
}

/** `application 3`, or `applications 2 and 4 to 9`. */
export function numberWords(numbers: readonly number[]): string {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = runs.at(-1) ?? [number, NaN];
    if (last === number - 1) runs.splice(-1, 1, [first, number]);
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([first, last]) =>
    last - first > 1
      ? [`${first} to ${last}`]
      : first === last
        ? [`${first}`]
        : [`${first}`, `${last}`],
  );
  return `${numbers.length === 1 ? "application" : "applications"} ${enumerate(words)}`;
}

/** `applications 2 and 4 to 9 are missing`. */
export function missingWords(missing: readonly number[]): string {
  return `${numberWords(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
}
