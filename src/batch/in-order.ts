/** Work on many items. */
export interface Work<Item, Made> {
  /** Items that are worked on at the same time. */
  readonly jobs: number;
  /** Each of the jobs has its own number, from 0. */
  readonly work: (item: Item, itemIndex: number, job: number) => Promise<Made>;
  readonly put: (made: Made, itemIndex: number) => Promise<void>;
}

/** Items for each job that may be finished and wait for an earlier one: what was made of them is kept meanwhile. */
const MOST_AHEAD = 64;

/**
 * Does work on each item, some at the same time, and hands over what came of it in the order of the items. What is handed over
 * has come to its end before the next is. Nothing is begun that is far ahead of what was handed over: memory stays bounded.
 */
export async function inOrder<Item, Made>(
  items: readonly Item[],
  { jobs, work, put }: Work<Item, Made>,
): Promise<void> {
  const made = new Map<number, Made>();
  const waiting: (() => void)[] = [];
  let nextToBegin = 0;
  let nextToPut = 0;
  let putting: Promise<void> = Promise.resolve();
  const putReady = async (): Promise<void> => {
    for (let ready = made.get(nextToPut); ready !== undefined; ready = made.get(nextToPut)) {
      const index = nextToPut;
      made.delete(index);
      await put(ready, index);
      nextToPut += 1;
      for (const goOn of waiting.splice(0)) goOn();
    }
  };
  // What cannot be handed over ends all work: the others are told, and the promise at the end says why.
  let hasFailed = false;
  const stop = (): void => {
    hasFailed = true;
    for (const goOn of waiting.splice(0)) goOn();
  };
  const isFarAhead = (index: number): boolean =>
    !hasFailed && index - nextToPut > MOST_AHEAD * jobs;
  const workOn = async (job: number): Promise<void> => {
    for (let index = nextToBegin++; index < items.length; index = nextToBegin++) {
      while (isFarAhead(index)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      made.set(index, await work(items[index] as Item, index, job));
      // The next is begun meanwhile.
      putting = putting.then(putReady);
      putting.catch(stop);
      if (hasFailed) break;
    }
  };
  const count = Math.max(1, Math.min(jobs, items.length));
  await Promise.all(Array.from({ length: count }, async (_one, job) => workOn(job)));
  await putting;
}
