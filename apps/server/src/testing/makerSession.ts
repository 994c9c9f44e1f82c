import { randomUUID } from 'node:crypto';
import { insertGame, type TestGame } from '../casino/catalogue/testing.ts';
import type { Db } from '../kernel/db/database.ts';
import type { MakerRequest } from '../casino/makerWallet/calls.ts';
import { createMakerWallet, type MakerWallet } from '../casino/makerWallet/makerWallet.service.ts';
import { insertSession, openSession } from '../casino/rounds/roundAccess.ts';
import type { TestPlayer } from './players.ts';

const MAKER = { id: 'sandbox' };

/** Creates the wallet of makers without rules of a place. */
export function createTestWallet(db: Db, now: () => Date): MakerWallet {
  return createMakerWallet({
    db,
    now,
    notify: () => undefined,
    isCheckDue: async () => false,
    playRulesOf: async () => ({
      minCycleMs: 0,
      maxStake: undefined,
      autoplay: true,
      celebrateOverStakeOnly: false,
    }),
  });
}

/** Answer to a call that moves money. */
export interface MakerAnswer {
  readonly status: string;
  readonly balance: string;
  readonly message?: string;
}

/** Calls of a maker about a game that a player has opened. */
export interface MakerSession {
  bet(roundId: string, amount: string, txId?: string): Promise<MakerAnswer>;
  rollback(roundId: string, targetTxId: string): Promise<MakerAnswer>;
}

/** Opens a game of its own on an account in euros. */
export async function openMakerSession(
  { db, wallet, now }: { readonly db: Db; readonly wallet: MakerWallet; readonly now: () => Date },
  { playerId, accountId }: TestPlayer,
  game: TestGame = {},
): Promise<MakerSession> {
  const makerGameId = randomUUID();
  const made = await insertSession(
    db,
    {
      site_id: 'house',
      maker_id: MAKER.id,
      game_id: await insertGame(db, { ...game, makerGameId }),
      player_id: playerId,
      account_id: accountId,
      sign_in_id: null,
      iso: 'EUR',
      mode: 'real',
      language: 'en',
      country: null,
      device: 'phone',
      return_to: null,
    },
    now(),
  );
  const opened = await openSession(db, made.session.id, now());
  if (!opened) throw new Error('The session was not opened.');
  const common = { sessionId: opened.session.id, gameId: makerGameId, currency: 'EUR' };
  // The cast: calls that move money have these fields in their answers.
  const call = async (request: MakerRequest) =>
    (await wallet.answer({ maker: MAKER, nonce: randomUUID(), request })) as MakerAnswer;
  return {
    bet: (roundId, amount, txId = randomUUID()) =>
      call({ ...common, call: 'bet', token: opened.makerToken, txId, roundId, amount, type: 'bet' }),
    rollback: (roundId, targetTxId) =>
      call({ ...common, call: 'rollback', txId: randomUUID(), targetTxId, roundId }),
  };
}
