import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { createCricket } from './cricket.service.ts';
import type { CricketOptions } from './record.ts';

const LEADERS = 10;

/** Routes of cricket scorecards, players and teams, from ball-by-ball records. */
export function cricketRoutes(app: FastifyInstance, options: CricketOptions): void {
  const cricket = createCricket(options);
  registerCall(app, calls.cricketCard, ({ params }) => cricket.card(params.matchId));
  registerCall(app, calls.cricketLeaders, ({ query: { competitionId, limit = LEADERS } }) =>
    cricket.leaders({ competitionId, limit }),
  );
  registerCall(app, calls.cricketPlayer, ({ params }) => cricket.player(params.playerId));
  registerCall(app, calls.cricketTeam, ({ params }) => cricket.team(params.teamId));
}
