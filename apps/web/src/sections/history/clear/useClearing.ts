import { useState } from 'react';
import { clearHistory } from '../../../features/bets/bets.api.ts';
import { useApiWords } from '../../../platform/api/useApiWords.ts';

/** Clears the list of an account and restores it; returns the pending action and its error. */
export function useClearing(accountId: string) {
  const apiWords = useApiWords();
  const [busy, setBusy] = useState<'clear' | 'undo'>();
  const [error, setError] = useState<string>();

  async function clear(isCleared: boolean): Promise<void> {
    setBusy(isCleared ? 'clear' : 'undo');
    setError(undefined);
    try {
      await clearHistory(accountId, isCleared);
    } catch (failure) {
      setError(apiWords(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, error, clear };
}
