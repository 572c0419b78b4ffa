/** Answers that are remembered at the same time for one question. */
const MOST = 2000;

const MEMORIES: Map<string, unknown>[] = [];

/** A question about a text that is asked again and again while one paper is read. */
export function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  MEMORIES.push(answers);
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    if (answers.size < MOST) answers.set(text, answer);
    return answer;
  };
}

/** Forgets all texts: nothing of a paper outlives its reading. */
export function forgetTexts(): void {
  for (const answers of MEMORIES) answers.clear();
}
