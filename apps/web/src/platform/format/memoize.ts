/**
 * Memoizes a function by its arguments: the browser's formatters are expensive to create, and lists need them in
 * every row. Undefined results are not cached.
 */
export function memoize<Key extends readonly unknown[], Value>(
  make: (...key: Key) => Value,
): (...key: Key) => Value {
  const kept = new Map<string, Value>();
  return (...key) => {
    const id = key.join('\n');
    const held = kept.get(id);
    if (held !== undefined) return held;
    const made = make(...key);
    if (made !== undefined) kept.set(id, made);
    return made;
  };
}
