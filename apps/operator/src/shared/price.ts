/**
 * Formats a price as the player's app does: two decimals, three where the price has them.
 * @param coef decimal odds as on the wire: `1.5`
 */
export function priceText(coef: string): string {
  const [whole, decimals = ''] = coef.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}
