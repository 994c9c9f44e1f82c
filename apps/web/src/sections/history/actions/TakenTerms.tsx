import { ButtonLink, Card, Notice, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { afterTaxAt } from '../../../features/bets/taxOn.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { focusOn } from '../../../platform/page/focusOn.ts';
import { useBetText } from '../text/useBetText.ts';
import { TermsTable } from './TermsTable.tsx';

interface TakenTermsProps {
  readonly bet: Bet;
  readonly powerBet: NonNullable<Bet['powerBet']>;
  /** True if the player accepted the terms on this page. */
  readonly isJustTaken: boolean;
}

/** Accepted improved terms, next to the previous ones. */
export function TakenTerms({ bet, powerBet, isJustTaken }: TakenTermsProps) {
  const { oldCoef, oldPossiblePayout, extraStake } = powerBet;
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const { own } = useBetText();
  const paths = usePaths();
  return (
    <Card>
      <Stack gap="md">
        <Notice tone="success" announced>
          {t('powerBet.done', { amount: own(format.money(extraStake, bet.iso)) })}
        </Notice>
        <TermsTable
          isTaken
          label={t('powerBet.taken')}
          iso={bet.iso}
          before={{
            coef: oldCoef,
            stake: bet.amount,
            possible: afterTaxAt(bet, oldPossiblePayout, bet.amount),
          }}
          after={{ coef: bet.coef, extra: extraStake, possible: possibleAfterTax(bet) }}
        />
        {/* Moves the focus here after the click: the button is gone. */}
        <ButtonLink href={paths.bet(bet.id)} ref={isJustTaken ? focusOn : undefined}>
          {t('powerBet.back')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
