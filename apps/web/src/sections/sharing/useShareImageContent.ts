import { COUPON_TYPE, combinedOdds, formatCombinedOdds, parseOdds } from '@touchline/betting';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { oddsText } from '../../features/odds/prices/oddsText.ts';
import type { ShareImageContent } from '../../features/sharing/shareImage/shareImage.types.ts';
import { settings } from '../../features/settings/settings.store.ts';
import type { QrSquares } from '../../platform/qr/qrSquares.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { site } from '../../platform/site/site.ts';
import { useLegTexts, type NamedSelection } from '../../widgets/coupon/useLegTexts.ts';

/** A coupon to be shared. */
export interface SharedCoupon {
  readonly typeId: number;
  readonly legs: readonly (NamedSelection & { readonly coef?: string | undefined })[];
  /** Figures next to the total price, such as the stake; only those that the player wants to share. */
  readonly figures: ShareImageContent['figures'];
  /** Agreed total price, decimal odds as text; calculated from the prices if omitted. */
  readonly coef?: string | undefined;
}

/** Code under which a coupon can be loaded. */
export interface SharedCode {
  readonly code: string;
  /** QR code of its link, if it could be created. */
  readonly qr?: QrSquares | undefined;
}

/** Converts a coupon to the texts of its share image. */
export function useShareImageContent(): (
  coupon: SharedCoupon,
  code: SharedCode | undefined,
) => ShareImageContent {
  const { t } = useTranslation('slips');
  const findText = useFindText();
  const textsOf = useLegTexts();
  const { coefViewId } = useSnapshot(settings);
  return useCallback(
    ({ typeId, legs, figures, coef }, shared) => {
      const total = coef === undefined ? totalOf(typeId, legs, coefViewId) : oddsText(coef, coefViewId);
      const type = findText('coupon', `type.${typeId}`);
      const count = t('picture.legs', { count: legs.length });
      return {
        wordmark: site().wordmark,
        title: type === undefined ? count : `${type} · ${count}`,
        legs: legs.map((leg) => ({ ...textsOf(leg), price: oddsText(leg.coef, coefViewId) })),
        figures: [...figures, ...(total ? [{ label: t('picture.total'), value: total }] : [])],
        code: shared && `${t('picture.code')} \u2066${shared.code}\u2069`,
        qr: shared?.qr,
        host: location.host,
        caution: t('picture.caution'),
        more: (left) => t('picture.more', { count: left }),
      };
    },
    [t, findText, textsOf, coefViewId],
  );
}

/** Total price of a single or an express; other types have none. */
function totalOf(typeId: number, legs: SharedCoupon['legs'], viewId: number): string | undefined {
  const hasTotal = typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express;
  const prices = legs.flatMap(({ coef }) => coef ?? []);
  if (!hasTotal || prices.length !== legs.length) return undefined;
  return formatCombinedOdds(combinedOdds(prices.map(parseOdds)), viewId);
}
