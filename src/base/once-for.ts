/** Finds something out about a thing once, such as about a paper or a list of templates. It is forgotten with the thing. */
export function onceFor<Key extends object, Found extends object>(
  find: (key: Key) => Found,
): (key: Key) => Found {
  const known = new WeakMap<Key, Found>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
