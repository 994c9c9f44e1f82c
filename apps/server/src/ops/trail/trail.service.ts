import type { Action } from '@touchline/contract/operators';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../../db/database.ts';
import type { RecordChange } from '../../db/recordChange.ts';
import { operatorOf } from '../operatorOnly.ts';
import { actionsBefore, insertAction, type ActionFilter } from './trail.store.ts';

/** Author, reason and request of an action; no request if the platform acts by itself. */
export interface Act {
  readonly operator: string;
  readonly requestId: string | null;
  readonly reason: string | undefined;
}

/** An action and its subject. */
export type Deed = Pick<Action, 'action' | 'subject' | 'before' | 'after'>;

export interface Trail {
  /** Adds a row in the transaction of the action: both are stored or neither. */
  write(trx: Trx, act: Act, deed: Deed): Promise<void>;
  /** Returns actions newest first, with the cursor of the next page; null at the end. */
  list(filter: ActionFilter): Promise<{ readonly actions: Action[]; readonly next: string | null }>;
}

const PAGE = 30;

/** Returns the act of an operator's request. */
export function actOf(request: FastifyRequest, reason?: string): Act {
  return { operator: operatorOf(request).name, requestId: request.id, reason };
}

/**
 * @returns a function that records a change of an operator's request in the audit log, in the transaction of the
 * change
 */
export function recordIn(
  trail: Pick<Trail, 'write'>,
  request: FastifyRequest,
  { reason, ...deed }: Pick<Deed, 'action' | 'subject'> & { readonly reason?: string | undefined },
): RecordChange {
  return (trx, changed) => trail.write(trx, actOf(request, reason), { ...deed, ...changed });
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Creates the append-only audit log of operators' actions. */
export function createTrail({ db, now }: { readonly db: Db; readonly now: () => Date }): Trail {
  return {
    write: (trx, { operator, requestId, reason }, { action, subject, before, after }) =>
      insertAction(trx, {
        at: now(),
        operator,
        action,
        subject,
        before: json(before),
        after: json(after),
        reason: reason ?? null,
        request_id: requestId,
      }),
    async list(filter) {
      const rows = await actionsBefore(db, filter, PAGE + 1);
      const page = rows.slice(0, PAGE).map(({ id, at, request_id, ...row }) => ({
        ...row,
        id: String(id),
        at: at.getTime(),
        requestId: request_id,
      }));
      return { actions: page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
    },
  };
}
