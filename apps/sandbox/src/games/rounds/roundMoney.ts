import { randomUUID } from 'node:crypto';
import type { RoundEnd } from '@touchline/games';
import { toMinor, toText } from '../money.ts';
import type { Session } from '../sessions/sessions.ts';
import type { NewOperation } from '../wallet/operations.ts';
import { rollbackOf } from '../wallet/wallet.ts';
import type { Oddity } from './oddities.ts';
import type { StoredRound } from './rounds.store.ts';

/** Part of a round that its money depends on. */
export type RoundForMoney = Pick<
  StoredRound,
  'id' | 'sessionId' | 'titleId' | 'currency' | 'bets' | 'freeRoundsId' | 'jackpot'
> & { readonly game: { readonly end: RoundEnd | null } };

/** Calls of a round's money, built from the round. */
export interface RoundMoney {
  /** Returns the bet that takes a stake; with a win it is decided in one step. */
  bet(
    session: Session,
    round: Pick<StoredRound, 'id' | 'freeRoundsId'>,
    stake: bigint,
    win?: bigint,
  ): NewOperation;
  /** Returns the operations that settle a round. */
  settlement(round: RoundForMoney, oddity: Oddity): readonly NewOperation[];
  /** Returns the win of a jackpot; undefined if the round has none. */
  jackpot(round: RoundForMoney, jackpotId: string): NewOperation | undefined;
}

/** Returns the calls of a round's money. */
export const roundMoney: RoundMoney = {
  bet(session, { id: roundId, freeRoundsId }, stake, win) {
    const { currency } = session;
    const txId = randomUUID();
    const common = { txId, sessionId: session.id, gameId: session.gameId, currency, roundId };
    const stored = { txId, sessionId: session.id, roundId, currency };
    const isFree = freeRoundsId !== null;
    if (win !== undefined)
      return {
        ...stored,
        call: 'betWin',
        amount: stake,
        win,
        body: { ...common, bet: toText(stake, currency), win: toText(win, currency) },
      };
    return {
      ...stored,
      call: 'bet',
      amount: isFree ? 0n : stake,
      body: {
        ...common,
        amount: toText(isFree ? 0n : stake, currency),
        ...(isFree ? { type: 'freeRound', freeRoundsId } : { type: 'bet' }),
      },
    };
  },

  settlement(round, { winDelay = 0, repeatsWin, doublesWin, winsAfterRollback }) {
    const { id: roundId, sessionId, titleId: gameId, currency, bets, game, freeRoundsId } = round;
    const payout = BigInt(game.end?.payout ?? '0');
    const common = { sessionId, gameId, currency, roundId };
    const backs = bets.map(({ txId, amount }) =>
      rollbackOf({ txId, sessionId, roundId, body: { gameId, currency }, amount: toMinor(amount, currency) }),
    );
    if (game.end?.isStakeReturned) return backs;
    const isFree = freeRoundsId !== null;
    const oddWin = repeatsWin ?? doublesWin ?? winsAfterRollback ?? false;
    if (payout === 0n && !isFree && !oddWin)
      return [{ ...common, txId: `close-${roundId}`, call: 'closeRound', amount: 0n, body: common }];
    const winOf = (txId: string, storedAs = txId): NewOperation => ({
      txId: storedAs,
      call: 'win',
      sessionId,
      roundId,
      currency,
      amount: payout,
      body: {
        ...common,
        txId,
        betTxId: bets[0]?.txId,
        amount: toText(payout, currency),
        type: isFree ? 'freeRound' : 'win',
        close: true,
      },
      delay: winDelay,
    });
    const win = winOf(randomUUID());
    return [
      ...(winsAfterRollback ? backs : []),
      win,
      ...(repeatsWin ? [winOf(win.txId, `${win.txId}-again`)] : []),
      ...(doublesWin ? [winOf(randomUUID())] : []),
    ];
  },

  jackpot({ id: roundId, sessionId, titleId: gameId, currency, jackpot }, jackpotId) {
    if (!jackpot) return undefined;
    const { level, amount } = jackpot;
    const txId = `jp-${roundId}`;
    return {
      txId,
      call: 'jackpot',
      sessionId,
      roundId,
      currency,
      amount: toMinor(amount, currency),
      body: { txId, sessionId, gameId, currency, roundId, jackpotId, level, amount },
    };
  },
};
