import { ButtonLink, type ButtonLinkProps } from '@touchline/ui';
import { useSheets } from '../../platform/links/sheets.ts';
import { flagOfBet } from './sharedBet.ts';

export interface ShareBetButtonProps extends Pick<ButtonLinkProps, 'tone' | 'emphasis'> {
  readonly couponId: string;
  /** "Share". */
  readonly label: string;
}

/** Opens the sheet that shares a placed bet, over the current page; Back closes it. */
export function ShareBetButton({ couponId, label, ...look }: ShareBetButtonProps) {
  const { hrefOf } = useSheets();
  return (
    <ButtonLink {...look} href={hrefOf('share', flagOfBet(couponId))} icon="share">
      {label}
    </ButtonLink>
  );
}
