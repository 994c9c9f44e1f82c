import { toWire } from '@touchline/betting';
import type { TimelineEntry } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { timelineSource, type TimelineSource } from './timelineSource.ts';

type BetEntry = Extract<TimelineEntry, { kind: 'bet' }>['bet'];
type SettledEntry = Extract<TimelineEntry, { kind: 'settlement' }>['bet'];

interface BetRow {
  readonly id: bigint;
  readonly state: BetEntry['state'];
  readonly type_id: number;
  readonly amount: bigint;
  readonly iso: string;
}

const betOf = ({ id, state, type_id: typeId, amount, iso }: BetRow): BetEntry => ({
  id: String(id),
  state,
  typeId,
  amount: toWire(amount, iso),
  iso,
});

const bets = timelineSource({
  kind: 'bet',
  at: sql<Date>`coalesce(accepted_at, placed_at)`,
  key: sql`id`,
  columns: sql<BetRow>`id, state, type_id, amount, iso`,
  from: (playerId) => sql`coupons where player_id = ${playerId}`,
  detail: (row) => ({ bet: betOf(row) }),
});

interface SettledRow extends BetRow {
  readonly outcome: SettledEntry['outcome'];
  readonly payout: bigint;
  readonly tax: bigint;
}

const settlements = timelineSource({
  kind: 'settlement',
  at: sql<Date>`settled_at`,
  key: sql`id`,
  columns: sql<SettledRow>`id, state, type_id, amount, iso, outcome, payout, tax`,
  from: (playerId) => sql`coupons where player_id = ${playerId} and settled_at is not null`,
  detail: (row) => ({
    bet: {
      ...betOf(row),
      outcome: row.outcome,
      payout: toWire(row.payout, row.iso),
      tax: toWire(row.tax, row.iso),
    },
  }),
});

interface GameRow {
  readonly id: string;
  readonly game_id: bigint;
  readonly name: string;
  readonly iso: string;
  readonly is_bonus: boolean;
  readonly rounds: number;
  readonly staked: bigint;
  readonly won: bigint;
  readonly ended_at: Date | null;
}

const games = timelineSource({
  kind: 'game',
  at: sql<Date>`s.created_at`,
  key: sql`s.id`,
  hasTextKeys: true,
  columns: sql<GameRow>`
    s.id, s.game_id, g.name, s.iso, a.type = 4 as is_bonus, s.rounds, s.staked, s.won, s.ended_at`,
  from: (playerId) => sql`
    game_sessions s join games g on g.id = s.game_id join accounts a on a.id = s.account_id
    where s.player_id = ${playerId}`,
  detail: ({ id, game_id: gameId, name, iso, is_bonus: isBonus, rounds, staked, won, ended_at: ended }) => ({
    session: {
      id,
      game: { id: Number(gameId), name },
      iso,
      isBonus,
      rounds,
      staked: toWire(staked, iso),
      won: toWire(won, iso),
      endedAt: ended?.getTime() ?? null,
    },
  }),
});

/** Bets, their settlements, and sessions of games for money. */
export const playEvents: readonly TimelineSource[] = [bets, settlements, games];
