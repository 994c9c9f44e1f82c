import type { BetDetailLeg } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';
import { sportSlug } from '../../features/odds/sportSlugs.ts';
import { useNames } from '../../features/odds/useNames.ts';
import { marketOf } from './marketOf.ts';
import { legVerdict } from './outcomes.ts';
import { useBetText } from './useBetText.ts';

type Leg = PlacedCoupon['bets'][number];

/** Makes a leg of a bet's page: what was bet on, at which price and score, and what became of it. */
export function useBetLeg(): (leg: Leg, coupon: Pick<PlacedCoupon, 'state'>) => BetDetailLeg {
  const { t } = useTranslation('history');
  const names = useNames();
  const text = useBetText();

  function notes({ shownCoef, scoreAtPlacement, isLive }: Leg): string[] {
    const noted: string[] = [];
    if (isLive && scoreAtPlacement) noted.push(t('leg.scoreThen', { score: scoreText(scoreAtPlacement) }));
    if (shownCoef !== undefined) noted.push(t('leg.priceShown', { price: text.price(shownCoef) }));
    return noted;
  }

  return (leg, coupon) => {
    const { outcome, word } = legVerdict(leg.statusId, coupon);
    const market = marketOf(leg);
    return {
      id: leg.selectionId,
      about: text.join([names.competition(leg), text.at(leg.startsAt)]),
      event: text.event(leg),
      pick: names.selection(market, leg.selectionKey, leg),
      market: text.join([names.market(market, sportSlug(leg.sportId)), ...notes(leg)]),
      price: text.price(leg.coef),
      score: leg.finalScore && scoreText(leg.finalScore),
      outcome,
      outcomeWord: t(`outcome.${word}`),
    };
  };
}

function scoreText({ total }: NonNullable<Leg['finalScore']>): string {
  return total.join(':');
}
