import { notify } from '../../features/notifications/notifications.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

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
