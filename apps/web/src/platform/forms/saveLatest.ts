/** Pending request of each setting; a newer one replaces it. */
const saving = new Map<string, AbortController>();

/** Answer to a save. */
export interface Saved {
  /** Message of the server for the player; without it the app's own is shown. */
  readonly message?: string | undefined;
}

export interface Save {
  /** Stores the value; rejects on failure. */
  readonly send: (signal: AbortSignal) => Promise<Saved>;
  readonly show: () => void;
  /** Restores the previous value. */
  readonly restore: () => void;
}

/**
 * Stores a setting: shows it at once, and restores the previous value on failure.
 * @returns undefined when a newer choice of the same setting has replaced it
 * @throws what `send` rejects with
 */
export async function saveLatest(setting: string, { send, show, restore }: Save): Promise<Saved | undefined> {
  saving.get(setting)?.abort();
  const own = new AbortController();
  saving.set(setting, own);
  show();
  try {
    const saved = await send(own.signal);
    return own.signal.aborted ? undefined : saved;
  } catch (error) {
    if (own.signal.aborted) return undefined;
    restore();
    throw error;
  }
}
