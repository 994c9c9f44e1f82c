import type { PlaceRules } from '@touchline/bonuses';
import type { Jurisdiction, PlayersLaw } from '../../accounts/index.ts';

/** Rules of jurisdictions for bonuses; the others have none of their own. */
const RULES: Readonly<Partial<Record<Jurisdiction, PlaceRules>>> = {
  uk: { maxTimes: 10 },
  sweden: { minDays: 60 },
};

/** Returns the strictest rules of all jurisdictions that a site's players may belong to. */
export function placeRulesOf({ jurisdiction, jurisdictionOfCountry }: PlayersLaw): PlaceRules {
  const all = [jurisdiction, ...Object.values(jurisdictionOfCountry)].map((place) => RULES[place] ?? {});
  const times = all.flatMap(({ maxTimes }) => maxTimes ?? []);
  const days = all.flatMap(({ minDays }) => minDays ?? []);
  return {
    ...(times.length > 0 ? { maxTimes: Math.min(...times) } : {}),
    ...(days.length > 0 ? { minDays: Math.max(...days) } : {}),
  };
}
