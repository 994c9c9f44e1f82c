import { type AuditWriter, type Db, type Job, type Trx } from '../../kernel/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import { deleteDocuments, dueDocuments, type DueDocument, type RetentionEnds } from './retention.store.ts';

const DAY = 86_400_000;
const EVERY = 3_600_000;
/** Days after which unsubmitted files are deleted. */
const FORGOTTEN_DAYS = 7;
/** Author of the deletions in the audit log; no operator can have this name. */
const BY = '(platform)';

/** Deletes identification documents that are no longer needed. The row ensures that each is deleted once. */
export interface RetentionJobs {
  /** Deletes what is due and returns the number of files. */
  sweep(): Promise<number>;
  readonly jobs: readonly Job[];
}

export interface RetentionDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auditLog: AuditWriter;
  /** Days for which refused documents are stored after the refusal. */
  readonly refusedDays: number;
  /** Days for which all others are stored after the player's last activity. */
  readonly keptDays: number;
}

export function createRetentionJobs({
  db,
  now,
  auditLog,
  refusedDays,
  keptDays,
}: RetentionDeps): RetentionJobs {
  const failed = 'Documents could not be looked after; it is tried again.';
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
    jobs: [{ every: EVERY, work: sweep, atStart: sweep, failed }],
  };
}

/** Identifies the file in the audit log without its contents. */
const shown = ({ id, requestId, kind }: DueDocument) => ({
  documentId: String(id),
  requestId: requestId === null ? null : String(requestId),
  kind,
});
