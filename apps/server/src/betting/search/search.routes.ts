import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { ResultsDeps } from '../results/results.service.ts';
import { createSearch } from './search.service.ts';

/** Maximum of calls per minute from one address: a search calls after every few letters. */
const PER_MINUTE = 240;

/** Route of the search over sports, competitions, teams and matches. */
export function searchRoutes(app: FastifyInstance, deps: ResultsDeps): void {
  const search = createSearch(deps);
  registerCall(app, calls.search, ({ query }) => search.find(query), { perMinute: PER_MINUTE });
}
