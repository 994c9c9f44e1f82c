import { rational, toWire } from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { SiteSafety } from '../../../site/index.ts';
import { isBonusAccount, lockPlayer, type LockedAccount, exchanged } from '../../../ledger/index.ts';
import { BLOCK_MESSAGES } from './blockMessages.ts';
import { checkNeededFor, leftIn, type DepositCheck } from './depositChecks.ts';
import { playerData } from '../playerData.ts';
import { closedAt, type BlockCode } from '../rules/blocks.ts';
import {
  countedDeposits,
  movementsOf,
  restrictionsOf,
  type BlocksRow,
  type LimitRow,
} from '../limits.store.ts';
import { moneyRule, type MoneyLimitKind } from '../rules/limitTypes.ts';
import { brokenLimit, nextRoom, remainderOf, type BrokenLimit, type NextRoom } from '../rules/moneyLimits.ts';
import { hasMandatoryLimits, hasThresholds, rulesOf } from '../rules/safetyRules.ts';
import { sessionTime } from '../sessionTime/sessionTime.ts';

/** The data of a leg that the sport blocks need. */
export interface SportLeg {
  readonly selectionId: string;
  readonly sportId: number;
  readonly isLive: boolean;
}

/** Money that a player asks to stake or to deposit, on an account that the transaction has locked. */
export interface AskedDeposit {
  readonly account: LockedAccount;
  /** Minor units. */
  readonly amount: bigint;
  /** Currency of the amount. @default the account's */
  readonly iso?: string;
  /** The server's instant. */
  readonly now: Date;
}

export interface AskedPayment extends AskedDeposit {
  /** The site's rules for limits. */
  readonly safety: SiteSafety;
  /** True for play money, whose source is never asked about. @default false */
  readonly isPlayMoney?: boolean;
}

export interface AskedStake extends AskedDeposit {
  /** True at the end of a live delay, when the stake is held and counted already. */
  readonly isHeld: boolean;
  /** Legs whose matches are in the book; none for a game. */
  readonly legs: readonly SportLeg[];
  /** Door at which blocks are asked for. @default `bet` */
  readonly door?: 'bet' | 'game';
}

const LIMIT_NAMES: Readonly<Record<MoneyLimitKind, string>> = {
  wagering: 'staking limit',
  loss: 'loss limit',
  deposit: 'deposit limit',
};

/**
 * Returns why the player's limits and blocks refuse a stake; undefined if they don't. Call it before all other checks
 * of the coupon. Queries the database only for players with limits or blocks, and locks such a player: bets on other
 * accounts wait, so that no two of them use the same remainder.
 */
export async function limitRefusal(trx: Trx, asked: AskedStake): Promise<CouponRefusal | undefined> {
  const restrictions = await lockedRestrictions(trx, asked);
  if (!restrictions) return undefined;
  const { limits, blocks } = restrictions;
  const block =
    closedAt(asked.door ?? 'bet', limits, blocks, asked.now)?.code ??
    (await sessionBlock(trx, limits, asked));
  if (block) return { code: refusalCode(block), message: BLOCK_MESSAGES[block], legs: [] };
  const sport = sportRefusal(asked.legs, blocks);
  if (sport) return sport;
  const broken = await brokenBy(trx, limits, asked, {
    isCounted: asked.isHeld,
    // A bonus isn't the player's money: losing it is no loss.
    kinds: isBonusAccount(asked.account) ? ['wagering'] : ['wagering', 'loss'],
  });
  if (!broken) return undefined;
  return {
    code: broken.kind === 'loss' ? 'LIMIT_LOSS' : 'LIMIT_WAGER',
    message: brokenMessage(broken, asked),
    legs: [],
    limit: toWire(broken.remainder, asked.account.iso),
  };
}

