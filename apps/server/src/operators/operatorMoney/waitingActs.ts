import type { Selectable } from 'kysely';
import type { AuditWriter, Trx } from '../../kernel/index.ts';
import { signedText } from '../../ledger/index.ts';
import type { ApprovalsTable } from './operatorMoney.tables.ts';

export type ApprovalRow = Selectable<ApprovalsTable>;

/** Author of what the platform decides by itself. */
export const PLATFORM = 'platform';

/**
 * Ends requests that wait: those whose time is over, or all of a person.
 * @param ending `endedBy` is who ends them; `askedBy` the person whose requests end
 */
export async function endWaiting(
  trx: Trx,
  { auditLog, at }: { readonly auditLog: AuditWriter; readonly at: Date },
  { endedBy, askedBy }: { readonly endedBy: string; readonly askedBy?: string },
): Promise<void> {
  let query = trx
    .updateTable('approvals')
    .set({ state: 'ended', decided_by: endedBy, decided_at: at })
    .where('state', '=', 'waiting');
  query = askedBy === undefined ? query.where('expires_at', '<=', at) : query.where('asked_by', '=', askedBy);
  for (const row of await query.returningAll().execute()) {
    await auditLog.write(
      trx,
      { operator: endedBy, requestId: null, reason: undefined, siteId: row.site_id },
      {
        action: 'approval.end',
        subject: `approval:${row.id}`,
        before: factsOf(row),
        after: { state: 'ended' },
      },
    );
  }
}

/** Returns what the audit log shows of an act that waits. */
export function factsOf({
  act,
  site_id: site,
  player_id: player,
  iso,
  amount,
  players,
  asked_by: askedBy,
}: ApprovalRow) {
  return {
    act,
    site,
    askedBy,
    ...(player === null ? {} : { player: String(player) }),
    ...(amount === null || iso === null ? {} : { amount: signedText(amount, iso), iso }),
    ...(players === null ? {} : { players }),
  };
}
