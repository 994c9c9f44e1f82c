import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { LineRoutesOptions } from '../line/lineRoutesOptions.ts';
import { disciplinesOf } from './disciplines.ts';

/** Routes of matches of e-sports and simulated sports in the current book. */
export function cyberRoutes(app: FastifyInstance, { book, answers }: Omit<LineRoutesOptions, 'now'>): void {
  registerCall(
    app,
    calls.cyberDisciplines,
    () => ({ disciplines: disciplinesOf(book.matches().filter(({ status }) => status <= 3)) }),
    { answers },
  );
}
