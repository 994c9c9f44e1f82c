import { isReturned, type LegResult } from '@touchline/betting';
import {
  closingOf,
  countedStake,
  progressOf,
  wageringOf,
  type CountedType,
  type WageredCoupon,
} from '@touchline/bonuses';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { currencyAccounts, openBets } from './bonusAccount.ts';
import { convertBalance, endGrant, freeAccount, grantRef, removeBalance } from './ending.ts';
import { grantById, lockGrant, updateGrant, type GrantRow } from './grants.store.ts';

/** Types of coupons by their numbers. */
const TYPES: Readonly<Record<number, CountedType>> = { 0: 'single', 1: 'express', 2: 'system', 3: 'chain' };
/** The whole of a stake. */
const WHOLE = 100;

interface BetRow {
  readonly type_id: number;
  readonly amount: bigint;
  readonly outcome: string | null;
  readonly isChanged: boolean;
  readonly isOpposite: boolean;
  readonly legs: readonly { readonly coef: number; readonly status: LegResult }[];
}

/**
 * Computes the progress of a grant from its decided bets, and ends it if its wagering is met, its money is lost or its
 * time is over. Returns the player if anything of the grant changed.
 */
export async function reckonGrant(db: Db, id: bigint, at: Date): Promise<bigint | undefined> {
  const found = await grantById(db, id);
  if (!found) return undefined;
  return db.transaction().execute(async (trx) => {
    // The order of locks of everything that changes bonuses: accounts, player, grant.
    await lockWithAccounts(trx, found.player_id);
    const grant = await lockGrant(trx, id);
    if (!grant) return undefined;
    const isChanged = await reckon(trx, grant, at);
    return isChanged ? grant.player_id : undefined;
  });
}

async function reckon(trx: Trx, grant: GrantRow, at: Date): Promise<boolean> {
  const isOver = grant.expires_at <= at;
  if (grant.state !== 'active') {
    if (grant.state === 'offered' || grant.state === 'waiting')
      return isOver && (await endGrant(trx, grant, 'expired', at)) !== undefined;
    return sweepRest(trx, grant, at);
  }
  if (grant.account_id === null) return reckonFreeBet(trx, grant, at);
  const progress = await progressOfBets(trx, grant);
  const before = grant.progress;
  await updateGrant(trx, grant.id, { progress, is_due: false });
  const current = { ...grant, progress, is_due: false };
  if ((await openBets(trx, grant.player_id, grant.account_id)) > 0)
    return (await closeFor(trx, current, at)) || progress !== before;
  const { bonus } = await currencyAccounts(trx, grant.player_id, grant.iso);
  const reason = wageringOf(grant.required, progress).isMet
    ? 'met'
    : isOver
      ? 'expired'
      : bonus?.balance === 0n && bonus.held === 0n
        ? 'lost'
        : undefined;
  if (reason) await endGrant(trx, current, reason, at);
  return reason !== undefined || progress !== before;
}

/** Removes the money of a grant whose time is over; its accepted bets run on for a week. */
async function closeFor(trx: Trx, grant: GrantRow, at: Date): Promise<boolean> {
  if (grant.expires_at > at) return false;
  if (grant.closes_at !== null && grant.closes_at <= at)
    return (await endGrant(trx, grant, 'expired', at)) !== undefined;
  if (grant.closes_at !== null) return false;
  const removed = await removeBalance(trx, grant, at, `${grantRef(grant.id)}:expiry`);
  await updateGrant(trx, grant.id, {
    closes_at: closingOf(grant.expires_at),
    removed: grant.removed + removed,
  });
  return true;
}

