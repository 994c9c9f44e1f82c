import { createHash } from 'node:crypto';
import { amountOf } from './amounts.ts';
import type { MoneyRequest } from './calls.ts';

/**
 * Hashes what a call asks for: its kind, session, game, round, amounts, currency and target. A repeated transaction id
 * with another hash is another operation. "2.5" and "2.50" are one amount.
 */
export function requestHash(request: MoneyRequest): Buffer {
  const { call, sessionId, gameId, currency } = request;
  const amount = (text: string | undefined) =>
    text === undefined ? null : String(amountOf(text, currency) ?? `unreadable ${text}`);
  const asked = [
    call,
    sessionId,
    gameId,
    'roundId' in request ? request.roundId : null,
    'amount' in request ? amount(request.amount) : null,
    call === 'betWin' ? [amount(request.bet), amount(request.win)] : null,
    currency,
    call === 'rollback' ? request.targetTxId : null,
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}
