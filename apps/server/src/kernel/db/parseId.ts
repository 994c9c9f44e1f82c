const LARGEST = 9_223_372_036_854_775_807n;

/** Parses an id from outside; undefined if the database can't have issued it. */
export function parseId(text: string): bigint | undefined {
  if (!/^[1-9]\d{0,18}$/.test(text)) return undefined;
  const id = BigInt(text);
  return id <= LARGEST ? id : undefined;
}
