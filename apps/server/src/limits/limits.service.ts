import { toWire } from '@touchline/betting';
import type { CouponRefusal, RefusalCode } from '@touchline/contract';
import type { Trx } from '../db/database.ts';
import type { LockedAccount } from '../wallet/ledger.ts';
import { dayStart, sessionSeconds, standingBlock, type BlockCode } from './blocks.ts';
import { movementsOf, restrictionsOf, signedInSince, type BlocksRow, type LimitRow } from './limits.store.ts';
import { moneyRule } from './limitTypes.ts';
import { brokenLimit } from './moneyLimits.ts';

/** A leg as the lists of sports see it. */
export interface SportLeg {
  readonly selectionId: string;
  readonly sportId: number;
  readonly isLive: boolean;
}

/** A stake that a player asks for, on an account that the transaction has locked. */
export interface AskedStake {
  readonly account: LockedAccount;
  /** Minor units of the account's currency. */
  readonly amount: bigint;
  /** True at the end of a live delay, when the stake is held and counts already. */
  readonly isHeld: boolean;
  /** Legs that the book knows. */
  readonly legs: readonly SportLeg[];
  /** The server's instant. */
  readonly now: Date;
}

const BLOCK_MESSAGES: Readonly<Record<BlockCode, string>> = {
  SELF_EXCLUDED: 'You excluded yourself from betting: no bets are taken until the exclusion has ended.',
  TIMEOUT_ACTIVE: 'You take a break from betting: no bets are taken until it is over.',
  BETTING_CLOSED: 'Bets from your account are not taken: ask support why.',
  VERIFICATION_REQUIRED: 'Your account has to be verified before you bet: verify it in your profile.',
  SESSION_LIMIT: 'Your time for today is used up: bets are taken again tomorrow.',
};

/**
 * Why the player's own limits and the blocks on the player don't let a stake through; undefined when they do.
 * Call it before everything else about the coupon. Asks the database only about players that have limits or blocks;
 * the account's lock keeps all bets of the player waiting, so that no two of them use the same room.
 */
export async function limitRefusal(trx: Trx, asked: AskedStake): Promise<CouponRefusal | undefined> {
  const { account, legs, now } = asked;
  if (!account.isRestricted) return undefined;
  const { limits, blocks } = await restrictionsOf(trx, account.playerId, now);
  const block =
    standingBlock(limits, blocks, now) ?? (await sessionBlock(trx, account.playerId, limits, now));
  if (block) return { code: block, message: BLOCK_MESSAGES[block], legs: [] };
  return sportRefusal(legs, blocks) ?? moneyRefusal(trx, limits, asked);
}

async function sessionBlock(
  trx: Trx,
  playerId: bigint,
  limits: readonly LimitRow[],
  now: Date,
): Promise<BlockCode | undefined> {
  const allowed = sessionSeconds(limits);
  if (allowed === undefined) return undefined;
  const used = await signedInSince(trx, playerId, dayStart(now), now);
  return used >= allowed ? 'SESSION_LIMIT' : undefined;
}

function sportRefusal(legs: readonly SportLeg[], blocks: BlocksRow | undefined): CouponRefusal | undefined {
  if (!blocks) return undefined;
  const { disallowed_line_sports: line, disallowed_live_sports: live } = blocks;
  const closed = legs.filter(({ sportId, isLive }) => (isLive ? live : line).includes(sportId));
  if (closed.length === 0) return undefined;
  return {
    code: 'SPORT_DISALLOWED',
    message:
      'Bets on this sport are switched off for you: remove the leg, or change the sports in your settings.',
    legs: closed.map(({ selectionId }) => ({ selectionId, code: 'SPORT_DISALLOWED' })),
  };
}

async function moneyRefusal(
  trx: Trx,
  limits: readonly LimitRow[],
  { account, amount, isHeld, now }: AskedStake,
): Promise<CouponRefusal | undefined> {
  if (!limits.some(({ type }) => moneyRule(type))) return undefined;
  const movements = await movementsOf(trx, account.playerId, now);
  const money = { iso: account.iso, amount, isCounted: isHeld };
  const broken = brokenLimit(limits, movements, money, ['wagering', 'loss']);
  if (!broken) return undefined;
  const [code, name]: [RefusalCode, string] =
    broken.kind === 'loss' ? ['LIMIT_LOSS', 'loss limit'] : ['LIMIT_WAGER', 'limit of stakes'];
  const limit = toWire(broken.remainder, account.iso);
  return {
    code,
    message: `Your ${name} leaves ${limit} ${account.iso} for now: lower the stake, or wait until it leaves more.`,
    legs: [],
    limit,
  };
}
