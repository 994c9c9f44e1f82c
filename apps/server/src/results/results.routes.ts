import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { resultOf, resultsOf, type ResultsParts } from './results.service.ts';

/** How often one address may ask in a minute: each answer is several queries. */
const PER_MINUTE = 240;

/** How matches ended. */
export function resultsRoutes(app: FastifyInstance, parts: ResultsParts): void {
  registerCall(app, calls.results, ({ query }) => resultsOf(parts, query), { perMinute: PER_MINUTE });
  registerCall(app, calls.result, ({ params }) => resultOf(parts, params.matchId));
}
