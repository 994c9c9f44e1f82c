import type { Player } from '@touchline/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { trackLoginError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { hasPasskeySupport } from '../../../platform/passkeys/support.ts';
import { useHydrated } from '../../../platform/page/hydration.ts';

/** Loaded with the form in browsers that have passkeys. */
const ceremonies = () => import('../../../features/session/entry/passkeySignIn.ts');

export interface PasskeyEntryOptions {
  /** Whether the site offers passkeys. */
  readonly hasPasskeys: boolean;
  /** Whether the login field is on the screen. */
  readonly hasLogin: boolean;
  /** Whether the player wants to stay signed in. */
  readonly save: boolean;
  readonly onPlayer: (player: Player) => void;
  readonly onError: (error: unknown) => void;
}

export interface PasskeyEntry {
  /** Whether site and browser have passkeys. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  /** Asks for a passkey in the browser's dialog. */
  readonly enter: () => Promise<void>;
}

/** Sign-in with a passkey: by a button, and in the list of the login field where the browser can do that. */
export function usePasskeyEntry(options: PasskeyEntryOptions): PasskeyEntry {
  const { hasPasskeys, hasLogin } = options;
  const isOffered = useHydrated() && hasPasskeys && hasPasskeySupport();
  const [isBusy, setBusy] = useState(false);

  function succeed(player: Player): void {
    track('login_success', 'passkey');
    options.onPlayer(player);
  }
  function fail(error: unknown): void {
    trackLoginError(error);
    options.onError(error);
  }

  const offer = useEffectEvent(async (signal: AbortSignal) => {
    let isChosen = false;
    const onChosen = () => {
      isChosen = true;
      return options.save;
    };
    try {
      const { offerPasskeys } = await ceremonies();
      const player = await offerPasskeys({ signal, onChosen });
      if (player) succeed(player);
    } catch (error) {
      // Until a passkey is chosen, the player hasn't asked for anything: the button is still there.
      if (isChosen) fail(error);
    }
  });
  // The button's dialog ends the list in the login field, which comes back unless the player is signed in by it.
  const isListed = isOffered && hasLogin && !isBusy;
  useEffect(() => {
    if (!isListed) return undefined;
    const stop = new AbortController();
    void offer(stop.signal);
    return () => stop.abort();
  }, [isListed]);

  return {
    isOffered,
    isBusy,
    async enter() {
      setBusy(true);
      try {
        const { signInByPasskey } = await ceremonies();
        succeed(await signInByPasskey(options.save));
      } catch (error) {
        fail(error);
        setBusy(false);
      }
    },
  };
}
