import { toMinor, toWire } from '@touchline/betting';
import type { Selectable, Updateable } from 'kysely';
import { noSuchPlayer, type Sessions } from '../../../accounts/index.ts';
import {
  changesBetween,
  type Db,
  type Trx,
  parseId,
  unrecorded,
  type RecordChange,
  ProblemError,
} from '../../../kernel/index.ts';
import { insertActive, retire } from '../changes/changes.store.ts';
import { applyExclusion, type OnExcluded } from '../changes/applyExclusion.ts';
import { messageLimit } from '../changes/limitMessage.ts';
import type { LimitsTable, PlayerBlocksTable } from '../limits.tables.ts';
import { LIMIT_TYPE, measureOf, type LimitType } from '../rules/limitTypes.ts';
import { lockWithAccounts } from '../../../ledger/index.ts';
import { playerBlocks } from './playerBlocks.ts';

const DAY_MS = 86_400_000;

/** A limit that replaces the player's own of that type from now on. */
export interface NewLimit {
  readonly type: LimitType;
  /** Money limits: decimal text in `iso`. */
  readonly amount?: string;
  readonly iso?: string;
  /** Session limit: hours a day. */
  readonly hours?: number;
  /** Reality check. */
  readonly minutes?: number;
  /** Timeout and exclusion. */
  readonly days?: number;
}

/** Blocks that an operator sets on a player; absent fields stay as they are. */
export interface Blocks {
  /** Above 0: banned. */
  readonly banLevel?: number;
  readonly banVersion?: number;
  /** Number of the reason why the player's pages are closed; null opens them. */
  readonly blockReason?: number | null;
  /** False reopens an account that its player closed. */
  readonly isSelfBlocked?: false;
  readonly isVerificationRequired?: boolean;
  /** Closes withdrawals by law. */
  readonly isFrozen?: boolean;
  /** Marks the player for abuse: operators decide about every withdrawal. */
  readonly isMarked?: boolean;
  /** Ids of sports that operators close; those that the player switched off stay off. */
  readonly disallowedLineSports?: readonly number[];
  readonly disallowedLiveSports?: readonly number[];
}

/** Ids of sports that a player switches off, pre-match and live. */
export interface OwnSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

/** Limits and blocks that operators set on players. */
export interface Restrictions {
  /**
   * Sets a limit at once, and removes a pending one of its type. An exclusion ends the sessions. Throws a
   * ProblemError: 400 on a limit without its value, 404 without such a player, 409 if it allows more than the
   * player's own of its type: that needs the player's request and a delay.
   */
  limit(playerId: string, limit: NewLimit, record?: RecordChange): Promise<void>;
  /** A ban ends the player's sessions. Throws a ProblemError: 404 without such a player. */
  block(playerId: string, blocks: Blocks, record?: RecordChange): Promise<void>;
  /** Replaces both lists of sports that the player switched off; sports closed by an operator stay closed. */
  hideSports(playerId: bigint, sports: OwnSports): Promise<void>;
}

/** Returns whether a limit allows more than another one of its type; values that can't be compared count as more. */
function allowsMore(next: LimitValue, before: LimitValue, now: Date): boolean {
  if (before.ends_at) return before.ends_at > now && (!next.ends_at || next.ends_at < before.ends_at);
  return next.iso !== before.iso || next.value > before.value;
}

const badLimit = (message: string) => new ProblemError(400, 'BAD_LIMIT', message);

/** A limit as stored: its value, and the currency of a money limit or the end of a break. */
type LimitValue = Pick<Selectable<LimitsTable>, 'value' | 'iso' | 'ends_at'>;

function rowOf({ type, amount, iso, hours, minutes, days }: NewLimit, from: Date): LimitValue {
  const whole = (value: bigint): LimitValue => ({ value, iso: null, ends_at: null });
  switch (measureOf(type)) {
    case 'money':
      if (amount === undefined || iso === undefined)
        throw badLimit(`Limit ${type} needs an amount and a currency: send both.`);
      return { value: minorOf(amount, iso), iso, ends_at: null };
    case 'hours':
      if (hours === undefined) throw badLimit(`Limit ${type} is a session limit: send its hours per day.`);
      return whole(BigInt(hours));
    case 'minutes':
      if (minutes === undefined) throw badLimit(`Limit ${type} is the reality check: send its minutes.`);
      return whole(BigInt(minutes));
    case 'none':
      return whole(1n);
    default:
      if (days === undefined) throw badLimit(`Limit ${type} is a break or a self-exclusion: send its days.`);
      return { value: BigInt(days), iso: null, ends_at: new Date(from.getTime() + days * DAY_MS) };
  }
}

