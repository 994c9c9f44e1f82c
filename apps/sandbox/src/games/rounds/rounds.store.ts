import type { GameState, JackpotLevelId } from '@touchline/games';
import type { Database } from '../database.ts';

/** A round as the maker stores it. */
export interface StoredRound {
  readonly id: string;
  readonly player: string;
  readonly sessionId: string;
  readonly titleId: string;
  readonly isDemo: boolean;
  readonly currency: string;
  /**
   * `staking`: its stake isn't decided yet; `open`: turns are awaited; `void`: its stake was returned, its number is
   * used up.
   */
  readonly state: 'staking' | 'open' | 'settled' | 'void';
  readonly pairId: number;
  readonly nonce: number;
  readonly choice: unknown;
  readonly turns: readonly unknown[];
  /** State of the game, secret while the round isn't settled. */
  readonly game: GameState;
  /** Bets of the round: the stake, and those of doubling and splitting. */
  readonly bets: readonly { readonly txId: string; readonly amount: string }[];
  /** Actions that the platform has refused in this round: they aren't offered again. */
  readonly refused: readonly string[];
  readonly freeRoundsId: string | null;
  /** Level of the jackpot that its stream hits; secret while the round isn't settled. */
  readonly jackpotLevel: JackpotLevelId | null;
  readonly jackpot: { readonly level: JackpotLevelId; readonly amount: string } | null;
  /** Time of the stake, ms. */
  readonly at: number;
}

export interface RoundStore {
  insert(round: StoredRound): void;
  save(round: StoredRound): void;
  remove(id: string): void;
  byId(id: string): StoredRound | undefined;
  /** Returns a player's round of a title that isn't finished. */
  unfinishedOf(player: string, titleId: string): StoredRound | undefined;
  /** Returns whether a player has a round that isn't finished in any game. */
  hasUnfinished(player: string): boolean;
  /** Returns all open rounds; those of one player if given. */
  open(player?: string): readonly StoredRound[];
  /** Returns the rounds whose stake isn't decided. */
  staking(): readonly StoredRound[];
  /** Returns settled and void rounds of a player, newest first. */
  past(player: string, before: string | undefined, limit: number): readonly StoredRound[];
}

/** Creates the memory of the rounds. */
export function createRoundStore(db: Database): RoundStore {
  // The cast: the rows were written here.
  const read = (row: Readonly<Record<string, unknown>>): StoredRound =>
    JSON.parse(String(row['body'])) as StoredRound;
  const save = (round: StoredRound): void =>
    db.run(
      'update rounds set state = ?, body = ? where id = ?',
      round.state,
      JSON.stringify(round),
      round.id,
    );
  return {
    insert: (round) =>
      db.run(
        'insert into rounds (id, player, title, state, body) values (?, ?, ?, ?, ?)',
        round.id,
        round.player,
        round.titleId,
        round.state,
        JSON.stringify(round),
      ),
    save,
    remove: (id) => db.run('delete from rounds where id = ?', id),
    byId(id) {
      const row = db.row('select body from rounds where id = ?', id);
      return row && read(row);
    },
    unfinishedOf(player, titleId) {
      const row = db.row(
        `select body from rounds where player = ? and title = ? and state in ('staking', 'open') limit 1`,
        player,
        titleId,
      );
      return row && read(row);
    },
    hasUnfinished: (player) =>
      db.row(`select 1 from rounds where player = ? and state in ('staking', 'open')`, player) !== undefined,
    open: (player) =>
      (player === undefined
        ? db.rows(`select body from rounds where state = 'open'`)
        : db.rows(`select body from rounds where state = 'open' and player = ?`, player)
      ).map(read),
    staking: () => db.rows(`select body from rounds where state = 'staking'`).map(read),
    past(player, before, limit) {
      const end = before === undefined ? undefined : db.row('select seq from rounds where id = ?', before);
      return db
        .rows(
          `select body from rounds where player = ? and state in ('settled', 'void') and seq < ?
           order by seq desc limit ?`,
          player,
          Number(end?.['seq'] ?? Number.MAX_SAFE_INTEGER),
          limit,
        )
        .map(read);
    },
  };
}
