import { COUPON_TYPE, combinedOdds, formatCombinedOdds, parseOdds } from '@touchline/betting';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { oddsText } from '../../features/odds/oddsText.ts';
import type { PictureSlip, PictureSquares } from '../../features/slips/picture.types.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { useWord } from '../../platform/i18n/useWord.ts';
import { site } from '../../platform/site/site.ts';
import { useLegTexts, type NamedSelection } from './useLegTexts.ts';

/** A coupon that is shown to others. */
export interface SharedCoupon {
  readonly typeId: number;
  readonly legs: readonly (NamedSelection & { readonly coef?: string | undefined })[];
  /** Figures beside the total price, such as the stake: only what the player wants shown. */
  readonly facts: PictureSlip['facts'];
  /** The agreed total price, decimal odds as text; without it, it is made of the prices. */
  readonly coef?: string | undefined;
}

/** Under what a coupon can be had. */
export interface SharedCode {
  readonly code: string;
  /** Its link as a QR code, where that could be made. */
  readonly qr?: PictureSquares | undefined;
}

/** Puts a coupon in the words of its picture. */
export function usePictureSlip(): (coupon: SharedCoupon, code: SharedCode | undefined) => PictureSlip {
  const { t } = useTranslation('slips');
  const word = useWord();
  const textsOf = useLegTexts();
  const { coefViewId } = useSnapshot(settings);
  return useCallback(
    ({ typeId, legs, facts, coef }, shared) => {
      const total = coef === undefined ? totalOf(typeId, legs, coefViewId) : oddsText(coef, coefViewId);
      const type = word('coupon', `type.${typeId}`);
      const count = t('picture.legs', { count: legs.length });
      return {
        wordmark: site().wordmark,
        title: type === undefined ? count : `${type} · ${count}`,
        legs: legs.map((leg) => ({ ...textsOf(leg), price: oddsText(leg.coef, coefViewId) })),
        facts: [...facts, ...(total ? [{ label: t('picture.total'), value: total }] : [])],
        code: shared && `${t('picture.code')} \u2066${shared.code}\u2069`,
        qr: shared?.qr,
        place: location.host,
        caution: t('picture.caution'),
        more: (left) => t('picture.more', { count: left }),
      };
    },
    [t, word, textsOf, coefViewId],
  );
}

/** The total price of a single or an express; the other types have none. */
function totalOf(typeId: number, legs: SharedCoupon['legs'], viewId: number): string | undefined {
  const hasTotal = typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express;
  const prices = legs.flatMap(({ coef }) => coef ?? []);
  if (!hasTotal || prices.length !== legs.length) return undefined;
  return formatCombinedOdds(combinedOdds(prices.map(parseOdds)), viewId);
}
