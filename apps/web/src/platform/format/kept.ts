/**
 * Makes a value once for each key and gives it out again: the browser's formatters are dear to make, and lists need
 * them in every row. Where there is none yet, it is asked for again.
 */
export function keptBy<Key extends readonly unknown[], Value>(
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