/** Reason of a refused payment: a stable code and an error message. */
export interface DepositRefusal {
  readonly code: BlockCode | 'LIMIT_DEPOSIT' | 'DEPOSIT_LIMIT_NEEDED' | 'FUNDS_CHECK_NEEDED';
  readonly message: string;
  /** End of a block that ends by itself. */
  readonly until?: Date;
}

/** Returns why limits and blocks refuse a payment; undefined if they don't. */
export async function depositRefusal(trx: Trx, asked: AskedPayment): Promise<DepositRefusal | undefined> {
  const restrictions = await lockedRestrictions(trx, asked);
  const limits = restrictions?.limits ?? [];
  const block = closedAt('deposit', limits, restrictions?.blocks, asked.now);
  if (block) {
    const { code, until } = block;
    return { code, message: BLOCK_MESSAGES[code], ...(until ? { until } : {}) };
  }
  if (await lacksMandatoryLimit(trx, limits, asked)) {
    return {
      code: 'DEPOSIT_LIMIT_NEEDED',
      message: 'Deposit limits are required here: set yours before you deposit.',
    };
  }
  const check = await checkFor(trx, asked);
  if (check) return checkRefusal(check, asked);
  const broken = await brokenBy(trx, limits, asked, { isCounted: false, kinds: ['deposit'] });
  return broken && { code: 'LIMIT_DEPOSIT', message: brokenMessage(broken, asked) };
}

/**
 * Returns the check that sums of deposits ask for first. Locks the player, so that no two deposits use one remainder.
 */
async function checkFor(
  trx: Trx,
  { account, amount, iso = account.iso, now, safety, isPlayMoney = false }: AskedPayment,
): Promise<DepositCheck | undefined> {
  if (isPlayMoney || !hasThresholds(safety)) return undefined;
  const { playerId } = account;
  await lockPlayer(trx, playerId);
  return checkNeededFor(trx, { playerId, now, safety, amount: { iso, sum: amount } });
}

function checkRefusal(check: DepositCheck, { account, iso = account.iso }: AskedPayment): DepositRefusal {
  if (check.kind === 'identity')
    return { code: 'VERIFICATION_REQUIRED', message: BLOCK_MESSAGES.VERIFICATION_REQUIRED };
  const left = leftIn(check, iso);
  return {
    code: 'FUNDS_CHECK_NEEDED',
    message:
      check.isDue || left === 0n
        ? 'We have to see where your money comes from before you deposit more: send us a document.'
        : `We have to see where your money comes from before you deposit more than ${toWire(left, iso)} ${iso}: lower the amount, or send us a document.`,
  };
}

/** Returns what blocks deposits of a player, regardless of amounts; undefined if nothing does. */
export async function depositBlock(
  trx: Trx,
  asked: Omit<AskedPayment, 'amount'>,
): Promise<BlockCode | undefined> {
  const restrictions = await lockedRestrictions(trx, { ...asked, amount: 0n });
  return closedAt('deposit', restrictions?.limits ?? [], restrictions?.blocks, asked.now)?.code;
}

/** A deposit limit of a player, in the currency of an account. */
export interface DepositRoom {
  readonly seconds: number;
  /** Minor units, rounded down. */
  readonly limit: bigint;
  readonly remainder: bigint;
  /** When more of it is free; undefined if nothing of it is used by credited deposits. */
  readonly next: NextRoom | undefined;
}

