import type { SignInStep, StepMethod } from '@touchline/contract';
import { findPlayer } from '../accounts/players.ts';
import { hashOf } from '../accounts/secrets.ts';
import type { OpenedSession, Sessions } from '../accounts/sessions.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Site } from '../sites/site.ts';
import { findProfile } from '../userConfig/profile.ts';
import { makeGuid } from './guid.ts';
import { insertPending } from './pendingSignIns.store.ts';
import { findTwoStep } from './twoStep.store.ts';

/** How long the second step may take, ms. */
const STEP_LIFE = 10 * 60_000;

/** A session and whose it is. */
export type OpenedEntry = OpenedSession & { readonly playerId: bigint };
/** A session, or the second step that is to be taken first. */
export type Entered = OpenedEntry | { readonly step: SignInStep };

export interface Arrival {
  readonly site: Pick<Site, 'id'>;
  readonly playerId: bigint;
  readonly isSaved: boolean;
}

/**
 * Lets a player in whose first step was right (password, code of a text message, another company's word): opens the
 * session, or asks for the second step where the player turned one on. In the caller's transaction.
 * Throws a ProblemError 403 when the player is kept out.
 */
export type Entrance = (trx: Trx, arrival: Arrival) => Promise<Entered>;

export function createEntrance(sessions: Pick<Sessions, 'open'>, now: () => Date): Entrance {
  return async (trx, { site, playerId, isSaved }) => {
    const methods = await stepMethodsOf(trx, playerId);
    if (methods.length === 0) {
      const opened = await sessions.open(trx, playerId, isSaved);
      return { ...opened, playerId };
    }
    const { email } = await findPlayer(trx, playerId);
    const guid = makeGuid();
    const expiresAt = new Date(now().getTime() + STEP_LIFE);
    await insertPending(trx, { guidHash: hashOf(guid), siteId: site.id, playerId, expiresAt, now: now() });
    const step: SignInStep = { guid, methods: [...methods], expiresAt: expiresAt.getTime() };
    if (methods.includes('email') && email !== null) step.email = hidden(email);
    return { step };
  };
}

/** What may confirm a player's sign-in, the usual one first; nothing when the first step is enough. */
async function stepMethodsOf(db: Db, playerId: bigint): Promise<readonly StepMethod[]> {
  const [app, profile] = [await findTwoStep(db, playerId), await findProfile(db, playerId)];
  const isAppOn = app !== undefined && app.enabled_at !== null;
  return [
    ...(isAppOn ? (['totp'] as const) : []),
    ...(profile?.has_email_code === true ? (['email'] as const) : []),
    ...(isAppOn && app.recovery_hashes.length > 0 ? (['recovery'] as const) : []),
  ];
}

/** `j•••@example.com`: enough to know it again. */
function hidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
