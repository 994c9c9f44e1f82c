import { sql, type RawBuilder } from 'kysely';
import { couponsWithLegs, type CouponWithLegs } from '../coupons/couponAccess.ts';
import type { CouponState } from '../coupons/coupons.tables.ts';
import { type Db, seconds } from '../../kernel/index.ts';

/** Filter of a player's bets; refused and cancelled placements aren't bets. */
export interface HistoryFilter {
  readonly state?: 'open' | 'settled' | 'won' | 'lost' | 'returned' | 'sold' | undefined;
  readonly typeId?: number | undefined;
  readonly accountId?: bigint | undefined;
  /** At least one leg is of this sport. */
  readonly sportId?: number | undefined;
  /** Bets that were accepted from this instant on (`from`), and before `until`. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /**
   * Instant at which a counter-offer of an operator that is still valid counts as an open bet.
   * @default none
   */
  readonly offeredAt?: Date | undefined;
  /**
   * True to omit the bets that the player cleared from the list.
   * @default false
   */
  readonly isCleared?: boolean | undefined;
}

export interface HistoryPage {
  /** The last id of the previous page. */
  readonly before?: bigint | undefined;
  readonly limit: number;
}

const OPEN: readonly CouponState[] = ['pending', 'review', 'accepted'];
const ENDED: readonly CouponState[] = ['settled', 'sold', 'cancelled'];

/** Time of acceptance, written as in the index. */
const cameAbout = sql<Date>`coalesce(accepted_at, placed_at)`;

/** Was over when its account's list was cleared. A bet that a correction reopens returns to the list. */
const isOffTheList = sql<boolean>`(
  state in ('settled', 'sold', 'cancelled') and exists (
    select 1 from accounts where accounts.id = coupons.account_id
      and accounts.history_cleared_at >= coalesce(settled_at, accepted_at, placed_at)
  )
)`;

/** Returns a player's bets that pass a filter, newest first. */
export async function betsOf(
  db: Db,
  playerId: bigint,
  { state, typeId, accountId, sportId, from, until, offeredAt, isCleared = false }: HistoryFilter,
  { before, limit }: HistoryPage,
): Promise<CouponWithLegs[]> {
  let query = db.selectFrom('coupons').selectAll().where('player_id', '=', playerId);
  if (state === 'won' || state === 'lost' || state === 'returned') {
    query = query.where('outcome', '=', state);
  } else {
    const isOfferShown = state === undefined || state === 'open';
    query = query.where(({ eb, or }) =>
      or([
        eb('state', 'in', statesOf(state)),
        ...(offeredAt && isOfferShown ? [standingOffer(offeredAt)] : []),
      ]),
    );
  }
  if (before !== undefined) query = query.where('id', '<', before);
  if (typeId !== undefined) query = query.where('type_id', '=', typeId);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (from) query = query.where(cameAbout, '>=', from);
  if (until) query = query.where(cameAbout, '<', until);
  if (isCleared) query = query.where(({ not }) => not(isOffTheList));
  if (sportId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('coupon_legs')
          .select('position')
          .whereRef('coupon_legs.coupon_id', '=', 'coupons.id')
          .where('sport_id', '=', sportId),
      ),
    );
  }
  return couponsWithLegs(db, await query.orderBy('id', 'desc').limit(limit).execute());
}

function standingOffer(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    state = 'needsConfirm' and (offer ->> 'expiresAt')::bigint > ${seconds(at)}
    and offer ->> 'takenBy' is null and offer ->> 'declinedAt' is null
  )`;
}

function statesOf(state: 'open' | 'settled' | 'sold' | undefined): readonly CouponState[] {
  if (state === 'open') return OPEN;
  if (state === 'settled') return ENDED;
  return state === 'sold' ? ['sold'] : [...OPEN, ...ENDED];
}

/** Returns the player's e-mail address; null if none was given. */
export async function emailOf(db: Db, playerId: bigint): Promise<string | null> {
  const { email } = await db
    .selectFrom('players')
    .select('email')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return email;
}
