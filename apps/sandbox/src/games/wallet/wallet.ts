import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { createLocks } from '../locks.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { CallFault, CallResult, WalletClient } from './client.ts';
import { createOperations, type NewOperation, type Operation, type Operations } from './operations.ts';
import { Answered } from './protocol.ts';

/** Longest time between two attempts, s. */
const LONGEST_WAIT = 300;

/** Decision about a bet; `unknown` is followed by a rollback, which decides. */
export type Placed =
  | { readonly kind: 'booked' }
  | { readonly kind: 'refused'; readonly status: string; readonly remainder: string | undefined }
  | { readonly kind: 'unknown' };

/** Effect of a rollback that was sent since a bet had no answer: the bet stands if its round is settled. */
export interface RolledBack {
  readonly roundId: string;
  readonly targetTxId: string;
  readonly stands: boolean;
}

/** The maker's side of the platform's wallet. */
export interface Wallet {
  /** Stores a bet. The caller does it in the transaction that stores its round. */
  prepare(bet: NewOperation): void;
  /** Sends a stored bet once. Without an answer it is rolled back until there is a decision. */
  place(bet: NewOperation, fault?: CallFault): Promise<Placed>;
  /** Stores operations that are repeated until they are decided. The caller sends them by `deliver`. */
  queue(operations: readonly NewOperation[]): void;
  /** Sends what is queued for a round, in order; resolves after the first attempt that fails. */
  deliver(roundId: string): Promise<void>;
  /** Asks for the balance of a session and stores it; returns the status of the answer, undefined without one. */
  refresh(sessionId: string): Promise<string | undefined>;
  /** Returns whether a bet has no decision yet. */
  isWaiting(txId: string): boolean;
  /** Goes on with what a restart has cut off. */
  resume(): Promise<void>;
  /** Lets answers that are still on their way change nothing. */
  close(): void;
  readonly operations: Operations;
}

export interface WalletDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly client: WalletClient;
  readonly sessions: Sessions;
  /** Returns whether the maker is down and may call nobody. */
  readonly isDown: () => boolean;
  readonly onRolledBack: (rolledBack: RolledBack) => void;
}

/** Returns the id of a bet's rollback: there is never a second one. */
export const rollbackIdOf = (txId: string): string => `rb-${txId}`;

/** Returns the rollback of a bet. */
export function rollbackOf({
  txId: targetTxId,
  sessionId,
  roundId,
  body: { gameId, currency },
  amount,
}: Pick<Operation, 'txId' | 'sessionId' | 'roundId' | 'body'> & { readonly amount: bigint }): NewOperation {
  const txId = rollbackIdOf(targetTxId);
  return {
    txId,
    call: 'rollback',
    sessionId,
    roundId,
    currency: String(currency),
    amount,
    body: { txId, targetTxId, roundId, sessionId, gameId, currency },
  };
}

/** Creates the maker's side of the platform's wallet. */
export function createWallet({ db, clock, client, sessions, isDown, onRolledBack }: WalletDeps): Wallet {
  const operations = createOperations(db);
  const locks = createLocks();
  const now = (): number => clock.now().getTime();
  let isClosed = false;

  async function send(
    { call, body, sessionId }: Pick<Operation, 'call' | 'body' | 'sessionId'>,
    fault?: CallFault,
  ) {
    if (isDown()) return { kind: 'unknown' } as const;
    const session = sessions.byId(sessionId);
    const token = call === 'bet' || call === 'betWin' ? session?.makerToken : null;
    const result: CallResult<Answered> = await client.call(
      call,
      { ...body, ...(token == null ? {} : { token }) },
      Answered,
      fault,
    );
    if (result.kind === 'decided' && !isClosed) {
      const balance = result.answer.currentBalance ?? result.answer.balance;
      if (balance != null) sessions.update(sessionId, { balance });
    }
    return result;
  }

  function decided({ txId, call, roundId, body }: Operation, { status, applied }: Answered): void {
    const target = body['targetTxId'];
    if (call !== 'rollback' || typeof target !== 'string') return operations.decide(txId, status);
    const stands = status === 'ROUND_SETTLED';
    db.atomically(() => {
      operations.decide(txId, applied === true ? status : 'NOT_APPLIED');
      // The bet had been booked, though its answer was lost: the day's sums count it.
      if (stands || applied === true) operations.decide(target, 'OK');
      onRolledBack({ roundId, targetTxId: target, stands });
    });
  }

  /** Times of the next attempts by round, ms: one timer each. */
  const timers = new Map<string, number>();

  function later(roundId: string, due: number): void {
    if (timers.get(roundId) === due) return;
    timers.set(roundId, due);
    clock.after(due - now(), async () => {
      if (timers.get(roundId) === due) timers.delete(roundId);
      await deliver(roundId);
    });
  }

  async function deliver(roundId: string): Promise<void> {
    await locks.within(roundId, async () => {
      while (!isClosed) {
        const next = operations.nextOf(roundId);
        if (!next) return;
        const wait = next.due - now();
        if (wait > 0) return later(roundId, next.due);
        const result = await send(next);
        if (isClosed) return;
        if (result.kind === 'decided') decided(next, result.answer);
        else {
          const seconds = Math.min(LONGEST_WAIT, 2 ** next.tries);
          operations.postpone(next.txId, now() + seconds * 1000);
          return later(roundId, now() + seconds * 1000);
        }
      }
    });
  }

  /** Gives up a bet without an answer: its rollback decides. */
  function giveUp({
    txId,
    sessionId,
    roundId,
    body,
  }: Pick<Operation, 'txId' | 'sessionId' | 'roundId' | 'body'>): void {
    db.atomically(() => {
      operations.decide(txId, 'UNKNOWN');
      queue([rollbackOf({ txId, sessionId, roundId, body, amount: operations.amountOf(txId) })]);
    });
  }

  function queue(all: readonly NewOperation[]): void {
    for (const operation of all) operations.add(operation, 'queued', now());
  }

  return {
    operations,
    prepare: (bet) => operations.add(bet, 'sending', now()),
    async place(bet, fault) {
      const body = bet.body as Operation['body'];
      const result = await send({ ...bet, body }, fault);
      if (isClosed) return { kind: 'unknown' };
      if (result.kind === 'decided') {
        const { status, remainder } = result.answer;
        operations.decide(bet.txId, status);
        return status === 'OK' ? { kind: 'booked' } : { kind: 'refused', status, remainder };
      }
      giveUp({ ...bet, body });
      await deliver(bet.roundId);
      return { kind: 'unknown' };
    },
    queue,
    deliver,
    async refresh(sessionId) {
      const session = sessions.byId(sessionId);
      if (!session) return undefined;
      const { gameId, currency, makerToken } = session;
      const body = { sessionId, gameId, currency, token: makerToken ?? '' };
      const result = await client.call('balance', body, Answered);
      if (result.kind === 'unknown') return undefined;
      const { status, balance } = result.answer;
      if (status === 'OK' && balance != null) sessions.update(sessionId, { balance });
      return status;
    },
    isWaiting: (txId) => operations.isWaiting(txId),
    close: () => void (isClosed = true),
    async resume() {
      for (const bet of operations.cutOff()) giveUp(bet);
      await Promise.all(operations.waitingRounds().map(deliver));
    },
  };
}
