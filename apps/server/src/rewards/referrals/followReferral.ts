import { rational, toMinor, currencyExponent } from '@touchline/betting';
import {
  canMove,
  heldUntil,
  qualifiesUntil,
  reachedBy,
  type ReferralPlan,
  type ReferralRejection,
  type ReferralState,
} from '@touchline/loyalty';
import type { Trx } from '../../kernel/index.ts';
import { operationBlock } from '../../protection/index.ts';
import { lockMainAccount } from '../loyalty/loyalty.service.ts';
import { planAmount } from '../loyalty/plans.ts';
import { siteById } from '../../site/index.ts';
import { BASE_CURRENCY, exchanged, lockPlayer, payReward } from '../../ledger/index.ts';
import type { ReferralsDeps } from './referrals.ts';
import * as store from './referrals.store.ts';
import type { ReferralRow } from './referrals.store.ts';

/** Changes that a look at a referral made. */
export interface Followed {
  /** Players to whom money was paid. */
  readonly paid: readonly bigint[];
  readonly referrerId: bigint;
}

/**
 * Looks at a referral and makes all moves that are due, once, whichever process is first. Accounts are locked before
 * the referral, in ascending order. Returns undefined if nothing changed.
 */
export function followReferral({ db, now, sites }: ReferralsDeps, id: bigint): Promise<Followed | undefined> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const seen = await store.referralById(trx, id);
    const site = seen && siteById(sites, seen.site_id);
    const plan = site?.loyalty.referral;
    if (!seen || !plan) return undefined;
    const players = [seen.friend_id, seen.referrer_id].toSorted((one, other) => (one < other ? -1 : 1));
    const isDue = seen.state === 'held' && seen.held_until !== null && seen.held_until <= at;
    const accounts = new Map(isDue ? await lockedAccounts(trx, players) : []);
    const row = await store.lockReferral(trx, id);
    if (!row || row.state === 'paid' || row.state === 'rejected') return undefined;
    const context = { trx, plan, at, identifies: site.config.isShowIdentification };
    const rejection = await rejectionOf(context, row);
    if (rejection) {
      await move(trx, row, 'rejected', { ended_at: at, rejection });
      return { paid: [], referrerId: row.referrer_id };
    }
    if (row.state === 'held') return isDue ? pay(context, row, accounts) : undefined;
    return advance(context, row);
  });
}

type Accounts = ReadonlyMap<bigint, Awaited<ReturnType<typeof lockMainAccount>>>;

async function lockedAccounts(trx: Trx, players: readonly bigint[]) {
  const locked: [bigint, Awaited<ReturnType<typeof lockMainAccount>>][] = [];
  for (const playerId of players) locked.push([playerId, await lockMainAccount(trx, playerId)]);
  return locked;
}

interface Context {
  readonly trx: Trx;
  readonly plan: ReferralPlan;
  readonly at: Date;
  /** True if the site identifies its players, so that friends have to be verified. */
  readonly identifies: boolean;
}

/** Returns why a referral ends without a reward; undefined if it goes on. */
async function rejectionOf(context: Context, row: ReferralRow): Promise<ReferralRejection | undefined> {
  const { trx, plan, at } = context;
  if (await store.hasChargeback(trx, row.friend_id)) return 'chargeback';
  if (row.state !== 'registered') {
    const shared = await store.sharedTraits(trx, row.friend_id, row.referrer_id);
    const trait = (['instrument', 'document', 'address'] as const).find((name) => shared[name]);
    if (trait) return trait;
  }
  const isOpen = row.state === 'registered' || row.state === 'deposited';
  return isOpen &&
    qualifiesUntil(row.registered_at, plan) <= at &&
    (await reached(context, row)) !== 'qualified'
    ? 'expired'
    : undefined;
}

/** Returns the state that the friend's deeds have reached in their time. */
async function reached(
  { trx, plan, identifies }: Context,
  { friend_id: friendId, registered_at: registeredAt }: ReferralRow,
) {
  const until = qualifiesUntil(registeredAt, plan);
  const unit = rational.of(10n ** BigInt(currencyExponent(BASE_CURRENCY)));
  const inBase = ({ amount, iso }: store.Amount) =>
    rational.divide(exchanged(rational.of(amount), iso, BASE_CURRENCY), unit);
  const deposits = (await store.depositsBefore(trx, friendId, until)).map(inBase);
  const stakes = (await store.stakesBefore(trx, friendId, { minPrice: plan.minPrice, until })).map(inBase);
  return reachedBy(
    {
      isVerified: !identifies || (await store.isVerified(trx, friendId)),
      deposit: deposits.reduce((most, one) => (rational.compare(one, most) > 0 ? one : most), rational.ZERO),
      stakes: stakes.reduce((sum, one) => rational.add(sum, one), rational.ZERO),
    },
    plan,
  );
}

/** Moves a referral as far as the friend has come. */
async function advance(context: Context, row: ReferralRow): Promise<Followed | undefined> {
  const { trx, plan, at } = context;
  let { state } = row;
  const target = await reached(context, row);
  if (state === 'registered' && target !== 'registered') {
    await move(trx, row, 'deposited');
    state = 'deposited';
  }
  if (state === 'deposited' && target === 'qualified') {
    const { device, network } = await store.sharedTraits(trx, row.friend_id, row.referrer_id);
    const mark = device ? 'device' : network ? 'network' : null;
    await move(trx, { ...row, state }, 'qualified', { qualified_at: at, mark });
    state = 'qualified';
  }
  if (state === 'qualified') {
    // Friends beyond the cap wait for the next month; the lock orders those of one player.
    await lockPlayer(trx, row.referrer_id);
    const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
    if ((await store.acceptedSince(trx, row.referrer_id, month)) < plan.monthCap) {
      await move(trx, { ...row, state }, 'held', { qualified_at: at, held_until: heldUntil(at, plan) });
      state = 'held';
    }
  }
  return state === row.state ? undefined : { paid: [], referrerId: row.referrer_id };
}

/** Pays both rewards, unless a person has to decide first or one of the two may not be rewarded now. */
async function pay(
  { trx, plan, at }: Context,
  row: ReferralRow,
  accounts: Accounts,
): Promise<Followed | undefined> {
  if (row.mark !== null && row.released_by === null) return undefined;
  for (const playerId of accounts.keys()) {
    if (await operationBlock(trx, 'bonus', playerId, at)) return undefined;
  }
  const paid: bigint[] = [];
  const rewards = [
    [row.referrer_id, plan.reward, 'referrer'],
    [row.friend_id, plan.friendReward, 'friend'],
  ] as const;
  for (const [playerId, reward, side] of rewards) {
    const account = accounts.get(playerId);
    if (!account || toMinor(reward, BASE_CURRENCY) === 0n) continue;
    const amount = rational.floor(planAmount(reward, account.iso));
    const ref = `referral:${row.id}`;
    await payReward(trx, { account, amount, kind: 'referral', ref, key: `${ref}:${side}`, at });
    paid.push(playerId);
  }
  await move(trx, row, 'paid', { ended_at: at });
  return { paid, referrerId: row.referrer_id };
}

/** Moves a locked referral. Throws an error for a move that the rules don't know. */
export async function move(
  trx: Trx,
  { id, state }: Pick<ReferralRow, 'id' | 'state'>,
  to: ReferralState,
  values: Partial<Omit<ReferralRow, 'id' | 'state'>> = {},
): Promise<void> {
  if (!canMove(state, to)) throw new Error(`Referral ${id} can't move from ${state} to ${to}.`);
  await store.updateReferral(trx, id, { ...values, state: to });
}
