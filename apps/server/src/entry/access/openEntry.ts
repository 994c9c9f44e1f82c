import type { SignInStep, StepMethod } from '@touchline/contract';
import { findPlayer, hashOf, type OpenedSession, type Sessions, findProfile } from '../../accounts/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { makeGuid } from './guid.ts';
import { hasPasskey } from './passkeys/passkeys.store.ts';
import { offersPasskeys } from './passkeys/relyingParty.ts';
import { insertPending } from './twoStep/pendingSignIns.store.ts';
import { findTwoStep } from './twoStep/twoStep.store.ts';

/** Time limit of the second step, ms. */
const STEP_LIFE = 10 * 60_000;

/** An open session and its player. */
export type OpenedEntry = OpenedSession & { readonly playerId: bigint };
/** An open session, or the second step that is required first. */
export type Entered = OpenedEntry | { readonly step: SignInStep };

export interface Arrival {
  readonly site: Pick<Site, 'id' | 'access' | 'config'>;
  readonly playerId: bigint;
  readonly isSaved: boolean;
}

/**
 * Signs in a player who has passed the first step (password, code of a text message, another company's token): opens
 * the session, or asks for the second step if the player has enabled it. Runs in the caller's transaction. Throws a
 * ProblemError 403 if the player is blocked.
 */
export type OpenEntry = (trx: Trx, arrival: Arrival) => Promise<Entered>;

export function createOpenEntry(sessions: Pick<Sessions, 'open'>, now: () => Date): OpenEntry {
  return async (trx, { site, playerId, isSaved }) => {
    const methods = await stepMethodsOf(trx, site, playerId);
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

/** Returns the methods of a player's second step, the preferred one first; empty if the first step is enough. */
async function stepMethodsOf(
  db: Db,
  site: Arrival['site'],
  playerId: bigint,
): Promise<readonly StepMethod[]> {
  const [app, profile] = [await findTwoStep(db, playerId), await findProfile(db, playerId)];
  const isAppOn = app !== undefined && app.enabled_at !== null;
  const codes = [
    ...(isAppOn ? (['totp'] as const) : []),
    ...(profile?.has_email_code === true ? (['email'] as const) : []),
    ...(isAppOn && app.recovery_hashes.length > 0 ? (['recovery'] as const) : []),
  ];
  if (codes.length === 0 || !offersPasskeys(site)) return codes;
  return (await hasPasskey(db, playerId)) ? ['passkey', ...codes] : codes;
}

/** Masks an address as `j•••@example.com`: enough for its owner to recognise it. */
function hidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
