import type { Closure } from '@touchline/contract/operators';
import type { Logger } from 'pino';
import {
  type Bus,
  type Db,
  type Trx,
  pageOf,
  unrecorded,
  type RecordChange,
  ProblemError,
  createBackground,
  type Job,
  createTroubleLog,
} from '../../kernel/index.ts';
import { SPORTS, type LineBook } from '../feed/index.ts';
import { followClosures, loadClosures } from './followClosures.ts';
import * as store from './marketClosures.store.ts';
import type { ClosureRow, ClosureSubject } from './marketClosures.store.ts';

const CHANNEL = 'market-closures';
/** Interval at which changes of other processes are looked for, ms, in case a message of the bus is lost. */
const FOLLOW_EVERY = 1000;
const PAGE = 30;

/** Name and reason of an operator. */
export interface ClosureAuthor {
  readonly operator: string;
  readonly reason: string;
}

/** Markets, matches and sports that operators close. `record` writes the audit log in the transaction of the change. */
export interface MarketClosures {
  /**
   * Suspends a market, a match or a sport until it is opened. Throws a ProblemError: 404 if it is unknown, 409 if it
   * is suspended already.
   */
  suspend(subject: ClosureSubject, author: ClosureAuthor, record?: RecordChange): Promise<Closure>;
  /**
   * Opens a market, a match or a sport that was suspended, or a market that a cancellation closed. Throws a
   * ProblemError: 404 if it is unknown, 409 if it isn't closed itself, has a published result, or its cancellation
   * covers the present.
   */
  open(subject: ClosureSubject, record?: RecordChange): Promise<ClosureSubject>;
  /**
   * Returns what is closed now, newest first, and the id of the next page.
   * @param listed id of the page's beginning, and the match whose closures are returned: those of its markets, its own,
   *   and its sport's while the book has the match
   */
  list(listed: {
    readonly before: bigint | undefined;
    readonly matchId: bigint | undefined;
  }): Promise<{ readonly closures: readonly Closure[]; readonly next: string | null }>;
  /** Loads the closures into the book of this process and notifies the others, after a change was committed. */
  changed(): Promise<void>;
  /** Loads the closures and takes the messages of other processes. To be called before the book is filled. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Finds changes of other processes whose message was lost. */
  readonly jobs: readonly Job[];
}

export interface MarketClosuresDeps {
  readonly db: Db;
  readonly bus: Bus;
  readonly book: LineBook;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
}

