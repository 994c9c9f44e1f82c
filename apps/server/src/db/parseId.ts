const LARGEST = 9_223_372_036_854_775_807n;

/** The number in an id from outside; undefined when it is none that the database could have given. */
export function parseId(text: string): bigint | undefined {
  if (!/^[1-9]\d{0,18}$/.test(text)) return undefined;
  const id = BigInt(text);
  return id <= LARGEST ? id : undefined;
}
