/** Classes of volatility, from the steadiest on. */
export const volatilities = [1, 2, 3, 4, 5] as const;

/** Returns the key of the name of a class, in the texts of the casino. */
export function volatilityKey(volatility: number) {
  const known = volatilities.find((each) => each === volatility) ?? 3;
  return `volatility.${known}` as const;
}
