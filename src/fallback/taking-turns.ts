/** Lets so many pieces of work run at the same time; the others wait in the order in which they came. */
export function takingTurns(
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let open = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (open < most) open += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) open -= 1;
      else next();
    }
  };
}
