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
  // A leg that stands alone is its own group.
  const grouped = legs.map((leg, index) => ({ leg, group: groups[index] ?? leg }));
  const highest = new Map<ResultedLeg | string | number, ResultedLeg>();
  for (const { leg, group } of grouped) {
    const held = highest.get(group);
    if (!held || leg.odds > held.odds) highest.set(group, leg);
  }
  return grouped.map(({ leg, group }) => {
    if (highest.get(group) === leg) return leg;
    const { settledCoef: _, ...other } = leg;
    return { ...other, result: LEG_RESULT.forcedReturn };
  });
}
