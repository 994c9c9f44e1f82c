import { toMinor } from '@touchline/betting';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { parseId } from '../db/parseId.ts';
import { ProblemError } from '../http/problem.ts';
import { lockPlayer } from '../wallet/ledger.ts';
import type { LimitsTable } from './limits.tables.ts';
import { LIMIT_TYPE, moneyRule, type LimitType } from './limitTypes.ts';

const DAY_MS = 86_400_000;

/** A limit that holds from now on in place of the player's own of that type. */
export interface NewLimit {
  readonly type: LimitType;
  /** Of limits of money: decimal text in `iso`. */
  readonly amount?: string;
  readonly iso?: string;
  /** Of the session: hours a day. */
  readonly hours?: number;
  /** Of a timeout and an exclusion. */
  readonly days?: number;
}

/** What keeps a player from betting by an operator's word; what isn't named stays as it is. */
export interface Blocks {
  /** Above 0: banned. */
  readonly banLevel?: number;
  readonly isVerificationRequired?: boolean;
  /** Sport ids. */
  readonly disallowedLineSports?: readonly number[];
  readonly disallowedLiveSports?: readonly number[];
}

/** Limits and blocks that operators set on players. */
export interface Restrictions {
  /**
   * Throws a ProblemError: 400 on a limit without its value, 404 without such a player, 409 on one that allows more
   * than the player's own of its type: that needs the player's request and a delay.
   */
  limit(playerId: string, limit: NewLimit): Promise<void>;
  /** Throws a ProblemError: 404 without such a player. */
  block(playerId: string, blocks: Blocks): Promise<void>;
}

/** Whether a limit allows more than another one of its type; what can't be compared counts as more. */
function allowsMore(next: LimitValue, before: LimitValue, now: Date): boolean {
  if (before.ends_at) return before.ends_at > now && (!next.ends_at || next.ends_at < before.ends_at);
  return next.iso !== before.iso || next.value > before.value;
}

const badLimit = (message: string) => new ProblemError(400, 'BAD_LIMIT', message);

/** A limit as its table holds it: its value, and the currency of one of money or the end of a break. */
type LimitValue = Pick<Selectable<LimitsTable>, 'value' | 'iso' | 'ends_at'>;

function rowOf({ type, amount, iso, hours, days }: NewLimit, from: Date): LimitValue {
  if (moneyRule(type)) {
    if (amount === undefined || iso === undefined)
      throw badLimit(`Limit ${type} is one of money: give its amount and its currency.`);
    return { value: minorOf(amount, iso), iso, ends_at: null };
  }
  if (type === LIMIT_TYPE.session) {
    if (hours === undefined) throw badLimit(`Limit ${type} is of the session: give its hours a day.`);
    return { value: BigInt(hours), iso: null, ends_at: null };
  }
  if (days === undefined) throw badLimit(`Limit ${type} is a break or an exclusion: give its days.`);
  return { value: BigInt(days), iso: null, ends_at: new Date(from.getTime() + days * DAY_MS) };
}

const looser = (type: LimitType) =>
  new ProblemError(
    409,
    'LIMIT_LOOSER',
    `The player's own limit ${type} is stricter, or in another currency: only the player can ask for more, and waits for it.`,
  );

function minorOf(amount: string, iso: string): bigint {
  try {
    return toMinor(amount, iso);
  } catch (error) {
    if (error instanceof RangeError) throw badLimit(error.message);
    throw error;
  }
}

/** The player, locked after the accounts, as bets do it: they wait until the restriction stands. */
async function locked(trx: Trx, playerId: string): Promise<bigint> {
  const id = parseId(playerId);
  const accounts =
    id === undefined
      ? []
      : await trx
          .selectFrom('accounts')
          .select('player_id')
          .where('player_id', '=', id)
          .orderBy('id')
          .forUpdate()
          .execute();
  if (id === undefined || accounts.length === 0)
    throw new ProblemError(404, 'PLAYER_NOT_FOUND', 'There is no such player: look the id up.');
  await lockPlayer(trx, id);
  return id;
}

/** @param now the server's clock */
export function createRestrictions({ db, now }: { readonly db: Db; readonly now: () => Date }): Restrictions {
  return {
    limit: (playerId, limit) =>
      db.transaction().execute(async (trx) => {
        const id = await locked(trx, playerId);
        const startsAt = now();
        const row = rowOf(limit, startsAt);
        const replaced = await trx
          .updateTable('limits')
          .set({ state: 'INACTIVE' })
          .where('player_id', '=', id)
          .where('type', '=', limit.type)
          .where('state', '=', 'ACTIVE')
          .returning(['value', 'iso', 'ends_at'])
          .execute();
        if (replaced.some((before) => allowsMore(row, before, startsAt))) throw looser(limit.type);
        await trx
          .insertInto('limits')
          .values({
            player_id: id,
            type: limit.type,
            ...row,
            state: 'ACTIVE',
            starts_at: startsAt,
          })
          .execute();
      }),
    block: (playerId, { banLevel, isVerificationRequired, disallowedLineSports, disallowedLiveSports }) =>
      db.transaction().execute(async (trx) => {
        const id = await locked(trx, playerId);
        const said = {
          ...(banLevel === undefined ? {} : { ban_level: banLevel }),
          ...(isVerificationRequired === undefined
            ? {}
            : { is_verification_required: isVerificationRequired }),
          ...(disallowedLineSports === undefined
            ? {}
            : { disallowed_line_sports: [...disallowedLineSports] }),
          ...(disallowedLiveSports === undefined
            ? {}
            : { disallowed_live_sports: [...disallowedLiveSports] }),
        };
        await trx
          .insertInto('player_blocks')
          .values({ player_id: id, ...said })
          .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: id, ...said }))
          .execute();
      }),
  };
}
