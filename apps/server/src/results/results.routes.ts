import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { resultOf, resultsOf, type ResultsParts } from './results.service.ts';

/** Maximum of calls per minute from one address: each answer needs several queries. */
const PER_MINUTE = 240;

/** Routes of the results of matches. */
export function resultsRoutes(app: FastifyInstance, parts: ResultsParts): void {
  registerCall(app, calls.results, ({ query }) => resultsOf(parts, query), { perMinute: PER_MINUTE });
  registerCall(app, calls.result, ({ params }) => resultOf(parts, params.matchId));
}
