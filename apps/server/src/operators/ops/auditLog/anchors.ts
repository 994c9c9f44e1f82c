import { appendFile, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Core, Job } from '../../../kernel/index.ts';
import type { ChainHead } from './auditChain.ts';
import { anchorHead } from './auditLog.store.ts';

/** Head of the audit log on a day, stored outside of the database. */
export interface Anchor extends ChainHead {
  /** Day, UTC: `2026-03-14`. */
  readonly day: string;
}

interface AnchoringCore extends Pick<Core, 'db' | 'now'> {
  readonly log: Pick<Core['log'], 'warn'>;
  readonly settings: Pick<Core['settings'], 'AUDIT_ANCHOR_FILE'>;
}

const EVERY = 10 * 60_000;
const failed = 'The head of the audit log could not be anchored; it is tried again in ten minutes.';

/**
 * Creates the job that stores the head of the audit log outside of the database once a day: in the platform's log, and
 * in a file if the settings name one. The stored day makes one process do it.
 */
export function createAnchorJob({ db, now, log, settings }: AnchoringCore): Job {
  const file = settings.AUDIT_ANCHOR_FILE;
  const work = (): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const day = now().toISOString().slice(0, 10);
      const head = await anchorHead(trx, day);
      if (!head) return;
      const auditAnchor = { day, id: String(head.id), hash: head.hash };
      if (file !== undefined) await appendFile(file, `${JSON.stringify(auditAnchor)}\n`, { flush: true });
      // A warning, because production logs nothing below it unless it is told to.
      log.warn({ auditAnchor }, 'Anchored the head of the audit log: keep this line.');
    });
  return { every: EVERY, work, failed };
}

const AnchorLine = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  id: v.pipe(
    v.string(),
    v.regex(/^\d{1,19}$/),
    v.transform((text) => BigInt(text)),
  ),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const Line = v.union([
  AnchorLine,
  v.pipe(
    v.object({ auditAnchor: AnchorLine }),
    v.transform((line) => line.auditAnchor),
  ),
]);

/**
 * Reads a file of anchors: lines of `AUDIT_ANCHOR_FILE`, or lines of the platform's log that contain one. Throws an
 * error that names the first line that is neither.
 */
export async function readAnchors(file: string): Promise<readonly Anchor[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = v.safeParse(Line, jsonOf(line));
    if (parsed.success) return [parsed.output];
    throw new Error(
      `Line ${index + 1} of ${file} is no anchor: it must have day, id and hash, as {"day":"2026-03-14","id":"17","hash":"…"}.`,
    );
  });
}

/** Parses JSON; undefined for a text that isn't. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
