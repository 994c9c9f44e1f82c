import { notify } from '../../features/notifications/notifications.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

/** Tells that the session ended without the player's doing. */
export function saySignedOut(): void {
  notify({ kind: 'info', title: i18n.t('session.ended'), text: i18n.t('session.endedText') });
}

/** Asks for a password of the player's own. @param href where it is changed */
export function sayCredentialsAreGenerated(href: string): void {
  notify({
    kind: 'warning',
    title: i18n.t('session.mustChangePassword'),
    text: i18n.t('session.mustChangePasswordText'),
    link: { href, label: i18n.t('session.changePassword') },
  });
}
