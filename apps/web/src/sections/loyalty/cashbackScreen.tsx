import { useQuery } from '@tanstack/react-query';
import type { CashbackPlanId } from '@touchline/contract';
import { Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { cashbackQuery } from '../../features/loyalty/loyalty.api.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { CashbackView } from './CashbackView.tsx';

const titleOf = {
  cashback: 'of.cashback',
  vipcashback: 'of.vipCashback',
  premiumcashback: 'of.premiumCashback',
} as const;

/** Creates the page of a cashback. */
export function cashbackScreen(planId: CashbackPlanId) {
  return function CashbackScreen() {
    const { t } = useTranslation('rewards');
    const { t: titles } = useTranslation('titles');
    usePageTitle(titles(titleOf[planId]));
    const query = useQuery(cashbackQuery(planId));
    return (
      <Answered
        query={query}
        failed={t('cashback.failed')}
        skeleton={
          <Stack gap="md">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        }
      >
        {(cashback) => <CashbackView cashback={cashback} />}
      </Answered>
    );
  };
}
