import type { AnswerOf, BodyOf } from '@touchline/contract';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import type { Selectable } from 'kysely';
import { hashOf } from '../../accounts/index.ts';
import { type Db, ProblemError, type Trx } from '../../kernel/index.ts';
import { resetSignIn } from '../endAccess.ts';
import type { StaffInvitationsTable } from '../staff.tables.ts';
import { beginSetup, confirmSetup } from './authenticators.ts';
import { endChallenges } from './challenges.ts';
import { hasAccess, lockPerson, type PersonRow } from './credentials.ts';
import { beginCreation, readCreation, type ConsoleParty } from './passkeys.ts';
import { recordSignIn, type EntryRequest } from './records.ts';
import { openSession } from './sessions.ts';
import { mayEnter, type OpenedConsole, type StaffSignInDeps } from './signIn.service.ts';

type Invitation = Selectable<StaffInvitationsTable>;

/** Invitations of operators, by their token. All throw a ProblemError 422 INVITATION_OVER. */
export interface StaffInvitations {
  show(token: string): Promise<AnswerOf<OperatorCalls['showStaffInvitation']>>;
  beginAuthenticator(
    rp: ConsoleParty,
    token: string,
  ): Promise<AnswerOf<OperatorCalls['beginInvitedAuthenticator']>>;
  /** Throws a ProblemError 422: SETUP_EXPIRED, CODE_WRONG. */
  acceptByPassword(
    request: EntryRequest,
    sent: BodyOf<OperatorCalls['acceptInvitationByPassword']>,
  ): Promise<OpenedConsole>;
  beginPasskey(rp: ConsoleParty, token: string): Promise<AnswerOf<OperatorCalls['beginInvitedPasskey']>>;
  /** Throws a ProblemError: 409 PASSKEY_EXISTS, 422 PASSKEY_EXPIRED, PASSKEY_REFUSED. */
  acceptByPasskey(
    request: EntryRequest,
    rp: ConsoleParty,
    sent: BodyOf<OperatorCalls['acceptInvitationByPasskey']>,
  ): Promise<OpenedConsole>;
}

/** Creates the acceptance of invitations. */
export function createStaffInvitations(deps: StaffSignInDeps): StaffInvitations {
  const { db, now, auditLog, hashPassword, secretBox } = deps;

  async function invited(from: Db | Trx, token: string): Promise<Invitation> {
    const row = await from
      .selectFrom('staff_invitations')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (!row) throw invitationOver();
    return row;
  }

  async function personOf(token: string): Promise<{ person: PersonRow; invitation: Invitation }> {
    const invitation = await invited(db, token);
    const person = await db
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', invitation.staff_id)
      .executeTakeFirstOrThrow();
    if (!hasAccess(person, now())) throw invitationOver();
    return { person, invitation };
  }

  /**
   * Accepts an invitation, once: ends everything that gave the person access, stores the new sign-in method and signs
   * in.
   * @param store stores the method
   */
  async function accept(
    request: EntryRequest,
    token: string,
    method: 'passkey' | 'password',
    store: (trx: Trx, person: PersonRow) => Promise<unknown>,
  ): Promise<OpenedConsole> {
    const { person: known } = await personOf(token);
    if (!mayEnter(known, request, now())) throw elsewhere();
    return db.transaction().execute(async (trx) => {
      const at = now();
      const person = await lockPerson(trx, known.id);
      // Under the lock: of two at once the second finds it used, and an end of the access has ended it.
      const invitation = await invited(trx, token);
      if (!hasAccess(person, at)) throw invitationOver();
      await trx
        .updateTable('staff_invitations')
        .set({ used_at: at })
        .where('id', '=', invitation.id)
        .execute();
      await resetSignIn(trx, person.id, at);
      await store(trx, person);
      await endChallenges(trx, person.id);
      const { browser } = request;
      const secret = await openSession(trx, { staffId: person.id, method, browser, at });
      // Entries come last: the audit log is locked from its first one to the end of the transaction.
      await auditLog.write(
        trx,
        { operator: person.name, requestId: request.requestId, reason: undefined },
        {
          action: 'staff.invitation-accept',
          subject: `staff:${person.name}`,
          before: null,
          after: { method, address: request.browser.address },
        },
      );
      await recordSignIn(auditLog, trx, person.name, { ...request, method });
      return { secret };
    });
  }

  return {
    async show(token) {
      const { person, invitation } = await personOf(token);
      const { name, email, language } = person;
      return { name, email, language, expiresAt: invitation.expires_at.getTime() };
    },
    async beginAuthenticator(rp, token) {
      const { person } = await personOf(token);
      const name = { purpose: 'invited-authenticator', owner: token } as const;
      return beginSetup(deps, { person, company: rp.name, name }, now());
    },
    async acceptByPassword(request, { token, password, guid, code }) {
      await personOf(token);
      const passwordHash = await hashPassword(password);
      return accept(request, token, 'password', async (trx, { id }) => {
        const name = { purpose: 'invited-authenticator', guid, staffId: id, owner: token } as const;
        const { sealed, counter } = await confirmSetup(trx, secretBox, { name, staffId: id, code }, now());
        await trx
          .updateTable('staff')
          .set({ password_hash: passwordHash, totp_secret: sealed, totp_counter: counter })
          .where('id', '=', id)
          .execute();
      });
    },
    async beginPasskey(rp, token) {
      const { person } = await personOf(token);
      return beginCreation(db, { rp, person, owner: token, purpose: 'invited-passkey', at: now() });
    },
    async acceptByPasskey(request, rp, { token, guid, name: label, credential }) {
      const { person } = await personOf(token);
      const name = { purpose: 'invited-passkey', guid, staffId: person.id, owner: token } as const;
      const storePasskey = await readCreation(db, { rp, name, staffId: person.id, label, credential }, now());
      return accept(request, token, 'passkey', storePasskey);
    },
  };
}

const invitationOver = () =>
  new ProblemError(
    422,
    'INVITATION_OVER',
    'This invitation was used, replaced or has expired: ask who administers your staff for another one.',
  );

const elsewhere = () =>
  new ProblemError(
    422,
    'INVITATION_OVER',
    'This invitation can’t be accepted from this network: open it from your operators’ network.',
  );
