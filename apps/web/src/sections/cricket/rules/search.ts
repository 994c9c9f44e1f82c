import { fold, hasWords } from '@touchline/text';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import type { Leaders } from '../cricket.api.ts';

export interface Hit {
  readonly id: number;
  readonly name: string;
  /** Competition of a team, or team of a player. */
  readonly place?: string;
}

export interface Found {
  readonly matches: readonly Fixture[];
  readonly teams: readonly Hit[];
  readonly champs: readonly Hit[];
  readonly players: readonly Hit[];
}

/** Maximum number of results per kind. */
const MOST = 10;

/** Returns everything whose names contain every typed word, whatever the spelling. */
export function findIn(
  { fixtures, leaders }: { readonly fixtures: readonly Fixture[]; readonly leaders: Leaders | undefined },
  text: string,
): Found {
  const isAsked = fold(text) !== '';
  const has = (...names: readonly string[]): boolean => isAsked && hasWords(names.join(' '), text);
  const teams = new Map<number, Hit>();
  const champs = new Map<number, Hit>();
  for (const { competitionId, competition, home, away, homeId, awayId } of fixtures) {
    champs.set(competitionId, { id: competitionId, name: competition });
    if (homeId !== undefined) teams.set(homeId, { id: homeId, name: home, place: competition });
    if (awayId !== undefined) teams.set(awayId, { id: awayId, name: away, place: competition });
  }
  for (const { team, competition } of leaders?.teams ?? []) {
    teams.set(team.id, { ...team, place: competition.name });
    champs.set(competition.id, { id: competition.id, name: competition.name });
  }
  const players = new Map<number, Hit>();
  for (const { player, team } of [...(leaders?.batters ?? []), ...(leaders?.bowlers ?? [])]) {
    players.set(player.id, { id: player.id, name: player.name, place: team.name });
  }
  const named = (hits: ReadonlyMap<number, Hit>) =>
    [...hits.values()].filter(({ name }) => has(name)).slice(0, MOST);
  return {
    matches: fixtures.filter(({ home, away, competition }) => has(home, away, competition)).slice(0, MOST),
    teams: named(teams),
    champs: named(champs),
    players: named(players),
  };
}
