import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isClientSeed } from '@touchline/games';
import * as v from 'valibot';
import type { FreeRounds } from '../freeRounds/freeRounds.ts';
import { PlayProblem } from '../problem.ts';
import type { Rounds } from '../rounds/rounds.ts';
import { shownSeeds } from '../rounds/roundView.ts';
import type { Seeds } from '../seeds/seeds.ts';
import { openSession } from '../sessions/opening.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import type { WalletClient } from '../wallet/client.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { shownSession } from './shownSession.ts';

export interface PlayDeps {
  readonly sessions: Sessions;
  readonly seeds: Seeds;
  readonly rounds: Rounds;
  readonly freeRounds: FreeRounds;
  readonly client: WalletClient;
  readonly wallet: Wallet;
}

const Token = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });
const ActionId = v.pipe(v.string(), v.uuid());
const Stake = v.object({
  actionId: ActionId,
  stake: v.pipe(v.string(), v.maxLength(40)),
  choice: v.optional(v.unknown(), {}),
  freeRoundsId: v.optional(v.nullable(v.string()), null),
});
const Turn = v.object({ actionId: ActionId, turn: v.unknown() });
const Seed = v.object({ clientSeed: v.string() });

/**
 * Returns the session of a frame's call.
 * @throws PlayProblem without a valid bearer
 */
export function sessionOf(
  sessions: Sessions,
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
): Session {
  // Streams of events can't send headers.
  const asked = v.safeParse(v.object({ bearer: v.string() }), query);
  const bearer =
    /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? (asked.success ? asked.output.bearer : '');
  const session = sessions.byBearer(bearer);
  if (session) return session;
  throw new PlayProblem('SESSION_CLOSED', 'The session is unknown: launch the game again.', { status: 401 });
}

/** Serves the frame of all games but crash. */
export function playRoutes(app: FastifyInstance, deps: PlayDeps): void {
  const { sessions, seeds, rounds, freeRounds, client, wallet } = deps;

  app.post('/play-api/session', async ({ body }) => {
    const { session, bearer } = await openSession({ sessions, client }, v.parse(Token, body).token);
    const pair = seeds.activeOf(session.player);
    return {
      bearer,
      ...shownSession(session),
      fairness: shownSeeds(pair, pair.nonce),
      freeRounds: freeRounds.offered(session),
      open: rounds.openOf(session),
    };
  });

  app.post('/play-api/rounds', async (request) =>
    rounds.start(sessionOf(sessions, request), v.parse(Stake, request.body)),
  );

  app.post<{ Params: { roundId: string } }>('/play-api/rounds/:roundId/turns', async (request) =>
    rounds.turn(sessionOf(sessions, request), {
      roundId: request.params.roundId,
      ...v.parse(Turn, request.body),
    }),
  );

  app.get<{ Querystring: { before?: string } }>('/play-api/rounds', async (request) => ({
    rounds: rounds.past(sessionOf(sessions, request), request.query.before),
  }));

  app.get('/play-api/balance', async (request) => {
    const { id, mode, balance } = sessionOf(sessions, request);
    if (mode === 'demo') return { balance };
    const status = await wallet.refresh(id);
    if (status === undefined)
      throw new PlayProblem('INTERNAL', 'The platform doesn’t answer.', { status: 503 });
    if (status !== 'OK') throw new PlayProblem(status, `The platform answered ${status}.`);
    return { balance: sessions.byId(id)?.balance ?? balance };
  });

  app.post('/play-api/seed', async (request) => {
    const { player } = sessionOf(sessions, request);
    const { clientSeed } = v.parse(Seed, request.body);
    if (!isClientSeed(clientSeed))
      throw new PlayProblem(
        'BAD_SEED',
        'A client seed has 1 to 64 printable ASCII characters and no colon.',
        {
          status: 400,
        },
      );
    if (rounds.store.hasUnfinished(player))
      throw new PlayProblem('ROUND_OPEN', 'A round isn’t finished: finish it before the seeds are replaced.');
    const { revealed, active } = seeds.rotate(player, clientSeed);
    return {
      revealed: {
        serverSeed: revealed.serverSeed,
        commitment: revealed.commitment,
        clientSeed: revealed.clientSeed,
      },
      fairness: shownSeeds(active, active.nonce),
    };
  });
}
