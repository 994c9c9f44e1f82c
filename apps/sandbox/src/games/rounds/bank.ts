import { toMinor, toText } from '../money.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { CallFault } from '../wallet/client.ts';
import type { NewOperation } from '../wallet/operations.ts';
import type { Placed } from '../wallet/wallet.ts';

/** Money of rounds: at the platform, or the play money of a session. */
export interface Bank {
  /** Stores a bet, in the transaction that stores its round. */
  prepare(bet: NewOperation): void;
  place(bet: NewOperation, fault?: CallFault): Promise<Placed>;
  /** Stores the operations that settle a round, in the transaction that settles it. */
  queue(operations: readonly NewOperation[]): void;
  /** Sends what is stored for a round. */
  deliver(roundId: string): Promise<void>;
}

/** Creates the bank of play money, which decides everything at once. */
export function createPlayMoney(sessions: Sessions): Bank {
  function move(sessionId: string, amount: bigint): boolean {
    const session = sessions.byId(sessionId);
    if (!session) return false;
    const balance = toMinor(session.balance, session.currency) + amount;
    if (balance < 0n) return false;
    sessions.update(sessionId, { balance: toText(balance, session.currency) });
    return true;
  }
  return {
    prepare: () => undefined,
    place: ({ sessionId, amount, win = 0n }) =>
      Promise.resolve(
        move(sessionId, -amount) && move(sessionId, win)
          ? { kind: 'booked' }
          : { kind: 'refused', status: 'INSUFFICIENT_FUNDS', remainder: undefined },
      ),
    queue(operations) {
      for (const { call, sessionId, amount } of operations)
        if (call !== 'closeRound') move(sessionId, amount);
    },
    deliver: () => Promise.resolve(),
  };
}
