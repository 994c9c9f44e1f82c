import type { AnswerOf, Calls } from '@touchline/contract';
import { isLive } from '../line/competitions.ts';
import { ProblemError } from '../../kernel/index.ts';
import { lastResults, recordedCompetitions, type ResultsDeps } from '../results/results.service.ts';
import { standingsOf } from './standings.ts';

export type LeagueEntry = AnswerOf<Calls['champs']>['champs'][number];

/** Number of results shown for a competition or a team. */
export const SHOWN = 30;
/** Maximum number of results in a table. */
const IN_TABLE = 2_000;

/** Returns the competitions that have current matches or results, by name. */
export async function leaguesOf(
  deps: ResultsDeps,
  filter: { readonly sportId?: number | undefined; readonly competitionId?: number | undefined } = {},
): Promise<LeagueEntry[]> {
  const found = new Map<number, LeagueEntry>();
  for (const { count, ...place } of await recordedCompetitions(deps, filter))
    found.set(place.id, { ...place, live: 0, line: 0, results: count });
  const { sportId, competitionId } = filter;
  const matches = deps.feed.book.matches({
    ...(sportId === undefined ? {} : { sportId }),
    ...(competitionId === undefined ? {} : { competitionId }),
  });
  for (const match of matches) {
    if (match.status > 3) continue;
    const { competitionId: id, competition: name, country } = match;
    const held = found.get(id) ?? { id, sportId: match.sportId, name, country, live: 0, line: 0, results: 0 };
    found.set(id, isLive(match) ? { ...held, live: held.live + 1 } : { ...held, line: held.line + 1 });
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the table of a competition and the start of its oldest match. */
export async function tableOf(
  deps: Pick<ResultsDeps, 'db'>,
  competitionId: number,
): Promise<Pick<AnswerOf<Calls['champ']>, 'standings' | 'since' | 'results'>> {
  const results = await lastResults(deps, { competitionId }, IN_TABLE);
  return { results, standings: standingsOf(results), since: results.at(-1)?.startsAt ?? null };
}

/**
 * Returns one competition.
 * @throws {ProblemError} 404 if it is neither in the book nor in the results
 */
export async function leagueOf(deps: ResultsDeps, champId: number): Promise<AnswerOf<Calls['champ']>> {
  const [champ] = await leaguesOf(deps, { competitionId: champId });
  if (!champ) {
    throw new ProblemError(
      404,
      'NO_SUCH_CHAMPIONSHIP',
      `Championship ${champId} not found: choose one from the list of championships.`,
    );
  }
  const { results, ...table } = await tableOf(deps, champId);
  return { champ, ...table, results: results.slice(0, SHOWN) };
}
