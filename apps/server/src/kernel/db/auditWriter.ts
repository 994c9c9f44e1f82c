import type { AuditEntry } from '@touchline/contract/operators';
import type { Trx } from './database.ts';

/** Author, reason, request and site of an action; no request if the platform acts by itself. */
export interface AuditAuthor {
  readonly operator: string;
  readonly requestId: string | null;
  readonly reason: string | undefined;
  /** Site of the subject: operators of the site see the action. Null or absent for one of the whole platform. */
  readonly siteId?: string | null;
}

/** An action and its subject. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;

/** Writes to the audit log of operators' actions, which implements it. */
export interface AuditWriter {
  /**
   * Adds a row in the transaction of the action: both are stored or neither. It is the last step of the transaction,
   * because writers wait for each other until their transactions end.
   */
  write(trx: Trx, author: AuditAuthor, change: AuditedChange): Promise<void>;
}
