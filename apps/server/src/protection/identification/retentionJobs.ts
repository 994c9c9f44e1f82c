import type { Logger } from 'pino';
import { type AuditWriter, type Db, type Trx, createJobs } from '../../kernel/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import { deleteDocuments, dueDocuments, type DueDocument, type RetentionEnds } from './retention.store.ts';

const DAY = 86_400_000;
const EVERY = 3_600_000;
/** Days after which unsubmitted files are deleted. */
const FORGOTTEN_DAYS = 7;
/** Author of the deletions in the audit log; no operator can have this name. */
const BY = '(platform)';

/**
 * Deletes identification documents that are no longer needed. Runs in every process; the row ensures that each is
 * deleted once.
 */
export interface RetentionJobs {
  /** Deletes what is due and returns the number of files. */
  sweep(): Promise<number>;
  start(): void;
  /** Resolves when the current run is done. */
  stop(): Promise<void>;
}

export interface RetentionDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
  readonly auditLog: AuditWriter;
  /** Days for which refused documents are stored after the refusal. */
  readonly refusedDays: number;
  /** Days for which all others are stored after the player's last activity. */
  readonly keptDays: number;
}

export function createRetentionJobs({
  db,
  log,
  now,
  auditLog,
  refusedDays,
  keptDays,
}: RetentionDeps): RetentionJobs {
  const jobs = createJobs(log, 'Documents could not be looked after; it is tried again.');
  const reasons = {
    forgotten: `Files that nobody handed in are kept for ${FORGOTTEN_DAYS} days.`,
    refused: `Refused documents are kept for ${refusedDays} days.`,
    left: `Documents are kept for ${keptDays} days after the player was last heard of.`,
  } as const;

  function endsAt(at: Date): RetentionEnds {
    const before = (days: number) => new Date(at.getTime() - days * DAY);
    return { forgotten: before(FORGOTTEN_DAYS), refused: before(refusedDays), left: before(keptDays) };
  }

  /** Locks the player, so that nothing is submitted or answered meanwhile. */
  async function forget(trx: Trx, playerId: bigint, ends: RetentionEnds): Promise<number> {
    await lockPlayer(trx, playerId);
    const due = await dueDocuments(trx, ends, playerId);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await deleteDocuments(trx, ids);
    for (const why of ['forgotten', 'refused', 'left'] as const) {
      const gone = due.filter((one) => one.why === why);
      if (gone.length > 0) await note(trx, playerId, gone, reasons[why]);
    }
    return due.length;
  }

  const note = (trx: Trx, playerId: bigint, gone: readonly DueDocument[], reason: string): Promise<void> =>
    auditLog.write(
      trx,
      { operator: BY, requestId: null, reason },
      {
        action: 'identification.forget',
        subject: `player:${playerId}`,
        before: { documents: gone.map(shown) },
        after: { documents: [] },
      },
    );

  async function sweep(): Promise<number> {
    const ends = endsAt(now());
    const players = new Set((await dueDocuments(db, ends)).map(({ playerId }) => playerId));
    let count = 0;
    for (const playerId of players) {
      count += await db.transaction().execute((trx) => forget(trx, playerId, ends));
    }
    return count;
  }

  return {
    sweep,
    start() {
      const round = async () => void (await sweep());
      jobs.every(EVERY, round);
      jobs.runNow(round);
    },
    stop: () => jobs.stop(),
  };
}

/** Identifies the file in the audit log without its contents. */
const shown = ({ id, requestId, kind }: DueDocument) => ({
  documentId: String(id),
  requestId: requestId === null ? null : String(requestId),
  kind,
});
