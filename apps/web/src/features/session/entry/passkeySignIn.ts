import type { Player } from '@touchline/contract';
import { answer, api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { requireCookies } from '../../../platform/api/requireCookies.ts';
import { deadline } from '../../../platform/clock/deadline.ts';
import {
  askPasskey,
  endPasskeyRequest,
  forgetPasskey,
  hasPasskeyAutofill,
} from '../../../platform/passkeys/passkeys.ts';
import { signedIn } from '../session.api.ts';
import { withChecks } from './accessChecks.ts';

/** Time before the end of a challenge at which the list of the login field gets a new one, ms. */
const RENEW_BEFORE = 30_000;

type Credential = Awaited<ReturnType<typeof askPasskey>>;

/**
 * Signs in with a passkey that the player chooses in the browser's dialog.
 * @throws ApiError: 403 blocked, 422 `PASSKEY_EXPIRED` and others, `COOKIES_BLOCKED`, a `PasskeyFailure`
 */
export async function signInByPasskey(save: boolean): Promise<Player> {
  requireCookies();
  const { guid, options } = await answer(api.POST('/web-api/session/sign-in/passkey/begin'));
  return enter(guid, options.rpId, await askPasskey(options), save);
}

export interface OfferedPasskeys {
  /** Ends the offer. */
  readonly signal: AbortSignal;
  /** Called when the player has chosen a passkey; returns whether to stay signed in. */
  readonly onChosen: () => boolean;
}

/**
 * Offers passkeys in the list of the login field, and signs in with the one that the player chooses. The challenge is
 * renewed before it expires.
 * @returns undefined if the browser can't offer them there, or if the offer has ended
 * @throws ApiError as `signInByPasskey`
 */
export async function offerPasskeys({ signal, onChosen }: OfferedPasskeys): Promise<Player | undefined> {
  requireCookies();
  if (!(await hasPasskeyAutofill())) return undefined;
  while (!signal.aborted) {
    const { guid, options, expiresAt } = await answer(
      api.POST('/web-api/session/sign-in/passkey/begin', { signal }),
    );
    const credential = await chosenUntil(expiresAt - RENEW_BEFORE, signal, () =>
      askPasskey(options, { isAutofill: true }),
    );
    if (credential) return enter(guid, options.rpId, credential, onChosen());
  }
  return undefined;
}

/** Returns the chosen passkey; undefined at the given time, UTC ms. Throws an ApiError `cancelled` by another request. */
async function chosenUntil(
  at: number,
  signal: AbortSignal,
  ask: () => Promise<Credential>,
): Promise<Credential | undefined> {
  let isRenewed = false;
  const end = () => void endPasskeyRequest();
  const cancel = deadline(at, () => {
    isRenewed = true;
    end();
  });
  signal.addEventListener('abort', end);
  try {
    return await ask();
  } catch (error) {
    if (isRenewed && error instanceof ApiError && error.kind === 'cancelled') return undefined;
    throw error;
  } finally {
    cancel();
    signal.removeEventListener('abort', end);
  }
}

async function enter(guid: string, rpId: string, credential: Credential, save: boolean): Promise<Player> {
  try {
    const { player } = await withChecks('signInByPasskey', (header) =>
      api.POST('/web-api/session/sign-in/passkey', { body: { guid, credential, save }, ...header }),
    );
    return signedIn(player);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PASSKEY_UNKNOWN') {
      await forgetPasskey(rpId, credential.id);
    }
    throw error;
  }
}

/**
 * Completes the second step of a sign-in with a passkey.
 * @param step guid of the pending sign-in
 * @throws ApiError as `signInByPasskey`, and 422 `CODE_EXPIRED`, `PASSKEY_ELSEWHERE`
 */
export async function confirmByPasskey(step: string, save: boolean): Promise<Player> {
  const { guid, options } = await answer(
    api.POST('/web-api/session/sign-in/step/passkey/begin', { body: { guid: step } }),
  );
  const credential = await askPasskey(options);
  const { player } = await withChecks('confirmByPasskey', (header) =>
    api.POST('/web-api/session/sign-in/step/passkey', { body: { step, guid, credential, save }, ...header }),
  );
  return signedIn(player);
}
