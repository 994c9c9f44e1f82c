import { toWire } from '@touchline/betting';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { ListedMaker } from '../makers/makersFile.ts';
import type { MoneyAnswer } from './answers.ts';
import { authenticate } from './authenticate.ts';
import type { AskedCall } from './bet.ts';
import type { MakerRequest } from './calls.ts';
import { closeRound } from './closeRound.ts';
import { lockAccountsOf, readContext, takeNonce, takeNonceAlone } from './context.ts';
import { freeRoundsOf, leftOf } from './freeRounds.store.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { answerMoneyCall } from './moneyCalls.ts';
import { ChangedMeanwhileError } from './operations.store.ts';
import { seconds } from '../http/seconds.ts';
import { createPlayerQueue } from '../http/playerQueue.ts';
import { readSession } from './readSession.ts';
import { createSessionOwners } from './sessionOwners.ts';

export interface MakerWalletDeps extends DecisionDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Notifies the player's open pages of a changed balance. */
  readonly notify: (playerId: bigint) => void;
}

/** A signed call of a maker. */
export interface SignedRequest {
  readonly maker: Pick<ListedMaker, 'id'>;
  readonly nonce: string;
  readonly request: MakerRequest;
}

/** Thrown for a nonce that came before: nothing was done. */
export class ReplayedError extends Error {
  override readonly name = 'ReplayedError';
}

const replayed = () => new ReplayedError('This nonce came before: sign each call with a new one.');

/** Wallet of outside makers of games. */
export interface MakerWallet {
  /** Answers a signed call; everything decided has a status. Throws a ReplayedError. */
  answer(signed: SignedRequest): Promise<object>;
}

/** Times that a call is decided again if a call in parallel changed what it read. */
const MOST_TRIES = 4;

interface Answered {
  readonly answer: object;
  /** Player whose balance changed. */
  readonly changed?: bigint | undefined;
}

/** Creates the wallet of outside makers. */
export function createMakerWallet(deps: MakerWalletDeps): MakerWallet {
  const { db, now, notify } = deps;
  // A call is one transaction under the account's lock: a second one would only wait for the first.
  const queue = createPlayerQueue({ atOnce: 1 });
  const owners = createSessionOwners(db);

  async function inTransaction(trx: Trx, { maker, nonce, request }: SignedRequest): Promise<Answered> {
    const at = now();
    const makerId = maker.id;
    const call = { makerId, nonce, at };
    if (request.call === 'authenticate') {
      if (!(await takeNonceAlone(trx, call))) throw replayed();
      return { answer: await authenticate(trx, deps, { makerId, request, at }) };
    }
    // The win of a free round may go to the bonus account: all accounts are locked, in their order.
    if (request.call === 'win' && request.type === 'freeRound')
      await lockAccountsOf(trx, makerId, request.sessionId);
    const owner = await takeNonce(trx, call, request);
    if (!owner) return { answer: unknownSession(request) };
    const { account, isFresh } = owner;
    if (!isFresh) throw replayed();
    const context = await readContext(trx, makerId, request, account.iso);
    const asked: AskedCall = { makerId, account, context, now: at };
    if (request.call === 'balance') return { answer: await readSession(trx, request, asked) };
    if (request.call === 'closeRound') return { answer: await closeRound(trx, request, asked) };
    if (request.call === 'freeRounds/state') {
      const free = await freeRoundsOf(trx, makerId, account.playerId, request.freeRoundsId);
      if (!free) return { answer: { status: 'FREE_ROUNDS_UNKNOWN' } };
      const value = toWire(free.stake, free.iso);
      return {
        answer: {
          status: 'OK',
          left: leftOf(free, at),
          value,
          currency: free.iso,
          expires: seconds(free.ends_at),
        },
      };
    }
    const { answer, isApplied } = await answerMoneyCall(trx, deps, request, asked);
    return { answer, changed: isApplied ? account.playerId : undefined };
  }

  async function decide(signed: SignedRequest): Promise<object> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { answer, changed } = await db.transaction().execute((trx) => inTransaction(trx, signed));
        if (changed !== undefined) notify(changed);
        return answer;
      } catch (error) {
        if (!(error instanceof ChangedMeanwhileError) || attempt === MOST_TRIES) throw error;
      }
    }
  }

  return {
    async answer(signed) {
      const owner = await owners.of(signed.request.sessionId);
      return owner === undefined ? decide(signed) : queue.run(owner, () => decide(signed));
    },
  };
}

/** A session of another maker, of play money, or of nobody. */
function unknownSession(request: MakerRequest): MoneyAnswer {
  return {
    status: 'INVALID_TOKEN',
    txId: 'txId' in request ? request.txId : null,
    platformTxId: null,
    balance: null,
    roundState: null,
    applied: false,
    message: 'You have no session with real money of this id.',
  };
}

/** Removes nonces that are refused by their time anyway. */
export async function forgetNonces(db: Db, now: Date): Promise<void> {
  await sql`delete from maker_nonces where at < ${new Date(now.getTime() - NONCE_MS)}`.execute(db);
}

const NONCE_MS = 10 * 60_000;
