import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage, type ErrorKeys } from '../../platform/api/useErrorMessage.ts';
import type { Saved } from '../../platform/forms/saveLatest.ts';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import { logFailure } from '../../platform/log/log.ts';
import { notify } from './notifications.store.ts';
import { saveNotifications, type SaveResult } from './saveResults.ts';

export interface SaveTexts<Own extends Namespace> {
  /** Translations of `errors`; the page must have loaded them. */
  readonly namespace?: Own;
  /** Keys of error messages; a constant. */
  readonly errors?: ErrorKeys<Own>;
  /**
   * Title of failures.
   * @default “Your change wasn’t saved”
   */
  readonly failed?: string;
}

/** Save whose result is undefined if a newer one has replaced it. */
type PendingSave = Promise<Saved | undefined>;

/**
 * Returns a function that waits for saves made together and notifies the player of their results. Failures are logged;
 * cancelled and replaced saves aren't mentioned.
 * @returns whether all were saved or replaced
 */
export function useSaves<Own extends Namespace>({ namespace, errors, failed }: SaveTexts<Own> = {}): (
  ...saves: readonly PendingSave[]
) => Promise<boolean> {
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage(namespace, errors, 'saves.again');
  return useCallback(
    async (...saves) => {
      const results = await Promise.all(saves.map((save) => resultOf(save, errorMessage)));
      const shown = results.filter((result) => result !== undefined);
      const texts = { saved: t('saves.saved'), failed: failed ?? t('saves.failed') };
      saveNotifications(shown, texts).forEach(notify);
      return shown.every(({ isSaved }) => isSaved);
    },
    [t, errorMessage, failed],
  );
}

async function resultOf(
  save: PendingSave,
  errorMessage: (error: unknown) => string,
): Promise<SaveResult | undefined> {
  try {
    const saved = await save;
    return saved && { isSaved: true, message: saved.message };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'cancelled') return undefined;
    logFailure('failed to save', error);
    const isForPlayer = error instanceof ApiError && error.isForPlayer;
    return { isSaved: false, message: errorMessage(error), priority: isForPlayer ? 1 : 0 };
  }
}
