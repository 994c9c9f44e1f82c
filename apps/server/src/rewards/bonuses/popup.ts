import type { BonusProduct } from '@touchline/bonuses';
import type { AnswerOf, Bonus, BonusOffer, Calls } from '@touchline/contract';

type Popup = AnswerOf<Calls['bonusPopupInformation']>['bonusPopupInformation'];

/**
 * Chooses the bonus that a player is pointed to: one that was offered, an unused free bet, the choice for the first
 * deposit, then an offer. Null if there is none, or the player may take none.
 * @param product the only one whose offers are shown; undefined for all
 */
export function popupOf(
  { bonuses, offers, firstDeposit, isClosed }: AnswerOf<Calls['bonuses']>,
  product: BonusProduct | undefined,
): Popup {
  const isPreferred = ({ terms }: BonusOffer) => product === undefined || terms.product === product;
  if (isClosed) return null;
  const offered = bonuses.find(({ state, money }) => state === 'offered' && money !== undefined);
  if (offered) return ofBonus(offered, 'offered');
  const freeBet = bonuses.find(({ code }) => code !== undefined);
  if (freeBet) return ofBonus(freeBet, 'freeBet');
  const first = firstDeposit.offers.find(isPreferred);
  if (firstDeposit.isOpen && firstDeposit.choice === 0 && first) return ofOffer(first, 'firstDeposit');
  const open = offers.find((offer) => offer.needs.length === 0 && isPreferred(offer));
  return open ? ofOffer(open, 'offer') : null;
}

function keys(about: string) {
  return { titleKey: `popup.${about}.title`, textKey: `popup.${about}.text` };
}

function ofBonus({ idBonus, kind, money, iso, expiresAt }: Bonus, about: string): Popup {
  const amount = money === undefined ? {} : { amount: money };
  return {
    id: `bonus:${idBonus}`,
    kind,
    ...keys(about),
    ...amount,
    iso,
    until: expiresAt,
    action: 'bonuses',
  };
}

function ofOffer({ id, kind, iso, money, terms, until, version }: BonusOffer, about: string): Popup {
  const amount = money ?? terms.cap;
  return {
    id: `offer:${id}:${version}`,
    kind,
    ...keys(about),
    ...(amount === undefined ? {} : { amount }),
    iso,
    ...(until === undefined ? {} : { until }),
    action: about === 'firstDeposit' ? 'deposit' : 'offers',
  };
}
