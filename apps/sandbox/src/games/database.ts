import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The maker's memory. */
export interface Database {
  run(sql: string, ...values: readonly SQLInputValue[]): void;
  /** Returns the first row; undefined if there is none. */
  row(sql: string, ...values: readonly SQLInputValue[]): Readonly<Record<string, unknown>> | undefined;
  rows(sql: string, ...values: readonly SQLInputValue[]): readonly Readonly<Record<string, unknown>>[];
  /** Does all of the work or nothing of it. The work is synchronous; work within work is part of it. */
  atomically<Result>(work: () => Result): Result;
  close(): void;
}

const schema = `
  create table if not exists sessions (
    id text primary key, ticket text unique, bearer text unique, player text, body text not null
  );
  create index if not exists sessions_player on sessions (player);
  create table if not exists operations (
    seq integer primary key autoincrement, tx_id text unique not null, call text not null, session text not null,
    round text, currency text not null, amount integer not null, win integer not null, body text not null,
    state text not null, status text, tries integer not null, due integer not null, at integer not null
  );
  create index if not exists operations_round on operations (round, seq);
  create index if not exists operations_at on operations (at);
  create table if not exists pairs (
    id integer primary key autoincrement, player text not null, server_seed text not null, commitment text not null,
    client_seed text not null, nonce integer not null, is_active integer not null
  );
  create index if not exists pairs_player on pairs (player, is_active);
  create table if not exists rounds (
    seq integer primary key autoincrement, id text unique not null, player text not null, title text not null,
    state text not null, body text not null
  );
  create index if not exists rounds_player on rounds (player, seq);
  create index if not exists rounds_open on rounds (player) where state in ('staking', 'open');
  create table if not exists crash_bets (
    seq integer primary key autoincrement, id text unique not null, player text not null, round text not null,
    state text not null, body text not null
  );
  create index if not exists crash_bets_player on crash_bets (player, seq);
  create index if not exists crash_bets_open on crash_bets (round) where state in ('staking', 'in');
  create table if not exists crash_games (
    seq integer primary key autoincrement, round text unique not null, state text not null, body text not null
  );
  create table if not exists actions (
    player text not null, id text not null, answer text not null, primary key (player, id)
  );
  create table if not exists grants (id text primary key, player text not null, body text not null);
  create table if not exists facts (name text primary key, body text not null);
`;

/**
 * Opens the maker's memory.
 * @param folder for its file; in memory if undefined
 */
export function openDatabase(folder: string | undefined): Database {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'games.sqlite'));
  db.exec('pragma journal_mode = wal');
  db.exec(schema);
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string): ReturnType<DatabaseSync['prepare']> => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = db.prepare(sql);
    prepared.set(sql, made);
    return made;
  };
  return {
    run: (sql, ...values) => void statement(sql).run(...values),
    row: (sql, ...values) => statement(sql).get(...values),
    rows: (sql, ...values) => statement(sql).all(...values),
    atomically(work) {
      if (db.isTransaction) return work();
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
