import { ErrorState, Skeleton, Stack, Switch } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payoutAfterTax, possibleAfterTax } from '../../features/bets/afterTax.ts';
import { betQuery, type Bet } from '../../features/bets/bets.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { Shared } from './Shared.tsx';

/** Shares a placed bet; its amounts are included only if the player enables it. */
export function ShareBet({ couponId }: { readonly couponId: string }) {
  const { t } = useTranslation(['slips', 'common']);
  const errorMessage = useErrorMessage();
  const { data: bet, error, isFetching, refetch } = useQuery(betQuery(couponId));
  if (bet) return <SharedBet bet={bet} />;
  if (!error) return <Skeleton shape="block" />;
  const isForeign = error instanceof ApiError && error.status < 500 && error.kind === 'refused';
  return isForeign ? (
    <ErrorState title={t('share.notYours')} />
  ) : (
    <ErrorState
      title={errorMessage(error)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function SharedBet({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('slips');
  const format = useFormat();
  const [isWithAmounts, setIsWithAmounts] = useState(false);
  const { iso, amount } = bet;
  const paid = payoutAfterTax(bet);
  const possible = possibleAfterTax(bet);
  const saved = useMemo(() => ({ typeId: bet.typeId, systemValue: bet.systemValue, bets: bet.bets }), [bet]);
  const shared = useMemo(() => {
    const returns =
      paid === undefined
        ? { label: t('picture.returns'), value: format.money(possible, iso) }
        : { label: t('picture.paid'), value: format.money(paid, iso) };
    const figures = [{ label: t('picture.stake'), value: format.money(amount, iso) }, returns];
    return {
      typeId: bet.typeId,
      legs: bet.bets,
      figures: isWithAmounts ? figures : [],
      coef: bet.typeId < 2 ? bet.coef : undefined,
    };
  }, [t, format, bet, iso, amount, possible, paid, isWithAmounts]);
  return (
    <Stack gap="lg">
      <Shared saved={saved} coupon={shared} />
      <Switch label={t('share.withAmounts')} checked={isWithAmounts} onCheckedChange={setIsWithAmounts} />
    </Stack>
  );
}
