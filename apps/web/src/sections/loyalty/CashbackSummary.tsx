import { useQuery } from '@tanstack/react-query';
import type { Cashback } from '@touchline/contract';
import { CashbackCard, Link, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { cashbackQuery } from '../../features/loyalty/loyalty.api.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useCollect, useOpenPeriod } from './useCashback.ts';

/** Open period of the site's cashback, with a link to its page. */
export function CashbackSummary() {
  const { t } = useTranslation('rewards');
  const query = useQuery(cashbackQuery('cashback'));
  return (
    <Answered query={query} failed={t('cashback.failed')} skeleton={<Skeleton shape="block" />}>
      {(cashback) => <Summary cashback={cashback} />}
    </Answered>
  );
}

function Summary({ cashback }: { readonly cashback: Cashback }) {
  const { t } = useTranslation('rewards');
  const href = officePathsIn(useLang()).cashback;
  return (
    <CashbackCard
      kind="percent"
      {...useOpenPeriod(cashback)}
      {...useCollect(cashback)}
      more={href !== undefined && <Link href={href}>{t('cashback.more')}</Link>}
    />
  );
}
