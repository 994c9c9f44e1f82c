import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { ResultsDeps } from '../results/results.service.ts';
import { leagueOf, leaguesOf } from './leagues.service.ts';
import { teamOf } from './teams.service.ts';

/** Routes of teams and competitions, from current matches and recorded results. */
export function teamsRoutes(app: FastifyInstance, deps: ResultsDeps): void {
  registerCall(app, calls.team, ({ params }) => teamOf(deps, params.teamId));
  registerCall(app, calls.champs, async ({ query }) => ({ champs: await leaguesOf(deps, query) }));
  registerCall(app, calls.champ, ({ params }) => leagueOf(deps, params.champId));
}
