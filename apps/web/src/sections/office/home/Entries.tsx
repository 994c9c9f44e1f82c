import { AccountRow, ListCard, type IconName } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { latestEntriesQuery, useAccounts } from '../../../features/account/account.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useMoment } from '../useMoment.ts';

const icons = {
  'demo-credit': 'deposit',
  deposit: 'deposit',
  'unmatched-claimed': 'deposit',
  'deposit-refund': 'refund',
  withdrawal: 'withdraw',
  stake: 'coupon',
  payout: 'trophy',
  'stake-returned': 'refund',
  sale: 'coins',
} as const satisfies Readonly<Record<string, IconName>>;

/** Latest movements on the active account. */
export default function Entries() {
  const { active } = useAccounts(true);
  const { t } = useTranslation('account');
  if (!active) return <ListCard title={t('entries.title')} labels={{ empty: '' }} status="loading" />;
  return <EntriesOf accountId={active.id} iso={active.iso} />;
}

function EntriesOf({ accountId, iso }: { readonly accountId: string; readonly iso: string }) {
  const { t } = useTranslation('account');
  const findText = useFindText();
  const format = useFormat();
  const moment = useMoment();
  const paths = usePaths();
  const isShown = useBalanceSight() === 'shown';
  const { data = [], isPending, isError, refetch } = useQuery(latestEntriesQuery(accountId));
  return (
    <ListCard
      title={t('entries.title')}
      icon="receipt"
      status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      labels={{ empty: t('entries.empty'), failed: t('entries.failed'), retry: t('retry') }}
    >
      {data.map(({ id, at, kind, amount, couponId, paymentId }) => {
        const isIn = !amount.startsWith('-');
        return (
          <AccountRow
            key={id}
            icon={isIconKind(kind) ? icons[kind] : 'receipt'}
            tone={isIn ? 'success' : 'neutral'}
            title={findText('account', `entries.kinds.${kind}`) ?? t('entries.kinds.other')}
            detail={moment(at)}
            value={isShown ? format.change(amount, iso) : undefined}
            href={
              couponId !== undefined
                ? paths.bet(couponId)
                : paymentId && paths.payment({ id: paymentId, direction: 'deposit', outcome: 'success' })
            }
          />
        );
      })}
    </ListCard>
  );
}

function isIconKind(kind: string): kind is keyof typeof icons {
  return Object.hasOwn(icons, kind);
}
