import { logFailure } from '../log/log.ts';

/** The save of each setting that is under way: another one of the same setting takes its place. */
const saving = new Map<string, AbortController>();

export interface Save {
  /** Keeps it; rejects where it could not be kept. */
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  readonly show: () => void;
  /** Puts back what was before. */
  readonly restore: () => void;
}

/**
 * Keeps one setting: at once here, and as it was before where that fails.
 * @throws what `send` rejects with; not when another choice of the same setting took its place
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
