import type { Trx } from '../kernel/index.ts';

/** Ends the sessions of a person. */
export async function endSessions(trx: Trx, staffId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the tokens of a person's programs. */
export async function endTokens(trx: Trx, staffId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('staff_tokens')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the invitations that a person hasn't followed. */
export async function endInvitations(trx: Trx, staffId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('staff_invitations')
    .set({ expires_at: at })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}

/** Ends everything that gives a person access: sessions, tokens and invitations. */
export async function endAllAccess(trx: Trx, staffId: bigint, at: Date): Promise<void> {
  await endSessions(trx, staffId, at);
  await endTokens(trx, staffId, at);
  await endInvitations(trx, staffId, at);
}

/** Ends all access of a person, and deletes password, authenticator app, passkeys and single sign-on. */
export async function resetSignIn(trx: Trx, staffId: bigint, at: Date): Promise<void> {
  await endAllAccess(trx, staffId, at);
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
  await trx
    .updateTable('staff')
    .set({
      password_hash: null,
      totp_secret: null,
      totp_counter: null,
      oidc_issuer: null,
      oidc_subject: null,
      wrong_attempts: 0,
      locked_until: null,
    })
    .where('id', '=', staffId)
    .execute();
}