/** Money that bets bring after their grant's end: converted if its wagering was met, else removed. */
async function sweepRest(trx: Trx, grant: GrantRow, at: Date): Promise<boolean> {
  if (!grant.is_due) return false;
  const progress = await progressOfBets(trx, grant);
  await updateGrant(trx, grant.id, { progress, is_due: false });
  const other = await trx
    .selectFrom('bonus_grants')
    .select('id')
    .where('account_id', '=', grant.account_id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (other) return false;
  // Each booking raises the sum, so that the next one has another key.
  const key = `${grantRef(grant.id)}:rest:${grant.converted + grant.removed}`;
  const rest =
    grant.end_reason === 'met'
      ? await convertBalance(trx, grant, at, key)
      : { converted: 0n, removed: await removeBalance(trx, grant, at, key) };
  await updateGrant(trx, grant.id, {
    converted: grant.converted + rest.converted,
    removed: grant.removed + rest.removed,
  });
  await freeAccount(trx, grant, at);
  return rest.converted > 0n || rest.removed > 0n;
}

async function reckonFreeBet(trx: Trx, grant: GrantRow, at: Date): Promise<boolean> {
  if (grant.token === null) return false;
  const token = await trx
    .selectFrom('promo_codes')
    .select(['coupon_id', 'expires_at'])
    .where('code', '=', grant.token)
    .executeTakeFirst();
  if (!token) return false;
  if (token.coupon_id !== null) {
    const coupon = await trx
      .selectFrom('coupons')
      .select('state')
      .where('id', '=', token.coupon_id)
      .executeTakeFirst();
    return coupon?.state === 'settled' && (await endGrant(trx, grant, 'used', at)) !== undefined;
  }
  const expiresAt = token.expires_at ?? grant.expires_at;
  if (expiresAt <= at) return (await endGrant(trx, grant, 'expired', at)) !== undefined;
  // A returned free bet has at least a day again.
  await updateGrant(trx, grant.id, { expires_at: expiresAt, is_due: false });
  return false;
}

/** Returns the counted stakes of a grant's settled bets or rounds, hundredths of a minor unit. */
async function progressOfBets(trx: Trx, grant: GrantRow): Promise<bigint> {
  const sport = grant.terms.wagering?.sport;
  if (!sport) return progressOfRounds(trx, grant);
  const { rows } = await sql<BetRow>`
    select c.type_id, c.amount, c.outcome,
      (c.sold_stake > 0 or c.extra_stake > 0 or c.insured_percent is not null or c.power_coef is not null
        or c.prepaid_amount is not null or c.promo_code is not null) as "isChanged",
      exists (
        select from coupon_legs mine
        join coupon_legs l on l.market_id = mine.market_id and l.selection_id <> mine.selection_id
        join coupons o on o.id = l.coupon_id and o.player_id = c.player_id and o.id <> c.id
          and o.state in ('accepted', 'settled', 'sold')
        where mine.coupon_id = c.id
      ) as "isOpposite",
      (select json_agg(json_build_object('coef', l.coef, 'status', l.status_id)) from coupon_legs l
        where l.coupon_id = c.id) as legs
    from coupons c
    where c.state = 'settled' and (
      exists (select from bonus_bets b where b.coupon_id = c.id and b.grant_id = ${grant.id})
      or (${grant.counts_any} and c.player_id = ${grant.player_id} and c.iso = ${grant.iso} and not c.is_bonus
        and c.placed_at >= ${grant.activated_at}::timestamptz and c.placed_at < ${grant.expires_at}::timestamptz)
    )`.execute(trx);
  return rows.reduce((sum, bet) => sum + progressOf(countedStake(wagered(bet), sport), WHOLE), 0n);
}

async function progressOfRounds(trx: Trx, { id }: GrantRow): Promise<bigint> {
  const { rows } = await sql<{ staked: bigint; percent: number }>`
    select r.staked, b.percent from bonus_rounds b join game_rounds r on r.id = b.round_id
    where b.grant_id = ${id} and r.state = 'closed'`.execute(trx);
  return rows.reduce((sum, { staked, percent }) => sum + progressOf(staked, percent), 0n);
}

function wagered({ type_id: type, amount, outcome, isChanged, isOpposite, legs }: BetRow): WageredCoupon {
  return {
    stake: amount,
    type: TYPES[type],
    legs: legs.map(({ coef, status }) => ({ odds: coef, isReturned: isReturned(status) })),
    isReturned: outcome === 'returned',
    isChanged,
    isOpposite,
  };
}
