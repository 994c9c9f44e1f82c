import type { SiteConfig } from '@touchline/contract';
import { popupNames, type VisitEntry } from './visitEntry.ts';

/** Returns the visit settings for the app, and nothing if they are all off, because they are part of every page. */
export function visitConfig(visit: VisitEntry): Pick<SiteConfig, 'visit'> {
  const { popups, asksConsent, isPwa, isSnow, countryId, collectorKey, counters } = visit;
  const hasCounters = counters.length > 0;
  const hasAny = asksConsent || isPwa || isSnow || hasCounters;
  if (!hasAny && popups.length === 0 && countryId === undefined && collectorKey === undefined) return {};
  return {
    visit: {
      popups: popupNames.filter((name) => popups.includes(name)),
      asksConsent,
      isPwa,
      isSnow,
      hasCounters,
      ...(countryId === undefined ? {} : { countryId }),
      ...(collectorKey === undefined ? {} : { collectorKey }),
    },
  };
}
