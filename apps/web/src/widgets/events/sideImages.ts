import type { MatchRecord } from '@touchline/feed';
import { flagUrl } from '../../platform/flags/flagUrl.ts';
import { isOfPlayers } from './rules/playerSports.ts';

/** Fields of a match with the images of its sides. */
export type SideImages = Pick<MatchRecord, 'homeCrest' | 'awayCrest' | 'homeCountry' | 'awayCountry'>;

/** Returns the flags of the players' countries, as far as they are known. */
export function flagsOf({ homeCountry, awayCountry }: SideImages) {
  return [flagOf(homeCountry), flagOf(awayCountry)] as const;
}

/**
 * Returns the images in the boxes of crests: crests of teams, or flags of players.
 * @param sport slug
 */
export function crestsOf(match: SideImages, sport: string) {
  return isOfPlayers(sport) ? flagsOf(match) : ([match.homeCrest, match.awayCrest] as const);
}

function flagOf(country: string | undefined): string | undefined {
  return country === undefined ? undefined : flagUrl(country);
}
