import type { AnswerOf, Calls } from '@touchline/contract';
import { ProblemError } from '../../kernel/index.ts';
import { placeOf, playedMatch } from './figures.ts';
import { playerMatch } from './playerFigures.ts';
import { appearances, byRuns, createRanking, figuresOf, tableOf } from './ranking.ts';
import { createRecord, type CricketOptions } from './record.ts';

/** Cricket figures from ball-by-ball records. */
export interface Cricket {
  /** @throws ProblemError 404 before the first ball, or if the match isn't recorded by ball */
  card(matchId: number): AnswerOf<Calls['cricketCard']>;
  leaders(of: {
    competitionId?: number | undefined;
    limit: number;
  }): Promise<AnswerOf<Calls['cricketLeaders']>>;
  /** @throws ProblemError 404 if no squad has a player with this id */
  player(playerId: number): Promise<AnswerOf<Calls['cricketPlayer']>>;
  /** @throws ProblemError 404 for an unknown team */
  team(teamId: number): Promise<AnswerOf<Calls['cricketTeam']>>;
}

/** Maximum number of matches on the page of a player or team. */
const LAST = 10;

export function createCricket(options: CricketOptions): Cricket {
  const { source, now } = options;
  const record = createRecord(options);
  const ranked = createRanking();

  return {
    card(matchId) {
      const card = source?.card(matchId, now());
      if (!card) {
        throw new ProblemError(
          404,
          'NO_SCORECARD',
          `Match ${matchId} has no scorecard: it hasn’t started, or has no ball-by-ball coverage.`,
        );
      }
      const { startsAt, finished, sides, innings } = card;
      // The cast is safe: the contract's arrays aren't readonly, but the card is only serialised, never changed.
      return { matchId, competition: placeOf(card), startsAt, finished, sides, innings } as AnswerOf<
        Calls['cricketCard']
      >;
    },

    async leaders({ competitionId, limit }) {
      const { batters, bowlers, teams } = ranked(await record.read(), competitionId);
      return {
        since: record.since(),
        batters: batters.slice(0, limit),
        bowlers: bowlers.slice(0, limit),
        teams: [...teams],
      };
    },

    async player(playerId) {
      const cards = await record.read();
      const own = appearances(cards).filter(({ card, side }) =>
        card.sides[side].players.some(({ id }) => id === playerId),
      );
      const figures = figuresOf(own).find(({ player }) => player.id === playerId);
      if (!figures) {
        throw new ProblemError(
          404,
          'NO_SUCH_PLAYER',
          `Player ${playerId} hasn’t played cricket in the last two weeks: choose another one.`,
        );
      }
      const matches = own.slice(0, LAST).map(({ card, side }) => playerMatch(playerId, card, side));
      return { since: record.since(), figures, matches };
    },

    async team(teamId) {
      const cards = await record.read();
      const own = appearances(cards).filter(({ card, side }) => card.sides[side].id === teamId);
      const [row] = tableOf(own);
      if (!row) {
        throw new ProblemError(
          404,
          'NO_SUCH_TEAM',
          `Cricket team ${teamId} hasn’t played in the last two weeks: choose another one.`,
        );
      }
      return {
        since: record.since(),
        figures: row,
        players: figuresOf(own).toSorted(byRuns),
        matches: own.slice(0, LAST).map(({ card, side }) => playedMatch(card, side)),
      };
    },
  };
}
