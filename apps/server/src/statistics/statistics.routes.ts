import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import type { ResultsParts } from '../results/results.service.ts';
import { statisticsOf } from './statistics.service.ts';

/** How often one address may ask in a minute: each answer is several queries. */
const PER_MINUTE = 120;

/** What was recorded of matches. */
export function statisticsRoutes(app: FastifyInstance, parts: ResultsParts): void {
  registerCall(app, calls.statistics, ({ params }) => statisticsOf(parts, params.matchId), {
    perMinute: PER_MINUTE,
  });
}
