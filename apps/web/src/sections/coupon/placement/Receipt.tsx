import { Button, ButtonLink, PlacementAccepted, type ReceiptLine } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { keepSelections, leaveCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Result of a placed bet: its receipt and further actions. */
export function Accepted({ placed }: { readonly placed: Receipted }) {
  const { t } = useTranslation('couponMore');
  return (
    <PlacementAccepted
      title={t('placement.accepted')}
      receipt={useReceipt(placed)}
      actions={
        <>
          <BetLink couponId={placed.id} />
          <Button onClick={keepSelections}>{t('placement.keep')}</Button>
        </>
      }
    />
  );
}

/** Fields of a placed coupon shown on its receipt. */
export interface Receipted {
  readonly id: string;
  readonly amount: string;
  readonly iso: string;
  readonly coef: string;
  readonly lines: number;
  readonly possiblePayout: string;
}

/** Number, stake, total price or number of bets, and possible returns of a placed coupon. */
export function useReceipt({
  id,
  amount,
  iso,
  coef,
  lines,
  possiblePayout,
}: Receipted): readonly ReceiptLine[] {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { coefViewId } = useSnapshot(settings);
  const price = lines === 1 ? oddsText(coef, coefViewId) : '';
  return [
    { label: t('receipt.number'), value: id },
    { label: t('receipt.stake'), value: format.money(amount, iso) },
    ...(price === '' ? [] : [{ label: t('receipt.price'), value: price }]),
    ...(lines > 1 ? [{ label: t('receipt.bets'), value: String(lines) }] : []),
    { label: t('receipt.returns'), value: format.money(possiblePayout, iso) },
  ];
}

export interface BetLinkProps {
  /** Bet to link to; all bets if omitted. */
  readonly couponId?: string;
  /**
   * Whether the link is secondary.
   * @default false
   */
  readonly isSecond?: boolean;
}

/** Link to a placed bet, or to all bets while its number is unknown. */
export function BetLink({ couponId, isSecond = false }: BetLinkProps) {
  const { t } = useTranslation('couponMore');
  const paths = usePaths();
  const href = couponId === undefined ? paths.history : paths.bet(couponId);
  return (
    <ButtonLink tone={isSecond ? 'neutral' : 'strong'} href={href} onClick={leaveCoupon}>
      {t(couponId === undefined ? 'placement.history' : 'placement.viewBet')}
    </ButtonLink>
  );
}
