import { calls, type Match } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import type { LineRoutesOptions } from './line.routes.ts';
import { picker } from './picked.ts';

const PAGE = 200;

/** Matches of all sports picked by what they are: which ones to show, while the feed tells how they stand. */
export function pickedRoutes(app: FastifyInstance, { book, now }: LineRoutesOptions): void {
  registerCall(app, calls.pickedMatches, ({ query }) => ({
    at: now().getTime(),
    // The cast: the wire's arrays are not readonly in its types; the records are sent, never written.
    matches: book
      .matches()
      .filter(picker(query))
      .slice(0, query.limit ?? PAGE) as Match[],
  }));
}
