import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { ResultsDeps } from '../results/results.service.ts';
import { statisticsOf } from './statistics.service.ts';

/** Maximum of calls per minute from one address: each answer needs several queries. */
const PER_MINUTE = 120;

/** Routes of recorded statistics. */
export function statisticsRoutes(app: FastifyInstance, deps: ResultsDeps): void {
  registerCall(app, calls.statistics, ({ params }) => statisticsOf(deps, params.matchId), {
    perMinute: PER_MINUTE,
  });
}
