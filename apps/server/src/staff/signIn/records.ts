import type { AuditWriter, Trx } from '../../kernel/index.ts';
import type { ConsoleBrowser } from './sessions.ts';
import type { StaffSessionsTable } from '../staff.tables.ts';

/** A request of the sign-in, which has no operator yet. */
export interface EntryRequest {
  readonly requestId: string;
  readonly browser: ConsoleBrowser;
}

/** Records a sign-in of a person in the audit log. */
export async function recordSignIn(
  auditLog: AuditWriter,
  trx: Trx,
  name: string,
  { requestId, browser, method }: EntryRequest & { readonly method: StaffSessionsTable['method'] },
): Promise<void> {
  await auditLog.write(
    trx,
    { operator: name, requestId, reason: undefined },
    {
      action: 'staff.sign-in',
      subject: `staff:${name}`,
      before: null,
      after: { method, address: browser.address },
    },
  );
}
