import { calls, type Match } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { LineRoutesOptions } from './lineRoutesOptions.ts';
import { picker } from './picked.ts';

const PAGE = 200;

/**
 * Route of matches of all sports picked by their properties. It determines which ones to show; the feed updates them.
 */
export function pickedRoutes(app: FastifyInstance, { book, now, answers }: LineRoutesOptions): void {
  registerCall(
    app,
    calls.pickedMatches,
    ({ query }) => ({
      at: now().getTime(),
      // The cast: the wire's types have mutable arrays; the records are sent, never written.
      matches: book
        .matches()
        .filter(picker(query))
        .slice(0, query.limit ?? PAGE) as Match[],
    }),
    { answers },
  );
}
