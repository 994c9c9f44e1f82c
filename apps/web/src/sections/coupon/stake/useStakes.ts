import { COUPON_TYPE, parseStake, toMinor, toWire } from '@touchline/betting';
import type { Account } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { prepaidQuery, promoCodeQuery, type CouponTerms } from '../../../features/coupon/coupon.api.ts';
import type { Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import type { CouponTypeId } from '../../../features/coupon/coupon.types.ts';
import {
  couponBounds,
  maxAmount,
  stakeOf,
  type Stake,
  type StakeBounds,
} from '../../../features/coupon/pricing/stake.rules.ts';
import { maximaOfBlocks } from '../../../features/coupon/pricing/totals.rules.ts';
import { site } from '../../../platform/site/site.ts';

export interface StakesData {
  readonly typeId: CouponTypeId;
  readonly systemValue: number | undefined;
  readonly iso: string;
  readonly terms: CouponTerms | undefined;
  readonly legs: readonly Leg[];
  readonly account: Account | undefined;
}

export interface Stakes {
  /**
   * The coupon's stake; in a conditional coupon the first block's, in singles that of each single without its own.
   */
  readonly stake: Stake;
  readonly bounds: StakeBounds;
  /** Stakes of singles by selection; empty for other types. */
  readonly byBet: ReadonlyMap<string, Stake>;
  /** Stakes of blocks that have their own; empty for other types. */
  readonly byBlock: ReadonlyMap<number, Stake>;
  /** Maximum stake of each block, minor units: what the blocks before it can pay; empty while it isn't known. */
  readonly maxByBlock: ReadonlyMap<number, bigint>;
  /** Total cost, minor units; undefined while one of the stakes is invalid. */
  readonly total: bigint | undefined;
  /** Amount that the balance lacks for it, wire text; undefined if it is covered. */
  readonly missing: string | undefined;
  readonly hasProblem: boolean;
  /** True if a stake above the maximum can be requested for this coupon. */
  readonly isVipPossible: boolean;
  /** Available advance, and the part used by this stake, wire text; undefined if there is none. */
  readonly availablePrepaidAmount: string | undefined;
  readonly prepaidAmount: string | undefined;
}

/** The player's stakes, typed or at the maximum, validated by the terms and the balance. */
export function useStakes({ typeId, systemValue, iso, terms, legs, account }: StakesData): Stakes {
  const { amount, amountByBetId, amountByBlockId, ...chosen } = useSnapshot(coupon);
  const { couponTypesWithMinAmount, couponTypesWithMaxAmount, showVipBet } = site();
  const isBonusAccount = account?.type === 4;
  const limits = couponBounds({
    typeId,
    iso,
    terms,
    systemValue,
    isBonusAccount,
    typesWithMin: couponTypesWithMinAmount,
    typesWithMax: couponTypesWithMaxAmount,
  });
  const isSingles = typeId === COUPON_TYPE.multipleSingles;
  const isVipPossible =
    showVipBet &&
    terms?.isVipBetAvailable === true &&
    limits.max !== undefined &&
    legs.length > 0 &&
    legs.every(({ isLive }) => !isLive) &&
    !isSingles;
  const own = account && toMinor(account.money, iso);
  const promo = usePromo(chosen.promoCode, iso);
  const prepaid = usePrepaid(account, own, chosen.isActivePrepaid && !isSingles);
  const bounds: StakeBounds = {
    iso,
    ...limits,
    balance: promo || own === undefined ? undefined : own + prepaid.taken,
    isMaxAsked: isVipPossible && chosen.isActiveVipBet,
  };
  const ownAmount = chosen.isActiveAutoMax && !isSingles ? maxAmount({ ...bounds, balance: own }) : amount;
  // If the promo code can't be staked, money isn't staked instead.
  const typed = chosen.promoCode === undefined ? ownAmount : (promo ?? '');
  const stake = stakeOf(typed, bounds);
  const byBet = new Map<string, Stake>(
    isSingles
      ? legs.map(({ bet: { selectionId }, terms: legTerms }) => {
          const max = legTerms?.maxBetAmount === undefined ? limits.max : toMinor(legTerms.maxBetAmount, iso);
          return [selectionId, stakeOf(amountByBetId[selectionId] ?? amount, { ...bounds, max })];
        })
      : [],
  );
  const blockStakes = Object.entries(typeId === COUPON_TYPE.conditional ? amountByBlockId : {}).map(
    ([id, text]) => ({ id: Number(id), text, minor: parsedMinor(text, iso) }),
  );
  const maxByBlock =
    typeId === COUPON_TYPE.conditional
      ? maximaOfBlocks({ legs, iso, terms, blockStakesMinor: knownOf(blockStakes) }, stake.minor)
      : new Map<number, bigint>();
  const byBlock = new Map<number, Stake>(
    blockStakes.map(({ id, text }) => [
      id,
      stakeOf(text, { iso, min: 0n, max: maxByBlock.get(id), balance: undefined }),
    ]),
  );
  const total = isSingles ? sumOf([...byBet.values()]) : stake.minor;
  const lack = total === undefined || bounds.balance === undefined ? 0n : total - bounds.balance;
  const isShort = lack > 0n;
  const short = own === undefined || total === undefined || promo ? 0n : total - own;
  return {
    stake:
      isSingles && isShort && stake.problem === undefined ? { ...stake, problem: 'above-balance' } : stake,
    bounds,
    byBet,
    byBlock,
    maxByBlock,
    total,
    missing: isShort ? toWire(lack, iso) : undefined,
    isVipPossible,
    hasProblem:
      isShort ||
      (isSingles ? [...byBet.values()] : [stake, ...byBlock.values()]).some(({ problem }) => problem),
    availablePrepaidAmount: prepaid.available,
    prepaidAmount: prepaid.taken > 0n && short > 0n ? toWire(short, iso) : undefined,
  };
}

function parsedMinor(text: string, iso: string): bigint | undefined {
  const parsed = parseStake(text, iso);
  return parsed.ok ? parsed.minor : undefined;
}

function knownOf(
  stakes: readonly { readonly id: number; readonly minor: bigint | undefined }[],
): Readonly<Record<number, bigint>> {
  return Object.fromEntries(stakes.flatMap(({ id, minor }) => (minor === undefined ? [] : [[id, minor]])));
}

function sumOf(stakes: readonly Stake[]): bigint | undefined {
  return stakes.reduce<bigint | undefined>(
    (sum, { minor }) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0n,
  );
}

/** Amount that the active promo code stakes, wire text; undefined without one. */
function usePromo(code: string | undefined, iso: string): string | undefined {
  const { data } = useQuery({ ...promoCodeQuery(code ?? ''), enabled: code !== undefined });
  return code !== undefined && data?.state === 'usable' && data.iso === iso ? data.amount : undefined;
}

/** Advance available on an account, and the part that is used, minor units. */
function usePrepaid(account: Account | undefined, own: bigint | undefined, isTaken: boolean) {
  const { data: available } = useQuery({
    ...prepaidQuery(account?.id ?? ''),
    enabled: account !== undefined && account.type !== 4,
  });
  const isThere = account !== undefined && own !== undefined && available !== undefined;
  const amount = isThere ? toMinor(available, account.iso) : 0n;
  return { available: amount > 0n ? available : undefined, taken: isTaken ? amount : 0n };
}
