import type { AnswerOf, Calls, Match, QueryOf } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { SPORTS } from '../feed/index.ts';
import { wrongField } from '../http/problem.ts';
import { isLive } from '../line/competitions.ts';
import { loadWords } from '../mail/words.ts';
import { lastResults, type ResultsParts } from '../results/results.service.ts';
import { champsOf } from '../teams/champs.service.ts';
import { fold, nearness } from './fold.ts';

type Answer = AnswerOf<Calls['search']>;
type Team = Answer['teams'][number];

const MOST = 8;
/** Fewer letters would find nearly everything. */
const LEAST = 2;
/** Results that are looked through for teams that have no match now. */
const LOOKED_THROUGH = 200;

/** Those that are near at all, the nearest first; among equals the order they came in. */
function nearest<T>(items: readonly T[], typed: string, namesOf: (item: T) => readonly string[]): T[] {
  return items
    .map((item) => ({ item, near: Math.max(...namesOf(item).map((name) => nearness(fold(name), typed))) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .map(({ item }) => item);
}

type Sides = Pick<MatchRecord, 'homeId' | 'awayId' | 'home' | 'away' | 'sportId' | 'competition' | 'country'>;

function teamsOf(seen: readonly Sides[]): Team[] {
  const teams = new Map<number, Team>();
  for (const { homeId, awayId, home, away, sportId, competition, country } of seen) {
    const place = { sportId, competition, country };
    if (homeId !== undefined && !teams.has(homeId)) teams.set(homeId, { id: homeId, name: home, ...place });
    if (awayId !== undefined && !teams.has(awayId)) teams.set(awayId, { id: awayId, name: away, ...place });
  }
  return [...teams.values()];
}

async function sportsNamed(typed: string, lang: string | undefined): Promise<Answer['sports']> {
  const words = lang === undefined ? undefined : await loadWords(lang);
  const namesOf = ({ key }: { readonly key: string }) => {
    const own = words?.find(`sports.sport.${key}`);
    return own === undefined ? [key] : [key, own];
  };
  return nearest(SPORTS, typed, namesOf).map(({ id, key }) => ({ id, slug: key }));
}

/** Matches in play first, then those that start next. */
function matchesInOrder(matches: readonly MatchRecord[]): MatchRecord[] {
  return [...matches.filter(isLive), ...matches.filter((match) => match.status === 1)];
}

/** Everything whose name holds what was typed. @throws {ProblemError} 400 when that is less than two letters or digits */
export async function find(
  parts: ResultsParts,
  { text, lang, limit = MOST }: QueryOf<Calls['search']>,
): Promise<Answer> {
  const typed = fold(text);
  if (typed.length < LEAST) {
    throw wrongField('/text', 'minLength', `"${text}" is too short to search: write two letters or digits.`);
  }
  const matches = matchesInOrder(parts.feed.book.matches());
  const past = await lastResults(parts, { text: typed }, LOOKED_THROUGH);
  const near = nearest(matches, typed, ({ home, away }) => [home, away, `${home} ${away}`]);
  return {
    sports: await sportsNamed(typed, lang),
    competitions: nearest(await champsOf(parts), typed, ({ name }) => [name]).slice(0, limit),
    teams: nearest(teamsOf([...matches, ...past]), typed, ({ name }) => [name]).slice(0, limit),
    // The arrays are sent, never written.
    matches: near.slice(0, limit) as unknown as Match[],
  };
}
