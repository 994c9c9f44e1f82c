import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import type { ResultsParts } from '../results/results.service.ts';
import { champOf, champsOf } from './champs.service.ts';
import { teamOf } from './teams.service.ts';

/** Routes of teams and competitions, from current matches and recorded results. */
export function teamsRoutes(app: FastifyInstance, parts: ResultsParts): void {
  registerCall(app, calls.team, ({ params }) => teamOf(parts, params.teamId));
  registerCall(app, calls.champs, async ({ query }) => ({ champs: await champsOf(parts, query) }));
  registerCall(app, calls.champ, ({ params }) => champOf(parts, params.champId));
}
