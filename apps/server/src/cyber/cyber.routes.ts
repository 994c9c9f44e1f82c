import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { LineBook } from '../feed/index.ts';
import { registerCall } from '../http/registerCall.ts';
import { disciplinesOf } from './disciplines.ts';

/** The games of e-sports and of simulated sports, as the feed's book has them now. */
export function cyberRoutes(app: FastifyInstance, book: LineBook): void {
  registerCall(app, calls.cyberDisciplines, () => ({
    disciplines: disciplinesOf(book.matches().filter(({ status }) => status <= 3)),
  }));
}
