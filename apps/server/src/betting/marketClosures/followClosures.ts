import type { Db } from '../../kernel/index.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { closureVersion, currentClosures } from './marketClosures.store.ts';

/** A process's database and book. */
export interface ClosureDeps {
  readonly db: Db;
  readonly book: Pick<LineBook, 'close' | 'closures'>;
}

/** Loads what operators have closed into the book. */
export async function loadClosures({ db, book }: ClosureDeps): Promise<void> {
  book.close(await currentClosures(db));
}

/** Loads the closures if they have changed. */
export async function followClosures(deps: ClosureDeps): Promise<void> {
  if ((await closureVersion(deps.db)) !== deps.book.closures().version) await loadClosures(deps);
}

/** A second refusal needs a closure that was made during the second attempt. */
const MAX_ATTEMPTS = 4;

/** Returns whether the database refused a bet because a leg's market, match or sport is closed. */
function isClosedMarketError(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'coupons_on_open_markets';
}

/**
 * Runs work that stores or changes a bet. If the database refuses it because of a closure that this process hasn't
 * loaded yet, the closures are loaded and the work runs again, so that the book refuses the bet with its reason. The
 * work must leave no trace when it fails.
 */
export async function withClosures<T>(deps: ClosureDeps, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isClosedMarketError(error) || attempt === MAX_ATTEMPTS) throw error;
      await loadClosures(deps);
    }
  }
}
