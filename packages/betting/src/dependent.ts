import type { ResultedLeg } from './coupon.ts';
import { LEG_RESULT } from './legs.ts';

/**
 * Legs that depend on each other and got into one coupon all the same count as one: of each group the highest odds
 * stay, the first of equal ones, and the others count as returned.
 * @param groups what ties legs together, such as the id of their game, in the order of the legs; undefined for a leg
 * that stands alone
 */
export function countDependentOnce(
  legs: readonly ResultedLeg[],
  groups: readonly (string | number | undefined)[],
): readonly ResultedLeg[] {
  const highest = new Map<string | number, ResultedLeg>();
  for (const [index, leg] of legs.entries()) {
    const group = groups[index];
    const held = group === undefined ? undefined : highest.get(group);
    if (group !== undefined && (!held || leg.odds > held.odds)) highest.set(group, leg);
  }
  return legs.map((leg, index) => {
    const group = groups[index];
    if (group === undefined || highest.get(group) === leg) return leg;
    const { settledCoef: _, ...other } = leg;
    return { ...other, result: LEG_RESULT.forcedReturn };
  });
}
