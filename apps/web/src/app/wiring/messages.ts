import { notify } from '../../features/notifications/notifications.store.ts';
import type { LateSignOut } from '../../features/session/session.api.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';

let isExplained = (): boolean => false;

/**
 * Lets a clock that ended the session show the reason instead.
 * @param explained whether the clock shows the reason
 */
export function explainEnd(explained: () => boolean): void {
  isExplained = explained;
}

/** Shows that the session ended without the player's action. */
export function notifySignedOut(): void {
  if (isExplained()) return;
  notify({ kind: 'info', title: i18n.t('session.ended'), text: i18n.t('session.endedText') });
}

/**
 * Shows that the server doesn't know of a sign-out yet, or that it has ended the session now.
 * @param lang language segment of the page
 */
export async function notifyLateSignOut({ state, everywhere }: LateSignOut, lang: string): Promise<void> {
  await loadBundles(lang, ['limits']);
  if (state === 'completed') {
    const title = i18n.t(everywhere ? 'signOut.completedEverywhere' : 'signOut.completed', { ns: 'limits' });
    notify({ kind: 'success', title });
  } else {
    notify({
      kind: 'warning',
      title: i18n.t('signOut.pending', { ns: 'limits' }),
      text: i18n.t(everywhere ? 'signOut.pendingEverywhere' : 'signOut.pendingText', { ns: 'limits' }),
    });
  }
}

/** Shows why a selection was not added to the coupon. */
export function notifyNotAdded(why: 'busy' | 'full'): void {
  notify({
    kind: 'info',
    title: i18n.t(why, { ns: 'coupon' }),
    text: i18n.t(`${why}Text`, { ns: 'coupon' }),
  });
}

/** Shows that the server refused a placement: nothing was staked. */
export function notifyNotPlaced(): void {
  notify({
    kind: 'error',
    title: i18n.t('notPlaced', { ns: 'coupon' }),
    text: i18n.t('notPlacedText', { ns: 'coupon' }),
  });
}
