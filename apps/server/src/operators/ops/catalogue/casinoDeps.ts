import { type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';

export interface OpsCasinoDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
  /** Ends the stored lists of games. */
  readonly changed: () => void;
}

/** Returns the 404 of a missing thing. */
export const noSuch = (code: string, message: string) => new ProblemError(404, code, message);

/** Parses an id of an address. Throws the given problem if it can't be one. */
export function idIn(text: string, problem: () => ProblemError): bigint {
  const id = parseId(text);
  if (id === undefined) throw problem();
  return id;
}

export const instant = (at: Date | null): number | null => at && at.getTime();
export const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));
