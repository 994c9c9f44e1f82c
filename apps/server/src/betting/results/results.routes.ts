import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { resultOf, resultsOf, type ResultsDeps } from './results.service.ts';

/** Maximum of calls per minute from one address: each answer needs several queries. */
const PER_MINUTE = 240;

/** Routes of the results of matches. */
export function resultsRoutes(app: FastifyInstance, deps: ResultsDeps): void {
  registerCall(app, calls.results, ({ query }) => resultsOf(deps, query), { perMinute: PER_MINUTE });
  registerCall(app, calls.result, ({ params }) => resultOf(deps, params.matchId));
}
