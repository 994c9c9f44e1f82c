import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerCache, registerCall } from '../../kernel/index.ts';
import { trackerOf, trackersOf, type TrackerDeps } from './tracker.service.ts';

export interface TrackerRoutesOptions extends TrackerDeps {
  /** Stores answers made of the book. */
  readonly answers: AnswerCache;
}

/** Routes of the course of matches in play. */
export function trackerRoutes(app: FastifyInstance, { answers, ...deps }: TrackerRoutesOptions): void {
  registerCall(app, calls.matchTracker, ({ params }) => trackerOf(deps, params.matchId), { answers });
  registerCall(app, calls.matchTrackers, ({ query }) => trackersOf(deps, query.matchIds), { answers });
}
