import { ButtonLink } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { leaveCoupon } from '../../features/coupon/couponPlacement.store.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

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