/** Returns a player's deposit limits, the shortest window first. Open deposits are counted. */
export async function depositRoom(
  db: Db,
  { playerId, iso }: Pick<LockedAccount, 'playerId' | 'iso'>,
  now: Date,
): Promise<readonly DepositRoom[]> {
  const { limits } = await restrictionsOf(db, playerId);
  const counting = limits.flatMap((limit) => {
    const rule = moneyRule(limit.type);
    return rule?.kind === 'deposit' && limit.iso !== null ? [{ limit, iso: limit.iso, rule }] : [];
  });
  const windows = counting.map(({ rule }) => rule.seconds);
  const movements = await movementsOf(db, playerId, now, windows);
  const since = new Date(now.getTime() - Math.max(0, ...windows) * 1000);
  const deposits = counting.length === 0 ? [] : await countedDeposits(db, playerId, since);
  const inIso = (minor: bigint, from: string) => rational.floor(exchanged(rational.of(minor), from, iso));
  return counting
    .map(({ limit, iso: from, rule: { seconds } }) => {
      const next = nextRoom(limit, movements, deposits, now);
      return {
        seconds,
        limit: inIso(limit.value, from),
        remainder: inIso(remainderOf(limit, movements) ?? 0n, from),
        next: next && { at: next.at, amount: inIso(next.amount, from) },
      };
    })
    .toSorted((a, b) => a.seconds - b.seconds);
}

async function lacksMandatoryLimit(
  trx: Trx,
  limits: readonly LimitRow[],
  { account, safety }: AskedPayment,
): Promise<boolean> {
  if (!hasMandatoryLimits(safety)) return false;
  const { country } = await playerData(trx, account.playerId);
  const { mandatoryDeposits } = rulesOf(safety, country ?? undefined);
  return mandatoryDeposits.some((type) => limits.every((limit) => limit.type !== type));
}

async function lockedRestrictions(trx: Trx, { account }: AskedDeposit) {
  if (!account.isRestricted) return undefined;
  await lockPlayer(trx, account.playerId);
  return restrictionsOf(trx, account.playerId);
}

/** Coupons have one code for states that only sign-in distinguishes. */
function refusalCode(code: BlockCode) {
  if (code === 'RETURN_REQUEST_NEEDED') return 'SELF_EXCLUDED';
  return code === 'ACCOUNT_CLOSED' || code === 'FROZEN' ? 'BETTING_CLOSED' : code;
}

async function sessionBlock(
  trx: Trx,
  limits: readonly LimitRow[],
  { account, now }: AskedStake,
): Promise<BlockCode | undefined> {
  const time = await sessionTime(trx, account.playerId, limits, now);
  return time && time.remaining === 0 ? 'SESSION_LIMIT' : undefined;
}

function sportRefusal(legs: readonly SportLeg[], blocks: BlocksRow | undefined): CouponRefusal | undefined {
  if (!blocks) return undefined;
  const line = [...blocks.disallowed_line_sports, ...blocks.hidden_line_sports];
  const live = [...blocks.disallowed_live_sports, ...blocks.hidden_live_sports];
  const closed = legs.filter(({ sportId, isLive }) => (isLive ? live : line).includes(sportId));
  if (closed.length === 0) return undefined;
  return {
    code: 'SPORT_DISALLOWED',
    message: 'You can’t bet on this sport: remove the selection, or check the sports in your settings.',
    legs: closed.map(({ selectionId }) => ({ selectionId, code: 'SPORT_DISALLOWED' })),
  };
}

async function brokenBy(
  trx: Trx,
  limits: readonly LimitRow[],
  { account, amount, iso = account.iso, now }: AskedDeposit,
  { isCounted, kinds }: { readonly isCounted: boolean; readonly kinds: readonly MoneyLimitKind[] },
): Promise<BrokenLimit | undefined> {
  const counting = limits.filter(({ type }) => kinds.some((kind) => moneyRule(type)?.kind === kind));
  if (counting.length === 0) return undefined;
  const windows = new Set(counting.flatMap(({ type }) => moneyRule(type)?.seconds ?? []));
  const movements = await movementsOf(trx, account.playerId, now, [...windows]);
  return brokenLimit(counting, movements, { iso, amount, isCounted });
}

function brokenMessage(
  { kind, remainder }: BrokenLimit,
  { account, iso = account.iso }: AskedDeposit,
): string {
  return `Your ${LIMIT_NAMES[kind]} has ${toWire(remainder, iso)} ${iso} left for now: lower the amount, or wait until more is available.`;
}
