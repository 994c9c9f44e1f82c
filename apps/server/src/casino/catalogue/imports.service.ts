import type { Db, RecordChange, ErrorLog } from '../../kernel/index.ts';
import type { MakerGame } from '../makers/adapter.ts';
import type { ListedMaker, Makers } from '../makers/makersFile.ts';
import { applyList } from './applyList.ts';
import type { ImportFault } from './catalogue.tables.ts';
import { beginImport, endImport, lastImport, wasFailedBefore } from './imports.store.ts';

const HOUR = 3_600_000;
/** Time after which a failed import is tried again, ms. */
const AGAIN = 60_000;
/** Most pages of a list. */
const MOST_PAGES = 1000;
/** Most faults that are stored of a run. */
const MOST_FAULTS = 100;

export interface ImportsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly makers: Makers;
  /** Ends the stored lists of games. */
  readonly changed: () => void;
}

/** Imports of the makers' lists. A maker has one import at a time, in all processes. */
export interface Imports {
  /** Imports the lists that are an hour old, or a minute after a failure. */
  doDue(): Promise<void>;
  /** Imports the lists of all makers, unless they were imported in the last minute. */
  atStart(): Promise<void>;
  /**
   * Starts an import for an operator, and records that in the same transaction. Returns the id of the run; undefined
   * while another one runs. The import goes on after that.
   */
  begin(maker: ListedMaker, operator: string, record: RecordChange): Promise<bigint | undefined>;
}

export function createImports({ db, log, now, makers, changed }: ImportsDeps): Imports {
  async function run(maker: ListedMaker, id: bigint): Promise<void> {
    try {
      const { games, faults } = await wholeList(maker);
      const faulty = new Set(faults.map(({ gameId }) => gameId));
      const change = await applyList(db, { makerId: maker.id, games, faulty }, now());
      const ended = { listed: games.length, ...change, faults: faults.slice(0, MOST_FAULTS) };
      await endImport(db, id, { ...ended, state: 'done', message: null }, now());
      changed();
    } catch (error) {
      const message = messageOf(error);
      if (!(await wasFailedBefore(db, maker.id, id)))
        log.error({ err: error }, `The games of ${maker.name} could not be imported; the last list stays.`);
      await endImport(db, id, { state: 'failed', message }, now());
    }
  }

  function lost(maker: ListedMaker, error: unknown): void {
    log.error(
      { err: error },
      `The end of an import of ${maker.name} could not be stored; it ends by its age.`,
    );
  }

  async function importOf(maker: ListedMaker, isDue: (ended: LastImport) => boolean): Promise<void> {
    const last = await lastImport(db, maker.id);
    if (last && !isDue(last)) return;
    const id = await beginImport(db, maker.id, null, now());
    if (id !== undefined) await run(maker, id);
  }

  const age = ({ ended_at: ended }: LastImport): number => now().getTime() - (ended ?? now()).getTime();

  return {
    async doDue() {
      for (const maker of makers.all)
        await importOf(maker, (last) => age(last) >= (last.state === 'failed' ? AGAIN : HOUR));
    },
    async atStart() {
      for (const maker of makers.all) await importOf(maker, (last) => age(last) >= AGAIN);
    },
    async begin(maker, operator, record) {
      const id = await db.transaction().execute(async (trx) => {
        const begun = await beginImport(trx, maker.id, operator, now());
        if (begun !== undefined) await record(trx, { before: null, after: { importId: String(begun) } });
        return begun;
      });
      if (id !== undefined) void run(maker, id).catch((error: unknown) => lost(maker, error));
      return id;
    },
  };
}

type LastImport = NonNullable<Awaited<ReturnType<typeof lastImport>>>;

async function wholeList(
  maker: ListedMaker,
): Promise<{ readonly games: readonly MakerGame[]; readonly faults: readonly ImportFault[] }> {
  const games: MakerGame[] = [];
  const faults: ImportFault[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await maker.games(cursor);
    games.push(...answer.games);
    faults.push(...answer.faults);
    if (answer.next === null) {
      if (games.length === 0) throw new Error('The maker lists no games.');
      return { games, faults };
    }
    cursor = answer.next;
  }
  throw new Error(`The list has more than ${MOST_PAGES} pages.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
