import { toWire } from '@touchline/betting';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import { MAKER_TOKEN_MS } from '../rounds/roundAccess.ts';
import type { BodyOfCall } from './calls.ts';
import type { AskedCall } from './context.ts';
import { tokenRefusal } from './stakeChecks.ts';

/** Answers with the spendable balance of a session's account, and prolongs the maker's token. */
export async function answerBalance(
  trx: Trx,
  { sessionId, token }: BodyOfCall<'balance'>,
  { account, context, now }: AskedCall,
): Promise<object> {
  const status = tokenRefusal({ context, token, now });
  if (status) return { status };
  await prolongToken(trx, sessionId, now);
  return { status: 'OK', balance: toWire(account.balance, account.iso), currency: account.iso };
}

async function prolongToken(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await sql`
    update game_sessions set maker_token_expires_at =
      least(maker_token_dies_at, ${new Date(now.getTime() + MAKER_TOKEN_MS)}::timestamptz)
    where id = ${sessionId}`.execute(trx);
}
