import { toWire } from '@touchline/betting';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import { refused, type Decision, type MoneyAnswer } from './answers.ts';
import { noteBonusPlay } from './bonusPlay.ts';
import type { BodyOfCall } from './calls.ts';
import type { AskedCall } from './context.ts';

/** Ends a round without a win. Its state makes it once-only: it has no transaction id, and moves no money. */
export async function answerCloseRound(
  trx: Trx,
  { roundId: makerRoundId }: BodyOfCall<'closeRound'>,
  { account, context, now, makerId }: AskedCall,
): Promise<MoneyAnswer> {
  const { roundId, roundState, roundPlayerId } = context;
  const answer = ({ status, isApplied, roundState: state }: Decision): MoneyAnswer => ({
    status,
    txId: null,
    platformTxId: null,
    balance: toWire(account.balance, account.iso),
    roundState: state,
    applied: isApplied,
  });
  if (roundId === null || roundPlayerId !== account.playerId) return answer(refused('BET_NOT_FOUND', 'none'));
  if (roundState !== 'open') return answer({ status: 'OK', isApplied: false, roundState });
  await sql`
    with round as (
      update game_rounds set state = 'closed', closed_at = ${now}
      where maker_id = ${makerId} and maker_round_id = ${makerRoundId} and id = ${roundId} returning id, session_id
    ), session as (
      update game_sessions s set state = 'closed' from round
      where s.id = round.session_id and s.state = 'closing' and not exists (
        select from game_rounds other where other.session_id = s.id and other.state = 'open' and other.id <> round.id)
    ) insert into settled_rounds (round_id) select id from round`.execute(trx);
  await noteBonusPlay(trx, { account }, { roundId, gameId: null, isNew: false, hasEnded: true });
  return answer({ status: 'OK', isApplied: true, roundState: 'closed' });
}