export function createMarketClosures({ db, bus, book, log, now }: MarketClosuresDeps): MarketClosures {
  const deps = { db, book };
  const failed =
    'Closed markets could not be read: the last state applies, and the database refuses bets on others.';
  const background = createBackground(log);
  const trouble = createTroubleLog(log);
  let unsubscribe: () => Promise<void> = () => Promise.resolve();

  async function changed(): Promise<void> {
    await loadClosures(deps);
    // The other processes look for changes themselves, too.
    await bus
      .publish(CHANNEL, '')
      .catch((error: unknown) => trouble(error, 'The other processes could not be told of a closed market.'));
  }

  /** Runs a change with the subject locked, and applies it. */
  async function change<T>(subject: ClosureSubject, work: (trx: Trx) => Promise<T>): Promise<T> {
    const done = await db.transaction().execute(async (trx) => {
      await store.lockSubject(trx, subject);
      return work(trx);
    });
    await changed();
    return done;
  }

  return {
    async suspend(subject, { operator, reason }, record = unrecorded) {
      requireKnown(book, subject);
      const row = await change(subject, async (trx) => {
        const earlier = (await store.closuresOn(trx, subject)).find(({ cause }) => cause === 'suspended');
        if (earlier) throw suspendedBefore(subject, earlier);
        const inserted = await store.insertClosure(trx, {
          ...subject,
          cause: 'suspended',
          event_id: null,
          reason,
          operator,
          at: now(),
          ended_at: null,
        });
        await record(trx, { before: null, after: { closureId: String(inserted.id) } });
        return inserted;
      });
      return closureView(book, row);
    },
    async open(subject, record = unrecorded) {
      await change(subject, async (trx) => {
        const closures = await store.closuresOn(trx, subject);
        if (closures.length === 0) {
          requireKnown(book, subject);
          throw notClosed(book, subject);
        }
        const at = now();
        if (closures.some(({ cause }) => cause === 'result')) throw resultPublished(subject);
        const ids = closures.map(({ id }) => id);
        if (await store.isCancelledAt(trx, ids, at)) throw cancelledNow(subject);
        await store.endClosures(trx, ids, at);
        await record(trx, { before: { closureIds: ids.map(String) }, after: null });
      });
      return subject;
    },
    async list({ before, matchId }) {
      const match =
        matchId === undefined ? undefined : { id: matchId, sportId: book.match(Number(matchId))?.sportId };
      const found = await store.openClosures(db, { before, match, limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { closures: rows.map((row) => closureView(book, row)), next };
    },
    changed,
    async start() {
      await loadClosures(deps);
      unsubscribe = await bus.subscribe(CHANNEL, () => background.run(() => loadClosures(deps), failed));
    },
    async stop() {
      await unsubscribe();
      await background.idle();
    },
    jobs: [{ every: FOLLOW_EVERY, work: () => followClosures(deps), failed, isRealTime: true }],
  };
}

/** Returns a closure as shown to operators, with the match of a closed market or match while the book has it. */
function closureView(
  book: LineBook,
  { id, scope, subject, cause, event_id, reason, operator, at }: ClosureRow,
): Closure {
  const matchId =
    scope === 'market' ? book.market(subject)?.matchId : scope === 'match' ? Number(subject) : undefined;
  const match = matchId === undefined ? undefined : book.match(matchId);
  return {
    id: String(id),
    scope,
    subject,
    cause,
    eventId: event_id === null ? null : String(event_id),
    reason,
    operator,
    at: at.getTime(),
    match: match ? { id: match.id, home: match.home, away: match.away } : null,
  };
}

const isSport = (book: LineBook, subject: string): boolean =>
  SPORTS.some(({ id }) => String(id) === subject) ||
  book.matches().some(({ sportId }) => String(sportId) === subject);

function requireKnown(book: LineBook, { scope, subject }: ClosureSubject): void {
  if (scope === 'market' && !book.market(subject)) {
    throw new ProblemError(
      404,
      'MARKET_NOT_FOUND',
      'Market not found: check its id. Markets of matches that ended long ago are removed.',
    );
  }
  const match = scope === 'match' ? book.match(Number(subject)) : undefined;
  if (scope === 'match' && String(match?.id) !== subject) {
    throw new ProblemError(
      404,
      'MATCH_NOT_FOUND',
      'Match not found: check its number. Matches that ended long ago are removed.',
    );
  }
  if (scope === 'sport' && !isSport(book, subject)) {
    throw new ProblemError(404, 'SPORT_NOT_FOUND', 'Sport not found: check its number.');
  }
}

function suspendedBefore({ scope }: ClosureSubject, { operator, at, reason }: ClosureRow): ProblemError {
  return new ProblemError(
    409,
    'ALREADY_SUSPENDED',
    `${operator} suspended this ${scope} at ${at.toISOString()} (${reason}): open it first to suspend it anew.`,
  );
}

/** Names what closes a subject that isn't closed itself, if anything does. */
function notClosed(book: LineBook, { scope, subject }: ClosureSubject): ProblemError {
  const { matches, sports } = book.closures();
  const match =
    scope === 'market' ? book.match(book.market(subject)?.matchId ?? 0) : book.match(Number(subject));
  if (scope === 'market' && match && matches.has(match.id)) {
    return new ProblemError(
      409,
      'CLOSED_BY_MATCH',
      `This market is closed by its match: open match ${match.id}.`,
    );
  }
  if (scope !== 'sport' && match && sports.has(match.sportId)) {
    return new ProblemError(
      409,
      'CLOSED_BY_SPORT',
      `This ${scope} is closed by its sport: open sport ${match.sportId}.`,
    );
  }
  return new ProblemError(
    409,
    'NOT_CLOSED',
    `No operator has closed this ${scope}: there is nothing to open. A source may have suspended it.`,
  );
}

const resultPublished = ({ subject }: ClosureSubject) =>
  new ProblemError(
    409,
    'RESULT_PUBLISHED',
    `Market ${subject} has a published result: lift the result first.`,
  );

const cancelledNow = ({ subject }: ClosureSubject) =>
  new ProblemError(
    409,
    'CANCELLATION_RUNS',
    `Bets on market ${subject} are cancelled up to now: open it once that period is over, or lift the cancellation.`,
  );
