/** A worker's own side, of which a page's types know nothing. */
export interface WorkerSide<Task, Answer> {
  readonly addEventListener: (
    name: "message",
    listener: (event: { readonly data: Task }) => void,
  ) => void;
  readonly postMessage: (answer: Answer) => void;
}
