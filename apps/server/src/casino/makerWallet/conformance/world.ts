import { randomUUID } from 'node:crypto';
import type { DeskAccount } from '../desk/deskCalls.ts';
import type { Answer, Client, Faults } from './client.ts';

/** Game with the usual bounds, without a least cycle. */
export const GAME = 'conformance-game';
/** Game with a greatest stake of 100.00. */
export const BOUNDED = 'conformance-bounded';
/** Game that the platform doesn't offer any more. */
export const RETIRED = 'conformance-retired';
/** Game with a least cycle of 2.5 s. */
export const SLOW = 'conformance-slow';

/** A player with 100.00 EUR in a session that is open, with ids of their own. */
export interface Seat {
  readonly playerId: string;
  readonly sessionId: string;
  readonly launchToken: string;
  /** Fields of a call on a round of the session. */
  fields(more?: object): object;
  bet(txId: string, amount: string, more?: object, faults?: Faults): Promise<Answer>;
  win(txId: string, amount: string, more?: object): Promise<Answer>;
  rollback(txId: string, targetTxId: string, more?: object): Promise<Answer>;
  call(name: string, more?: object): Promise<Answer>;
  account(): Promise<DeskAccount>;
}

/** Everything that a case works with. */
export interface World {
  readonly client: Client;
  /** Prepares a player. `isOpen: false`: the launch token isn't exchanged yet. */
  seat(options?: { readonly isOpen?: boolean; readonly gameId?: string }): Promise<Seat>;
  /** Makes an id of this run. */
  id(name: string): string;
}

/** Lists the games of the cases at the test desk. */
export async function openWorld(client: Client): Promise<World> {
  const run = randomUUID().slice(0, 8);
  let made = 0;
  const id = (name: string): string => `${name}-${run}-${(made += 1)}`;
  const bounds = {
    currency: 'EUR',
    minStake: '0.10',
    maxStake: '100.00',
    minCycleMs: 0,
    state: 'active',
  } as const;
  // Above the balance, so that a stake can exceed the one without the other.
  await client.desk('game', { ...bounds, gameId: GAME, maxStake: '150.00' });
  await client.desk('game', { ...bounds, gameId: BOUNDED });
  await client.desk('game', { ...bounds, gameId: RETIRED, state: 'retired' });
  await client.desk('game', { ...bounds, gameId: SLOW, minCycleMs: 2500 });

  return {
    client,
    id,
    async seat({ isOpen = true, gameId = GAME } = {}) {
      const { playerId } = await client.desk('player', { currency: 'EUR', balance: '100.00' });
      const player = String(playerId);
      const asked = await client.desk('session', { playerId: player, gameId });
      const sessionId = String(asked['sessionId']);
      const launchToken = String(asked['token']);
      const session = { sessionId, gameId, currency: 'EUR' };
      const opened = isOpen
        ? await client.call('authenticate', { ...session, token: launchToken })
        : undefined;
      const token = opened?.makerToken;
      const roundId = id('r');
      const fields = (more: object = {}): object => ({ ...session, roundId, ...more });
      return {
        playerId: player,
        sessionId,
        launchToken,
        fields,
        bet: (txId, amount, more, faults) =>
          client.call('bet', fields({ token, txId, amount, ...more }), faults),
        win: (txId, amount, more) => client.call('win', fields({ txId, amount, ...more })),
        rollback: (txId, targetTxId, more) => client.call('rollback', fields({ txId, targetTxId, ...more })),
        call: (name, more) => client.call(name, fields({ token, ...more })),
        // The cast: the desk answers in this shape.
        account: async () => (await client.desk('account', { playerId: player })) as unknown as DeskAccount,
      };
    },
  };
}
