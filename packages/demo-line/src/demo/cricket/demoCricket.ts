import type { CricketCard, CricketInnings, CricketSource, CricketTeam } from '@touchline/feed/source';
import type { Plan, PlannedMatch } from '../../engine/plan.ts';
import { hash, seeded, sideId } from '../../engine/random.ts';
import { courseChance, strengthOf } from '../chances.ts';
import { cricketPlay, firstToBat } from './cricketPlay.ts';
import { scoreInnings } from './cricketInnings.ts';
import { elevenOf, squadOf } from './cricketSquads.ts';
import { DEMO_SPORTS } from '../lanes.ts';
import { entrantsOf } from '../names.ts';

export const CRICKET = 66;

type TeamOfLine = CricketTeam & { readonly competitionId: number };

/** Returns the id of a fictional competition. */
export function competitionId(sportId: number, competition: string): number {
  return 2_000_000 + (hash(`${sportId} ${competition}`) % 900_000);
}

/** Returns the id of a team of a fictional competition. */
export function demoSideId(sportId: number, competition: string, name: string): number {
  return sideId(`${sportId} ${competition} ${name}`);
}

function teamsOfLine(): ReadonlyMap<number, TeamOfLine> {
  const competitions = DEMO_SPORTS.find(({ sportId }) => sportId === CRICKET)?.competitions ?? [];
  const teams = competitions.flatMap(([competition, country]) =>
    entrantsOf('cricket', country, competition).map((name) => {
      const id = demoSideId(CRICKET, competition, name);
      return { id, name, players: squadOf(id, country), competitionId: competitionId(CRICKET, competition) };
    }),
  );
  return new Map(teams.map((team) => [team.id, team]));
}

/** Returns the eleven of each side of a match. */
function sidesOf(match: PlannedMatch, teams: ReadonlyMap<number, TeamOfLine>): CricketCard['sides'] {
  const sideOf = (id: number | undefined, name: string): CricketTeam => ({
    id: id ?? 0,
    name,
    players: elevenOf(teams.get(id ?? 0)?.players ?? [], match.id),
  });
  return [sideOf(match.homeId, match.home), sideOf(match.awayId, match.away)];
}

function cardOf(
  seed: string,
  match: PlannedMatch,
  teams: ReadonlyMap<number, TeamOfLine>,
  now: number,
): CricketCard {
  const { id, competition, home, away, kickOff, country } = match;
  const strengths = [home, away].map((name) => strengthOf(seed, competition, name));
  const course = cricketPlay(strengths[0] ?? 0, strengths[1] ?? 0, id).course(courseChance(seed, id));
  const played = (now - kickOff) / 1000;
  const sides = sidesOf(match, teams);
  const innings: CricketInnings[] = [];
  for (const number of [0, 1] as const) {
    if (played < course.starts[number]) break;
    const side = (number === 0) === (firstToBat(id) === 0) ? 0 : 1;
    innings.push(
      scoreInnings({
        side,
        batting: sides[side].players,
        bowling: sides[side === 0 ? 1 : 0].players,
        deliveries: course.deliveries.filter(({ innings: of, at }) => of === number && at <= played),
        target: innings[0]?.runs,
        random: seeded(`${seed} scorers ${id} ${number}`),
      }),
    );
  }
  return {
    matchId: id,
    competitionId: match.competitionId,
    competition,
    country,
    startsAt: Math.floor(kickOff / 1000),
    finished: played >= course.ends[1],
    sides,
    innings,
  };
}

/**
 * Ball-by-ball cricket of the demonstration matches.
 * @param plan with cricket only
 */
export function createDemoCricket(seed: string, plan: Plan): CricketSource {
  const teams = teamsOfLine();
  return {
    card(matchId, now) {
      const match = plan.find(matchId);
      if (!match || match.sportId !== CRICKET || match.kickOff > now) return undefined;
      return cardOf(seed, match, teams, now);
    },
    begun: (from, to) =>
      plan
        .around(to, to - from)
        .filter(({ kickOff }) => kickOff >= from && kickOff <= to)
        .toSorted((a, b) => a.kickOff - b.kickOff)
        .map(({ id }) => id),
    team: (teamId) => teams.get(teamId),
  };
}
