import { notify } from '../../features/notifications/notifications.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

/** Tells that the session ended without the player's doing. */
export function saySignedOut(): void {
  notify({ kind: 'info', title: i18n.t('session.ended'), text: i18n.t('session.endedText') });
}
