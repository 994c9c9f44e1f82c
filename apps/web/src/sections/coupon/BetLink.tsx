import { ButtonLink } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { leaveCoupon } from '../../features/coupon/couponPlacement.store.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

export interface BetLinkProps {
  /** The bet; without it all of them. */
  readonly couponId?: string;
  /** Another way on comes first. @default false */
  readonly isSecond?: boolean;
}

/** The way to a placed bet, or to all of them while it isn't known which it is. */
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
