import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteMessages,
  markAllMessagesRead,
  restoreMessages,
} from '../../../features/messages/messages.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';

/** Actions on the player's messages. Their failures are shown. */
export interface MessageActions {
  readonly isBusy: boolean;
  /** Deletes messages and offers to undo that. Resolves to false if it failed. */
  remove(ids: readonly string[]): Promise<boolean>;
  /** Marks all messages up to one as read. */
  readAll(latest: string): Promise<void>;
}

export function useMessageActions(): MessageActions {
  const { t } = useTranslation('inbox');
  const [isBusy, setBusy] = useState(false);

  async function restore(ids: readonly string[]): Promise<void> {
    try {
      await restoreMessages(ids);
    } catch {
      notify({ kind: 'error', title: t('restoreFailed') });
    }
  }

  return {
    isBusy,
    async remove(ids) {
      setBusy(true);
      try {
        await deleteMessages(ids);
        notify({
          kind: 'success',
          title: t('removed', { count: ids.length }),
          action: { label: t('undo'), onChoose: () => void restore(ids) },
        });
        return true;
      } catch {
        notify({ kind: 'error', title: t('removeFailed') });
        return false;
      } finally {
        setBusy(false);
      }
    },
    async readAll(latest) {
      try {
        await markAllMessagesRead(latest);
      } catch {
        notify({ kind: 'error', title: t('readFailed') });
      }
    },
  };
}
