import { logFailure } from '../log/log.ts';

/** Pending request of each setting; a newer one replaces it. */
const saving = new Map<string, AbortController>();

export interface Save {
  /** Stores the value; rejects on failure. */
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  readonly show: () => void;
  /** Restores the previous value. */
  readonly restore: () => void;
}

/**
 * Stores a setting: shows it at once, and restores the previous value on failure.
 * @throws what `send` rejects with; not when a newer choice of the same setting has replaced it
 */
export async function saveLatest(setting: string, { send, show, restore }: Save): Promise<void> {
  saving.get(setting)?.abort();
  const own = new AbortController();
  saving.set(setting, own);
  show();
  try {
    await send(own.signal);
  } catch (error) {
    if (own.signal.aborted) return;
    restore();
    logFailure('failed to save a setting', error);
    throw error;
  }
}
