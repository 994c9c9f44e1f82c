import { replaceCoupon, unplacedCount } from '../../features/coupon/coupon.actions.ts';
import { coupon, type StoredCoupon } from '../../features/coupon/coupon.store.ts';
import { openTab } from '../../features/coupon/tabs.actions.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';

/**
 * Puts a ready-made express in the coupon; existing selections are preserved in a tab of their own. Notifies the player
 * of that, or of why nothing was added.
 * @param lang language segment of the notification
 * @returns whether it was added
 */
export function addContent(content: StoredCoupon, lang: string): boolean {
  const isBeside = unplacedCount(coupon) > 0;
  const done = isBeside ? openTab(content) : replaceCoupon(content);
  if (done === 'done' && !isBeside) return true;
  const inSlips = { ns: 'slips' } as const;
  // Not every page with an express has these texts.
  void loadBundles(lang, ['slips']).then(
    () =>
      done === 'done'
        ? notify({
            kind: 'info',
            title: i18n.t('express.beside', inSlips),
            text: i18n.t('express.besideText', inSlips),
          })
        : notify({ kind: 'warning', title: i18n.t(`express.${done}`, inSlips) }),
    () => undefined,
  );
  return done === 'done';
}