const shownLimit = ({ value, iso, ends_at }: LimitValue) => ({
  value: iso === null ? String(value) : toWire(value, iso),
  iso,
  endsAt: ends_at?.toISOString() ?? null,
});

const looser = (type: LimitType) =>
  new ProblemError(
    409,
    'LIMIT_LOOSER',
    `The player's own limit ${type} is stricter, or in another currency: only the player can raise it, after the waiting time.`,
  );

function minorOf(amount: string, iso: string): bigint {
  try {
    return toMinor(amount, iso);
  } catch (error) {
    if (error instanceof RangeError) throw badLimit(error.message);
    throw error;
  }
}

/** Locks the player as bets do: they wait until the restriction is stored. */
async function locked(trx: Trx, playerId: string): Promise<bigint> {
  const id = parseId(playerId);
  if (id !== undefined && (await lockWithAccounts(trx, id))) return id;
  throw noSuchPlayer();
}

export interface RestrictionsDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Pick<Sessions, 'endAllIn' | 'announce'>;
  readonly onExcluded: readonly OnExcluded[];
}

export function createRestrictions({ db, now, sessions, onExcluded }: RestrictionsDeps): Restrictions {
  return {
    async limit(playerId, limit, record = unrecorded) {
      const ended = await db.transaction().execute(async (trx) => {
        const id = await locked(trx, playerId);
        const startsAt = now();
        const by = { at: startsAt, by: 'operator' } as const;
        const row = rowOf(limit, startsAt);
        const before = await trx
          .selectFrom('limits')
          .select(['value', 'iso', 'ends_at'])
          .where('player_id', '=', id)
          .where('type', '=', limit.type)
          .where('state', '=', 'ACTIVE')
          .executeTakeFirst();
        if (before && allowsMore(row, before, startsAt)) throw looser(limit.type);
        await retire(trx, id, [limit.type], ['ACTIVE', 'PENDING'], by);
        const { value, iso, ends_at: endsAt } = row;
        await insertActive(trx, id, { type: limit.type, value, iso, reason: null, endsAt }, by);
        await messageLimit(trx, id, { type: limit.type, value, iso, endsAt }, startsAt);
        const isExclusion = limit.type === LIMIT_TYPE.selfExclusion;
        const endedHere = isExclusion
          ? await applyExclusion(trx, id, { sessions, onExcluded, at: startsAt })
          : [];
        await record(trx, {
          before: before ? { type: limit.type, ...shownLimit(before) } : null,
          after: { type: limit.type, ...shownLimit(row) },
        });
        return endedHere;
      });
      sessions.announce(ended);
    },
    async hideSports(playerId, { line, live }) {
      const columns = { hidden_line_sports: [...line], hidden_live_sports: [...live] };
      await db.transaction().execute(async (trx) => {
        await locked(trx, String(playerId));
        await store(trx, playerId, columns);
      });
    },
    async block(playerId, blocks, record = unrecorded) {
      const ended = await db.transaction().execute(async (trx) => {
        const id = await locked(trx, playerId);
        const columns = columnsOf(blocks);
        const before = await playerBlocks(trx, id);
        await store(trx, id, columns);
        const endedHere = (blocks.banLevel ?? 0) > 0 ? await sessions.endAllIn(trx, id, 'ban') : [];
        await record(trx, changesBetween(before, await playerBlocks(trx, id)));
        return endedHere;
      });
      sessions.announce(ended);
    },
  };
}

async function store(trx: Trx, playerId: bigint, columns: Updateable<PlayerBlocksTable>): Promise<void> {
  const row = { ...columns, player_id: playerId };
  await trx
    .insertInto('player_blocks')
    .values(row)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

function columnsOf(blocks: Blocks) {
  const { banVersion, blockReason } = blocks;
  const {
    banLevel,
    isSelfBlocked,
    isVerificationRequired,
    isFrozen,
    isMarked,
    disallowedLineSports,
    disallowedLiveSports,
  } = blocks;
  return {
    ...(banLevel === undefined ? {} : { ban_level: banLevel }),
    ...(banVersion === undefined ? {} : { ban_version: banVersion }),
    ...(blockReason === undefined ? {} : { block_reason: blockReason }),
    ...(isSelfBlocked === undefined ? {} : { self_blocked_at: null }),
    ...(isVerificationRequired === undefined ? {} : { is_verification_required: isVerificationRequired }),
    ...(isFrozen === undefined ? {} : { is_frozen: isFrozen }),
    ...(isMarked === undefined ? {} : { is_marked: isMarked }),
    ...(disallowedLineSports === undefined ? {} : { disallowed_line_sports: [...disallowedLineSports] }),
    ...(disallowedLiveSports === undefined ? {} : { disallowed_live_sports: [...disallowedLiveSports] }),
  };
}
