/** Terms of an express with a hyper bonus. */
export interface ExpressTerms {
  readonly legs: number;
  /** Decimal odds of each leg. */
  readonly price: number;
  /** Probability that a leg wins. */
  readonly chance: number;
  /** Hyper bonus, percent of the winnings. */
  readonly percent: number;
}

/** Adds a bookmaker's margin: returns the inverse prices of selections with these probabilities. */
export type AddMargin = (probabilities: readonly number[]) => readonly number[];

/** Prices are rounded to hundredths, so the line may offer a price of which half a hundredth is rounding. */
const ROUNDING = 0.005;

/**
 * Returns the highest probability of a selection that the line offers at a price: in a market with three selections,
 * whose favourite carries the smallest part of the margin, and with the price rounded up.
 * @param price decimal odds
 * @param addMargin the line's way to prices
 */
export function highestChance(price: number, addMargin: AddMargin): number {
  const inverse = 1 / (price - ROUNDING);
  let [low, high] = [0, 1];
  // The inverse price grows with the probability, so bisection finds it.
  for (let step = 0; step < 60; step += 1) {
    const chance = (low + high) / 2;
    const [favourite = 1] = addMargin([chance, (1 - chance) / 2, (1 - chance) / 2]);
    if (favourite < inverse) low = chance;
    else high = chance;
  }
  return low;
}

/** Returns the expected return of a stake of 1: below 1 the express earns for the operator. */
export function expectedReturn({ legs, price, chance, percent }: ExpressTerms): number {
  const payout = price ** legs;
  return chance ** legs * (payout + (percent / 100) * (payout - 1));
}
