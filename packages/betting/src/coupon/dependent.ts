import type { ResultedLeg } from './coupon.ts';
import { LEG_RESULT } from './legs.ts';

/**
 * Counts dependent legs that are nevertheless in one coupon only once: of each group the leg with the highest price
 * stays (the first if equal), the others count as returned.
 * @param groups group of each leg, such as its match id; `undefined` for an independent leg
 */
export function countDependentOnce(
  legs: readonly ResultedLeg[],
  groups: readonly (string | number | undefined)[],
): readonly ResultedLeg[] {
  // An independent leg is its own group.
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
