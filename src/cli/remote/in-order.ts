/**
 * Does work on each item, some at the same time, and hands over what came of it in the order of the items. What is handed over
 * has come to its end before the next is.
 */
export async function inOrder<Item, Made>(
  items: readonly Item[],
  { jobs, work, put }: Work<Item, Made>,
): Promise<void> {
  const made = new Map<number, Made>();
  let nextToBegin = 0;
  let nextToPut = 0;
  let putting: Promise<void> = Promise.resolve();
  const putReady = async (): Promise<void> => {
    for (let ready = made.get(nextToPut); ready !== undefined; ready = made.get(nextToPut)) {
      const index = nextToPut++;
      made.delete(index);
      await put(ready, index);
    }
  };
  const workOn = async (): Promise<void> => {
    for (let index = nextToBegin++; index < items.length; index = nextToBegin++) {
      made.set(index, await work(items[index] as Item));
      putting = putting.then(putReady);
      await putting;
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, workOn));
}

interface Work<Item, Made> {
  readonly jobs: number;
  readonly work: (item: Item) => Promise<Made>;
  readonly put: (made: Made, itemIndex: number) => Promise<void>;
}
