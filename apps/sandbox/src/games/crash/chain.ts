import { randomBytes } from 'node:crypto';
import { chainOf, crashResult, sha256Hex } from '@touchline/games';
import type { Database } from '../database.ts';

/** Rounds of a chain. */
const GAMES = 2_000;

interface Chain {
  readonly secret: string;
  readonly terminal: string;
  readonly salt: string;
  /** Number of the last game that was begun; 0 before the first. */
  readonly game: number;
}

/** A round of crash for all players, with its secret result. */
export interface TableGame {
  readonly number: number;
  readonly hash: string;
  /** Hundredths. */
  readonly result: number;
  readonly terminal: string;
  readonly salt: string;
}

/** The chain of hashes from which the results of crash follow. */
export interface CrashChain {
  /** Returns the next game and uses it up, whether it is played to its end or not. */
  next(): TableGame;
  /** Returns the terminal hash and the salt, which are public. */
  shown(): { readonly terminal: string; readonly salt: string };
}

/** Creates the chain. Its salt is fixed once the terminal hash is stored, as one made in advance could be chosen. */
export function createCrashChain(db: Database): CrashChain {
  let hashes: { readonly secret: string; readonly all: readonly string[] } | undefined;

  function stored(): Chain | undefined {
    const row = db.row(`select body from facts where name = 'crash'`);
    // The cast: the row was written here.
    return row && (JSON.parse(String(row['body'])) as Chain);
  }

  function save(chain: Chain): Chain {
    db.run(
      `insert into facts values ('crash', ?) on conflict (name) do update set body = excluded.body`,
      JSON.stringify(chain),
    );
    return chain;
  }

  function current(): Chain {
    const known = stored();
    if (known && known.game < GAMES) return known;
    const secret = sha256Hex(randomBytes(32).toString('hex'));
    const { terminal } = chainOf(secret, GAMES);
    return save({ secret, terminal, salt: sha256Hex(randomBytes(32).toString('hex')), game: 0 });
  }

  function hashAt({ secret }: Chain, game: number): string {
    if (hashes?.secret !== secret) hashes = { secret, all: chainOf(secret, GAMES).hashes };
    return hashes.all[game - 1] ?? secret;
  }

  return {
    next() {
      const chain = current();
      const number = chain.game + 1;
      save({ ...chain, game: number });
      const hash = hashAt(chain, number);
      const { terminal, salt } = chain;
      return { number, hash, result: crashResult(salt, hash), terminal, salt };
    },
    shown() {
      const { terminal, salt } = current();
      return { terminal, salt };
    },
  };
}
