import { toWire } from '@touchline/betting';
import { activeGrantOn } from '../../rewards/index.ts';
import { bonusGameRefusal } from '../gameSessions/rules/bonusGames.ts';
import type { Trx } from '../../kernel/index.ts';
import { limitRefusal, operationBlock } from '../../protection/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { tokenHash } from '../rounds/roundAccess.ts';
import { isBonusAccount, type LockedAccount } from '../../ledger/index.ts';
import { amountOf } from './amounts.ts';
import { refused, type Decision } from './answers.ts';
import type { CallContext } from './context.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';

/** A stake or a tip that a maker asks for, on an account that the transaction has locked. */
export interface AskedStake {
  readonly account: LockedAccount;
  readonly context: CallContext;
  /** The maker's token, as it was sent. */
  readonly token: string | undefined;
  /** Minor units; 0 for a free round. */
  readonly amount: bigint;
  /** Stakes of the same round before, minor units; 0 for a tip. */
  readonly stakedBefore: bigint;
  readonly now: Date;
}

/** Statuses of blocks that only sign-in distinguishes. */
const BLOCK_STATUS: ReadonlyMap<string, WalletStatus> = new Map(
  Object.entries({
    SELF_EXCLUDED: 'SELF_EXCLUDED',
    RETURN_REQUEST_NEEDED: 'SELF_EXCLUDED',
    TIMEOUT_ACTIVE: 'TIMEOUT_ACTIVE',
    SESSION_LIMIT: 'SESSION_LIMIT',
    VERIFICATION_REQUIRED: 'VERIFICATION_REQUIRED',
    LIMIT_WAGER: 'LIMIT_WAGER',
    LIMIT_LOSS: 'LIMIT_LOSS',
  }),
);

/**
 * Returns why a player's stake is refused now: the token, blocks and limits, the session, a reality check, or the funds.
 * Bets and tips pass all of these; wins and returned stakes none.
 */
export async function stakeRefusal(
  trx: Trx,
  { isCheckDue }: Pick<DecisionDeps, 'isCheckDue'>,
  asked: AskedStake,
): Promise<Decision | undefined> {
  const { account, context, amount, now } = asked;
  const { roundState } = context;
  const no = (status: WalletStatus, more?: Pick<Decision, 'remainder' | 'message'>) =>
    refused(status, roundState ?? 'none', more);
  const token = tokenRefusal(asked);
  if (token) return no(token);
  const limit = await limitStatus(trx, asked);
  if (limit) return no(limit.status, limit);
  const session = sessionRefusal(context);
  if (session) return no(session);
  const { playerId, isRestricted } = account;
  const { siteId, signInId } = context;
  if (await isCheckDue(trx, { playerId, siteId, signInId, isRestricted }, now))
    return no('REALITY_CHECK_DUE');
  const bonus = isBonusAccount(account) ? await bonusRefusal(trx, asked) : undefined;
  if (bonus) return no(bonus.status, bonus);
  return amount > account.balance ? no('INSUFFICIENT_FUNDS') : undefined;
}

/** Returns why a maker's token is refused; undefined for a valid one. */
export function tokenRefusal({
  context,
  token,
  now,
}: Pick<AskedStake, 'context' | 'token' | 'now'>): WalletStatus | undefined {
  if (token === undefined || tokenHash(token).toString('hex') !== context.tokenHash) return 'INVALID_TOKEN';
  return !context.tokenExpiresAt || context.tokenExpiresAt <= now ? 'TOKEN_EXPIRED' : undefined;
}

type Refusal = Pick<Decision, 'status' | 'remainder' | 'message'>;

/** A free round costs nothing: only blocks refuse it, not limits of money. */
async function limitStatus(trx: Trx, { account, amount, now }: AskedStake): Promise<Refusal | undefined> {
  if (amount === 0n) {
    if (!account.isRestricted) return undefined;
    const block = await operationBlock(trx, 'game', account.playerId, now);
    return block && { status: BLOCK_STATUS.get(block.code) ?? 'BETTING_CLOSED' };
  }
  const refusal = await limitRefusal(trx, { account, amount, now, isHeld: false, legs: [], door: 'game' });
  if (!refusal) return undefined;
  const { code, message, limit } = refusal;
  return {
    status: BLOCK_STATUS.get(code) ?? 'BETTING_CLOSED',
    message,
    remainder: limit === undefined ? undefined : amountOf(limit, account.iso),
  };
}

/** A session that ended by an exclusion or a break answers with its reason. */
function sessionRefusal({
  state,
  pauseReason,
  closeReason,
  isSignedOut,
}: CallContext): WalletStatus | undefined {
  if (state === 'paused')
    return pauseReason === 'REALITY_CHECK_DUE' || pauseReason === 'SESSION_LIMIT'
      ? pauseReason
      : pauseReason === 'BREAK'
        ? 'TIMEOUT_ACTIVE'
        : 'SESSION_CLOSED';
  if (state === 'open' && !isSignedOut) return undefined;
  return (closeReason && BLOCK_STATUS.get(closeReason)) || 'SESSION_CLOSED';
}

/**
 * A bonus isn't staked on a game that doesn't count for it, and has a greatest stake, which all bets of a round share.
 * A round that has begun goes on in its game.
 */
async function bonusRefusal(
  trx: Trx,
  { account, context, amount, stakedBefore }: AskedStake,
): Promise<Refusal | undefined> {
  const grant = await activeGrantOn(trx, account.id);
  const refusal = await bonusGameRefusal(trx, grant, context.roundId === null ? context.gameId : null);
  if (refusal) return { status: 'BETTING_CLOSED', message: refusal.message };
  const most = grant?.maxBet === undefined ? undefined : amountOf(grant.maxBet, account.iso);
  if (most === undefined || stakedBefore + amount <= most) return undefined;
  return {
    status: 'ABOVE_MAX',
    message: `The greatest stake of a round with this bonus is ${toWire(most, account.iso)} ${account.iso}.`,
  };
}
