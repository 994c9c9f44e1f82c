import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';

/** Faults of the whole maker, for tests and demonstrations. */
export interface Faults {
  /** Returns whether the maker is down: it answers 503 and calls nobody. */
  isDown(): boolean;
}

const Wanted = v.object({
  kind: v.literal('down'),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)), 30),
});

/** Paths that answer while the maker is down. */
const CONTROLS: ReadonlySet<string> = new Set(['/faults', '/clock', '/platform']);

/** Serves `POST /faults`, which lets the maker be down for a time. */
export function faultRoutes(app: FastifyInstance, clock: Clock): Faults {
  let downUntil = 0;
  const isDown = (): boolean => clock.now().getTime() < downUntil;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isDown() && !CONTROLS.has(url)) await reply.code(503).send({ message: 'The maker is down.' });
  });
  app.post('/faults', async ({ body }) => {
    downUntil = clock.now().getTime() + v.parse(Wanted, body).seconds * 1000;
    return { downUntil: new Date(downUntil).toISOString() };
  });
  return { isDown };
}
