import type { MatchEnd, MatchRecord } from '@touchline/feed';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '@touchline/contract/languages';
import { countryName } from '../../../platform/format/country.ts';
import { isolated } from '../../../platform/i18n/isolated.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { findTextIn } from '../../../platform/i18n/useFindText.ts';
import { matchName } from './matchName.ts';
import { createMarketNames, type MarketNames, type Teams } from './names.ts';

export interface Names extends MarketNames {
  /** "Arsenal – Crystal Palace" in reading direction; the name of a contest without sides. */
  match(teams: Teams): string;
  /**
   * Name of a sport.
   * @param slug as in addresses: `ice-hockey`
   */
  sport(slug: string): string;
  /**
   * "Live football".
   * @param slug as in addresses
   */
  liveSport(slug: string): string;
  /** "England · Premier League"; without the country if its code is unknown. */
  competition(place: { readonly country: string; readonly competition: string }): string;
  /** "England", "World"; the code itself if it is unknown. */
  country(code: string): string;
  /** A tab of a match's markets: "Totals", "Quarters". */
  group(key: string): string;
  /**
   * "3rd map".
   * @param key as in clocks: `map3`
   */
  period(key: string): string;
  /**
   * "2nd half", "Break", "Finished", "Stopped in round 4" (if the translations of events are loaded); undefined for a
   * match that hasn't started.
   */
  phase(match: Pick<MatchRecord, 'status' | 'clock' | 'score'>): string | undefined;
}

/** Final periods of a fight that show how it ended. */
const ENDS: ReadonlySet<string> = new Set(['stoppage', 'points']);

/** Names of everything in the feed, in the player's language; the same object until the language changes. */
export function useNames(): Names {
  const { i18n } = useTranslation();
  const tag = i18n.language;
  // Names are recomputed once the less common translations are loaded.
  const hasMore = i18n.hasResourceBundle(tag, 'marketsMore');
  const { direction } = languageOf(useLang());
  return useMemo(() => {
    const findText = findTextIn(tag);
    const period = (key: string) => findText('sports', `period.${key}`) ?? key;
    const placeOf = (code: string) => findText('sports', `country.${code}`) ?? countryName(code, tag);
    const ending = ({ by, part, winner }: MatchEnd) =>
      findText('events', `end.${winner === undefined ? 'draw' : by}`, { part }) ?? period(by);
    return {
      ...createMarketNames({ findText, direction, hasMore }),
      match: (teams) => matchName(teams, direction),
      sport: (slug) => findText('sports', `sport.${slug}`) ?? slug,
      liveSport: (slug) =>
        findText('sports', `liveSport.${slug}`) ?? findText('sports', `sport.${slug}`) ?? slug,
      competition({ country, competition }) {
        const place = placeOf(country);
        const own = isolated(competition, direction);
        return place === undefined ? own : `${place} · ${own}`;
      },
      period,
      group: (key) => findText('markets', `group.${key}`) ?? findText('marketsMore', `group.${key}`) ?? key,
      country: (code) => placeOf(code) ?? code,
      phase({ status, clock, score }) {
        if (status === 4 && score?.end) return ending(score.end);
        if (status === 4) return period(clock && ENDS.has(clock.period) ? clock.period : 'finished');
        return clock && (status === 2 || status === 3) ? period(clock.period) : undefined;
      },
    };
  }, [tag, direction, hasMore]);
}
