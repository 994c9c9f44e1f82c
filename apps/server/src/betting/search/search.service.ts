import type { AnswerOf, Calls, Match, QueryOf } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { SPORTS } from '../feed/index.ts';
import { wrongField } from '../../kernel/index.ts';
import { isLive } from '../line/competitions.ts';
import { loadMessages } from '../../delivery/index.ts';
import { recordedSides, type ResultsDeps } from '../results/results.service.ts';
import { leaguesOf, type LeagueEntry } from '../teams/leagues.service.ts';
import { fold, nearness } from '@touchline/text';

type Answer = AnswerOf<Calls['search']>;
type Team = Answer['teams'][number];

const MOST = 8;
/** Minimum of letters: fewer would find nearly everything. */
const LEAST = 2;
/** Number of results, and of past days of play, that are searched for teams without a current match. */
const LOOKED_THROUGH = 100;
const LOOKED_BACK = 30;
const DAY = 86_400_000;
/** Lifetime of the cached list of championships, ms: every typed letter would request it again. */
const CHAMPS_HOLD = 15_000;

/** Returns the items that match, best first; equal ones keep their order. */
function nearest<T>(items: readonly T[], typed: string, namesOf: (item: T) => readonly string[]): T[] {
  return items
    .map((item) => ({
      item,
      near: Math.max(...namesOf(item).map((name) => nearness(name, typed))),
    }))
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
  const messages = lang === undefined ? undefined : await loadMessages(lang);
  const namesOf = ({ key }: { readonly key: string }) => {
    const own = messages?.findText(`sports.sport.${key}`);
    return own === undefined ? [key] : [key, own];
  };
  return nearest(SPORTS, typed, namesOf).map(({ id, key }) => ({ id, slug: key }));
}

/** Returns matches in play first, then those that start next. */
function matchesInOrder(matches: readonly MatchRecord[]): MatchRecord[] {
  return [...matches.filter(isLive), ...matches.filter((match) => match.status === 1)];
}

export interface Search {
  /**
   * Returns everything whose name matches the query.
   * @throws {ProblemError} 400 if the query has fewer than two letters or digits
   */
  find(query: QueryOf<Calls['search']>): Promise<Answer>;
}

/** Creates a search over the book and the results. */
export function createSearch(deps: ResultsDeps): Search {
  const { book, clock } = deps.feed;
  let champs: { readonly at: number; readonly list: Promise<LeagueEntry[]> } | undefined;

  function knownChamps(): Promise<LeagueEntry[]> {
    const now = clock.wall();
    if (!champs || now - champs.at > CHAMPS_HOLD) {
      const list = leaguesOf(deps);
      champs = { at: now, list };
      list.catch(() => (champs = undefined));
    }
    return champs.list;
  }

  return {
    async find({ text, lang, limit = MOST }) {
      const folded = fold(text);
      if (folded.length < LEAST) {
        throw wrongField(
          '/text',
          'minLength',
          `"${text}" is too short to search: write two letters or digits.`,
        );
      }
      const matches = matchesInOrder(book.matches());
      const from = new Date(clock.now() - LOOKED_BACK * DAY);
      const past = await recordedSides(deps, { text: folded, from }, LOOKED_THROUGH);
      const near = nearest(matches, text, ({ home, away }) => [home, away, `${home} ${away}`]);
      return {
        sports: await sportsNamed(text, lang),
        competitions: nearest(await knownChamps(), text, ({ name }) => [name]).slice(0, limit),
        teams: nearest(teamsOf([...matches, ...past]), text, ({ name }) => [name]).slice(0, limit),
        // The cast: the arrays are sent, never written.
        matches: near.slice(0, limit) as unknown as Match[],
      };
    },
  };
}
