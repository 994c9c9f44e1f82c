import { notify } from '../../features/notifications/notifications.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

let isExplained = (): boolean => false;

/** Lets a clock that ended the session say why. @param explained whether it says so of the end that was heard of */
export function explainEnd(explained: () => boolean): void {
  isExplained = explained;
}

/** Tells that the session ended without the player's doing. */
export function saySignedOut(): void {
  if (isExplained()) return;
  notify({ kind: 'info', title: i18n.t('session.ended'), text: i18n.t('session.endedText') });
}

/** Tells why a selection did not come into the coupon. */
export function sayCouponTakesNone(why: 'busy' | 'full'): void {
  notify({
    kind: 'info',
    title: i18n.t(why, { ns: 'coupon' }),
    text: i18n.t(`${why}Text`, { ns: 'coupon' }),
  });
}

/** Tells that a placement was refused as a request: nothing was staked. */
export function sayNotPlaced(): void {
  notify({
    kind: 'error',
    title: i18n.t('notPlaced', { ns: 'coupon' }),
    text: i18n.t('notPlacedText', { ns: 'coupon' }),
  });
}
