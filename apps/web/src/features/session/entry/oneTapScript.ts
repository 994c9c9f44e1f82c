import * as v from 'valibot';
import { scriptAddress } from '../../../platform/page/trusted.ts';

/** Message of the provider's script after a tap. */
const Word = v.object({ credential: v.string() });

interface Asked {
  readonly client_id: string;
  readonly nonce: string;
  readonly callback: (word: unknown) => void;
  readonly use_fedcm_for_prompt: true;
}

interface OneTapScript {
  initialize(asked: Asked): void;
  prompt(): void;
  cancel(): void;
}

let loaded: Promise<OneTapScript> | undefined;

/**
 * Loads the provider's script, once.
 * @throws when it can't be loaded or has an unexpected form
 */
function load(address: string): Promise<OneTapScript> {
  loaded ??= new Promise<OneTapScript>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => {
      // Cast: the allowlisted script adds itself to the global object; a missing one is detected below.
      const { google } = globalThis as { google?: { accounts?: { id?: OneTapScript } } };
      const found = google?.accounts?.id;
      if (found) resolve(found);
      else reject(new Error(`${address} brings no one-tap sign-in.`));
    });
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
    script.src = scriptAddress(address);
    document.head.append(script);
  });
  return loaded;
}

/**
 * Offers sign-in with the browser's account at the provider.
 * @param onCredential called after a tap
 * @returns withdraws the offer
 * @throws when the provider's script can't be loaded
 */
export async function offerOneTap(
  client: { readonly clientId: string; readonly nonce: string; readonly scriptUrl: string },
  onCredential: (credential: string) => void,
): Promise<() => void> {
  const script = await load(client.scriptUrl);
  script.initialize({
    client_id: client.clientId,
    nonce: client.nonce,
    callback: (word) => {
      const parsed = v.safeParse(Word, word);
      if (parsed.success) onCredential(parsed.output.credential);
    },
    use_fedcm_for_prompt: true,
  });
  script.prompt();
  return () => script.cancel();
}
