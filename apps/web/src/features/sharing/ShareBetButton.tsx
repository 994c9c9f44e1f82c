import { ButtonLink } from '@touchline/ui';
import { useSheets } from '../../platform/links/sheets.ts';
import { flagOfBet } from './sharedBet.ts';

export interface ShareBetButtonProps {
  readonly couponId: string;
  /** "Share". */
  readonly label: string;
}

/** Opens the sheet that shares a placed bet, over the current page; Back closes it. */
export function ShareBetButton({ couponId, label }: ShareBetButtonProps) {
  const { hrefOf } = useSheets();
  return (
    <ButtonLink href={hrefOf('share', flagOfBet(couponId))} icon="share">
      {label}
    </ButtonLink>
  );
}
