import { languageOf } from '@touchline/contract/languages';
import type { PlacedCoupon } from '../../../features/coupon/coupon.api.ts';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import type { OneClickStep } from '../../../features/coupon/placement/placementEvents.ts';
import { refusalMessage } from '../../../features/coupon/placement/refusalMessage.ts';
import { notify, type NewNotification } from '../../../features/notifications/notifications.store.ts';
import { matchName } from '../../../features/odds/names/matchName.ts';
import { createMarketNames } from '../../../features/odds/names/names.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { session } from '../../../features/session/session.store.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { isolated } from '../../../platform/i18n/isolated.ts';
import { i18n, loadBundles } from '../../../platform/i18n/i18n.ts';
import { findTextIn } from '../../../platform/i18n/useFindText.ts';
import { pathsIn } from '../../../platform/links/paths.ts';
import { notifyNotPlaced } from '../messages.ts';
import { placeOneClickBet } from './oneClick.ts';

const ns = 'couponMore';

/**
 * Shows the state of a one-click bet in a notification, since no coupon shows it.
 * @param lang language segment
 */
export async function notifyOneClick(lang: string, step: OneClickStep): Promise<void> {
  // A pending bet is settled soon; only final states are shown.
  if (step.placement.state === 'submitting') return;
  await loadBundles(lang, [ns, 'markets']);
  notify(messageOf(lang, step));
}

function messageOf(lang: string, { bet, placement }: OneClickStep): NewNotification {
  const text = nameOf(bet, lang);
  switch (placement.state) {
    case 'accepted': {
      const { id, amount, iso, coef } = placement.coupon;
      const values = { amount: formatMoney(amount, iso, i18n.language), price: price(coef) };
      return {
        kind: 'success',
        title: i18n.t('oneClick.placed', { ns, ...values }),
        text,
        link: linkTo(lang, id),
      };
    }
    case 'pending':
      return { kind: 'info', title: i18n.t('oneClick.pending', { ns }), text };
    case 'unknown':
      return { kind: 'warning', title: i18n.t('placement.unknown', { ns }), text };
    case 'needsConfirm': {
      const now = placement.refusal.legs[0]?.coef;
      const by = session.player?.id;
      return now === undefined || by === undefined
        ? { kind: 'warning', title: text, text: i18n.t('refusal.ODDS_CHANGED.text', { ns }) }
        : {
            kind: 'question',
            title: i18n.t('oneClick.moved', { ns, price: price(now) }),
            text,
            answers: [
              {
                label: i18n.t('oneClick.takePrice', { ns, price: price(now) }),
                onChoose: () => again(by, bet, now),
              },
              { label: i18n.t('oneClick.leave', { ns }), onChoose: () => undefined },
            ],
          };
    }
    case 'rejected': {
      const { code, limit, legs } = placement.refusal;
      // The limit is in the account's currency; the message has no currency sign.
      const message = refusalMessage(findTextIn(i18n.language), { code, limit, isOfLeg: legs.length > 0 });
      return {
        kind: 'error',
        ...(message ?? { title: i18n.t('oneClick.failed', { ns }), text }),
      };
    }
    default:
      return { kind: 'error', title: i18n.t('oneClick.failed', { ns }), text };
  }
}

/** Places a one-click bet again at the price that the player has agreed to; if that fails, nothing was staked. */
function again(playerId: string, bet: CouponBet, coef: string): void {
  placeOneClickBet(playerId, { ...bet, coef }, coef).catch(notifyNotPlaced);
}

/** Shows an operator's answer to a coupon that is no longer open. */
export async function notifyReviewed(lang: string, placed: PlacedCoupon): Promise<void> {
  await loadBundles(lang, [ns]);
  const { id, state, amount, iso, offer, bets } = placed;
  const [only, another] = bets;
  const money = formatMoney(amount, iso, i18n.language);
  notify({
    kind: state === 'rejected' ? 'warning' : offer ? 'info' : 'success',
    title:
      only && !another
        ? i18n.t('oneClick.reviewOf', { ns, match: matchName(only, languageOf(lang).direction) })
        : i18n.t('oneClick.review', { ns }),
    text:
      state === 'rejected'
        ? i18n.t('oneClick.reviewRefused', { ns })
        : offer
          ? i18n.t('oneClick.reviewOffer', { ns })
          : i18n.t('oneClick.reviewTaken', { ns, amount: money }),
    link: linkTo(lang, id),
  });
}

const price = (coef: string | undefined) => oddsText(coef, settings.coefViewId);

const linkTo = (lang: string, couponId: string) => ({
  href: pathsIn(lang).bet(couponId),
  label: i18n.t('oneClick.view', { ns }),
});

/** "Arsenal – Crystal Palace · Arsenal to win". */
function nameOf(bet: CouponBet, lang: string): string {
  const { direction } = languageOf(lang);
  const names = createMarketNames({ findText: findTextIn(i18n.language), direction });
  const market = { type: bet.marketType, line: bet.line, ordinal: bet.ordinal };
  const selection = isolated(names.selection(market, bet.selectionKey, bet), direction);
  return `${matchName(bet, direction)} · ${selection}`;
}
