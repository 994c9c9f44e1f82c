import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { sessionOf } from '../play/play.routes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Crash, CrashEvent } from './crash.ts';

const ActionId = v.pipe(v.string(), v.uuid());
const Bet = v.object({
  actionId: ActionId,
  stake: v.pipe(v.string(), v.maxLength(40)),
  autoCashOut: v.optional(v.nullable(v.number()), null),
});
const CashOut = v.object({ actionId: ActionId, roundId: v.pipe(v.string(), v.maxLength(80)) });

/** Results that a frame gets when it connects. */
const SHOWN_RESULTS = 20;

/** Time between two signs of life of a stream, ms. */
const HEARTBEAT = 15_000;

/** Serves the frame of crash: its stream of events, bets and cash-outs. */
export function crashRoutes(
  app: FastifyInstance,
  { crash, sessions, clock }: { readonly crash: Crash; readonly sessions: Sessions; readonly clock: Clock },
): void {
  const streams = new Set<() => void>();
  app.addHook('preClose', async () => streams.forEach((end) => end()));

  app.get('/play-api/crash/stream', (request, reply) => {
    const session = sessionOf(sessions, request);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const write = (type: string, data: object): void => {
      if (!raw.writableEnded) raw.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    const unsubscribe = crash.subscribe(session, ({ type, data }: CrashEvent) => write(type, data));
    write('table', {
      ...crash.table.shown(),
      bets: crash.present(session),
      past: crash.store.endedRounds(SHOWN_RESULTS).map(({ id, game, state }) => ({
        roundId: id,
        game: game.number,
        result: game.result,
        hash: game.hash,
        isVoid: state === 'void',
      })),
    });
    const beat = setInterval(() => write('beat', { now: clock.now().getTime() }), HEARTBEAT);
    const end = (): void => {
      clearInterval(beat);
      unsubscribe();
      streams.delete(end);
      raw.end();
    };
    streams.add(end);
    raw.on('close', end);
  });

  app.post('/play-api/crash/bets', async (request) =>
    crash.bet(sessionOf(sessions, request), v.parse(Bet, request.body)),
  );

  app.post('/play-api/crash/cashout', async (request) => {
    const at = clock.now().getTime();
    return crash.cashOut(sessionOf(sessions, request), v.parse(CashOut, request.body), at);
  });

  app.get<{ Querystring: { before?: string } }>('/play-api/crash/rounds', async (request) => ({
    rounds: crash.past(sessionOf(sessions, request), request.query.before),
  }));
}
