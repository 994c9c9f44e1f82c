import { randomBytes } from 'node:crypto';
import { commitmentOf, MOST_ROUNDS_OF_SEEDS } from '@touchline/games';
import type { Database } from '../database.ts';

/** Seeds of a player's rounds. */
export interface Pair {
  readonly id: number;
  /** Secret until the pair is replaced. */
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  /** Number of the next round. */
  readonly nonce: number;
  readonly isActive: boolean;
}

/** Seed pairs: one active pair over all games of a player. */
export interface Seeds {
  /** Returns the active pair of a player; a new one for a new player, and after the greatest number of rounds. */
  activeOf(player: string): Pair;
  byId(id: number): Pair | undefined;
  /** Takes the number of a round. */
  take(pair: Pair): void;
  /** Gives the number of a refused round back, unless a later round has taken the next one. */
  giveBack(pairId: number, nonce: number): void;
  /** Replaces the active pair, which reveals the old server seed. */
  rotate(player: string, clientSeed: string): { readonly revealed: Pair; readonly active: Pair };
}

/** Creates the seed pairs. */
export function createSeeds(db: Database): Seeds {
  const read = (row: Readonly<Record<string, unknown>>): Pair => ({
    id: Number(row['id']),
    serverSeed: String(row['server_seed']),
    commitment: String(row['commitment']),
    clientSeed: String(row['client_seed']),
    nonce: Number(row['nonce']),
    isActive: Number(row['is_active']) === 1,
  });
  const find = (player: string): Pair | undefined => {
    const row = db.row('select * from pairs where player = ? and is_active = 1', player);
    return row && read(row);
  };
  function create(player: string, clientSeed: string): Pair {
    const serverSeed = randomBytes(32).toString('hex');
    db.run(
      `insert into pairs (player, server_seed, commitment, client_seed, nonce, is_active) values (?, ?, ?, ?, 0, 1)`,
      player,
      serverSeed,
      commitmentOf(serverSeed),
      clientSeed,
    );
    const made = find(player);
    if (!made) throw new Error('A new pair of seeds wasn’t stored.');
    return made;
  }
  const byId = (id: number): Pair | undefined => {
    const row = db.row('select * from pairs where id = ?', id);
    return row && read(row);
  };
  function rotate(player: string, clientSeed: string): { readonly revealed: Pair; readonly active: Pair } {
    return db.atomically(() => {
      const old = find(player) ?? create(player, clientSeed);
      db.run('update pairs set is_active = 0 where id = ?', old.id);
      return { revealed: { ...old, isActive: false }, active: create(player, clientSeed) };
    });
  }
  return {
    activeOf(player) {
      const pair = find(player) ?? create(player, randomBytes(8).toString('hex'));
      return pair.nonce < MOST_ROUNDS_OF_SEEDS ? pair : rotate(player, pair.clientSeed).active;
    },
    byId,
    take: ({ id, nonce }) => db.run('update pairs set nonce = ? where id = ?', nonce + 1, id),
    giveBack: (id, nonce) =>
      db.run('update pairs set nonce = ? where id = ? and nonce = ?', nonce, id, nonce + 1),
    rotate,
  };
}
