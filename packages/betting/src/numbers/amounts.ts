/** Returns the lower of two amounts. */
export function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Returns the higher of two amounts. */
export function higher(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
