import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { LineBook } from '../feed/index.ts';
import { registerCall } from '../http/registerCall.ts';
import { disciplinesOf } from './disciplines.ts';

/** Routes of matches of e-sports and simulated sports in the current book. */
export function cyberRoutes(app: FastifyInstance, book: LineBook): void {
  registerCall(app, calls.cyberDisciplines, () => ({
    disciplines: disciplinesOf(book.matches().filter(({ status }) => status <= 3)),
  }));
}
