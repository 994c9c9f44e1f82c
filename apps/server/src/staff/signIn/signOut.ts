import { hashOf } from '../../accounts/index.ts';
import { environmentSession, endSession } from './sessions.ts';
import type { StaffSignInDeps } from './signIn.service.ts';

/** Ends the session with a secret of the cookie, and records it. */
export async function endConsoleSession(
  { db, now, auditLog, settings }: Pick<StaffSignInDeps, 'db' | 'now' | 'auditLog' | 'settings'>,
  {
    secret,
    name,
    requestId,
  }: {
    readonly secret: string;
    /** Name of the person. */
    readonly name: string;
    readonly requestId: string;
  },
): Promise<void> {
  const { OPERATOR_TOKEN: token } = settings;
  await db.transaction().execute(async (trx) => {
    const isEnded =
      (await endSession(trx, hashOf(secret), now())) ||
      (token !== undefined && (await endSession(trx, environmentSession(secret, token), now())));
    if (!isEnded) return;
    await auditLog.write(
      trx,
      { operator: name, requestId, reason: undefined },
      { action: 'staff.sign-out', subject: `staff:${name}`, before: null, after: null },
    );
  });
}
