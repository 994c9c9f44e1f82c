import { sql } from 'kysely';
import { type Db, type Trx, createPlayerQueue } from '../../kernel/index.ts';
import type { ListedMaker } from '../makers/makersFile.ts';
import type { Answered, MoneyAnswer } from './answers.ts';
import { answerAuthenticate } from './authenticate.ts';
import { answerBalance } from './balance.ts';
import { answerBet } from './bet.ts';
import { answerBetWin } from './betWin.ts';
import type { MakerRequest, SessionRequest } from './calls.ts';
import { answerCloseRound } from './closeRound.ts';
import { lockAccountsOf, readContext, takeNonce, takeNonceAlone, type AskedCall } from './context.ts';
import { answerFreeRoundsState } from './freeRoundsState.ts';
import { answerJackpot } from './jackpot.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { ChangedMeanwhileError } from './operations.store.ts';
import { answerRollback } from './rollback.ts';
import { createSessionOwners } from './sessionOwners.ts';
import { answerTip } from './tip.ts';
import { answerWin } from './win.ts';

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
      return { answer: await answerAuthenticate(trx, deps, { makerId, request, at }) };
    }
    // The win of a free round may go to the bonus account: all accounts are locked, in their order.
    if (request.call === 'win' && request.type === 'freeRound')
      await lockAccountsOf(trx, makerId, request.sessionId);
    const owner = await takeNonce(trx, call, request);
    if (!owner) return { answer: unknownSession(request) };
    const { account, isFresh } = owner;
    if (!isFresh) throw replayed();
    const context = await readContext(trx, makerId, request, account.iso);
    return answerCall(trx, deps, request, { makerId, account, context, now: at });
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

/** Answers a call about a session with real money. */
async function answerCall(
  trx: Trx,
  deps: DecisionDeps,
  request: SessionRequest,
  asked: AskedCall,
): Promise<Answered> {
  switch (request.call) {
    case 'balance':
      return { answer: await answerBalance(trx, request, asked) };
    case 'bet':
      return answerBet(trx, deps, request, asked);
    case 'betWin':
      return answerBetWin(trx, deps, request, asked);
    case 'win':
      return answerWin(trx, request, asked);
    case 'jackpot':
      return answerJackpot(trx, request, asked);
    case 'rollback':
      return answerRollback(trx, request, asked);
    case 'closeRound':
      return { answer: await answerCloseRound(trx, request, asked) };
    case 'tip':
      return answerTip(trx, deps, request, asked);
    case 'freeRounds/state':
      return { answer: await answerFreeRoundsState(trx, request, asked) };
  }
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
