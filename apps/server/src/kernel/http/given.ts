/** Fields of an answer that have a value. */
type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Removes fields without a value, which answers leave out. */
export function given<T extends object>(fields: T): Given<T> {
  // The cast is safe: only fields without a value are removed.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Given<T>;
}
