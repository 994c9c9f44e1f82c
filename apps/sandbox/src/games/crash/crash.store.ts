import type { CrashState } from '@touchline/games';
import type { Database } from '../database.ts';
import type { TableGame } from './chain.ts';

/** A bet on a round of crash. */
export interface CrashBet {
  readonly id: string;
  readonly player: string;
  readonly sessionId: string;
  readonly titleId: string;
  readonly isDemo: boolean;
  readonly currency: string;
  /** Round of the table. */
  readonly tableId: string;
  /** `in`: booked, and neither cashed out nor lost. */
  readonly state: 'staking' | 'in' | 'settled' | 'void';
  readonly game: CrashState;
  readonly bets: readonly { readonly txId: string; readonly amount: string }[];
  readonly at: number;
}

/** A round of the table with its secret result. */
export interface TableRound {
  readonly id: string;
  readonly game: TableGame;
  /** `void`: the maker stopped during the round, all bets that weren't cashed out were returned. */
  readonly state: 'begun' | 'played' | 'void';
}

export interface CrashStore {
  insertBet(bet: CrashBet): void;
  saveBet(bet: CrashBet): void;
  removeBet(id: string): void;
  bet(id: string): CrashBet | undefined;
  /** Returns the bets of a table round that are in, or whose stake is being decided. */
  openBets(tableId: string): readonly CrashBet[];
  /** Returns all bets that were in when the maker stopped. */
  leftBets(): readonly CrashBet[];
  betsOf(player: string, tableId: string): readonly CrashBet[];
  past(player: string, before: string | undefined, limit: number): readonly CrashBet[];
  saveRound(round: TableRound): void;
  round(id: string): TableRound | undefined;
  /** Returns the rounds that were begun and not ended. */
  begunRounds(): readonly TableRound[];
  /** Returns the last rounds that have ended, newest first. */
  endedRounds(limit: number): readonly TableRound[];
}

/** Creates the memory of crash. */
export function createCrashStore(db: Database): CrashStore {
  type Row = Readonly<Record<string, unknown>>;
  // The casts: the rows were written here.
  const readBet = (row: Row): CrashBet => JSON.parse(String(row['body'])) as CrashBet;
  const readRound = (row: Row): TableRound => JSON.parse(String(row['body'])) as TableRound;
  return {
    insertBet: (bet) =>
      db.run(
        'insert into crash_bets (id, player, round, state, body) values (?, ?, ?, ?, ?)',
        bet.id,
        bet.player,
        bet.tableId,
        bet.state,
        JSON.stringify(bet),
      ),
    saveBet: (bet) =>
      db.run(
        'update crash_bets set state = ?, body = ? where id = ?',
        bet.state,
        JSON.stringify(bet),
        bet.id,
      ),
    removeBet: (id) => db.run('delete from crash_bets where id = ?', id),
    bet(id) {
      const row = db.row('select body from crash_bets where id = ?', id);
      return row && readBet(row);
    },
    openBets: (tableId) =>
      db
        .rows(
          `select body from crash_bets where round = ? and state in ('staking', 'in') order by seq`,
          tableId,
        )
        .map(readBet),
    leftBets: () => db.rows(`select body from crash_bets where state = 'in'`).map(readBet),
    betsOf: (player, tableId) =>
      db
        .rows(
          `select body from crash_bets where player = ? and round = ? and state <> 'void'`,
          player,
          tableId,
        )
        .map(readBet),
    past(player, before, limit) {
      const end =
        before === undefined ? undefined : db.row('select seq from crash_bets where id = ?', before);
      return db
        .rows(
          `select body from crash_bets where player = ? and state in ('settled', 'void') and seq < ?
           order by seq desc limit ?`,
          player,
          Number(end?.['seq'] ?? Number.MAX_SAFE_INTEGER),
          limit,
        )
        .map(readBet);
    },
    saveRound: (round) =>
      db.run(
        `insert into crash_games (round, state, body) values (?, ?, ?)
         on conflict (round) do update set state = excluded.state, body = excluded.body`,
        round.id,
        round.state,
        JSON.stringify(round),
      ),
    round(id) {
      const row = db.row('select body from crash_games where round = ?', id);
      return row && readRound(row);
    },
    begunRounds: () => db.rows(`select body from crash_games where state = 'begun'`).map(readRound),
    endedRounds: (limit) =>
      db
        .rows(`select body from crash_games where state <> 'begun' order by seq desc limit ?`, limit)
        .map(readRound),
  };
}
