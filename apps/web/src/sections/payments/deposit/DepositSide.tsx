import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  Card,
  DepositRoom,
  DetailList,
  Heading,
  Inline,
  Link,
  ListCard,
  Skeleton,
  Stack,
  type DetailItem,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { sumOf } from '../../../features/account/amounts.ts';
import { paymentsOf, paymentsQuery } from '../../../features/cashier/cashier.api.ts';
import { withdrawalOptionsQuery } from '../../../features/cashier/withdrawals.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { ShowBalance } from '../../../widgets/balance/ShowBalance.tsx';
import { PaymentRow } from '../history/PaymentRow.tsx';
import { usePaymentPaths } from '../usePaymentPaths.ts';
import { roomAfter, type DepositRoomData } from './depositForm.ts';

/** Type of a bonus account. */
const BONUS = 4;
/** Number of the last payments that are listed. */
const LATEST = 3;

export interface DepositSideProps {
  readonly room: readonly DepositRoomData[];
  /** Currency of the limits. */
  readonly iso: string;
  /** Amount of the deposit, decimal text; undefined while it isn't one. */
  readonly amount: string | undefined;
}

/** Cards beside the form on desktops: the player's money, deposit limits, last payments. */
export function DepositSide({ room, iso, amount }: DepositSideProps) {
  return (
    <>
      <Money />
      {room.length > 0 && <Limits room={room} iso={iso} amount={amount} />}
      <LastPayments />
    </>
  );
}

function Money() {
  const { t } = useTranslation('payments');
  const { t: account } = useTranslation('account');
  const format = useFormat();
  const sight = useBalanceSight();
  const { accounts } = useAccounts(true);
  const { data: options } = useQuery(withdrawalOptionsQuery);
  const { data: open } = useInfiniteQuery(paymentsQuery({ state: 'open', direction: 'withdrawal' }));
  if (!options || sight === 'unknown') return <Skeleton shape="block" />;
  const { iso, balance, free, gates } = options;
  const money = (value: string) => format.money(value, iso);
  const out = paymentsOf(open).filter((one) => one.iso === iso);
  const bonus = accounts.filter((one) => one.type === BONUS && one.iso === iso && Number(one.money) > 0);
  const toGo = gates.find(({ code }) => code === 'TURNOVER')?.toGo;
  const details: readonly DetailItem[] = [
    { id: 'balance', label: t('side.balance'), value: money(balance), strong: true },
    { id: 'free', label: t('side.free'), value: money(free) },
    ...bonus.map(({ id, money: own }) => ({
      id,
      label: account('balance.bonus'),
      value: money(own),
    })),
    ...(toGo === undefined ? [] : [{ id: 'toGo', label: t('side.toStake'), value: money(toGo) }]),
    ...(out.length === 0
      ? []
      : [
          {
            id: 'out',
            label: t('side.onItsWay'),
            value: money(
              sumOf(
                out.map((one) => one.amount),
                iso,
              ),
            ),
          },
        ]),
  ];
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2}>{t('side.money')}</Heading>
        {sight === 'shown' ? <DetailList details={details} /> : <ShowBalance />}
      </Stack>
    </Card>
  );
}

function Limits({ room, iso, amount }: DepositSideProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const paths = usePaths();
  return (
    <Card>
      <Stack gap="md">
        <Inline gap="sm" justify="between">
          <Heading level={2}>{t('side.limits')}</Heading>
          <Link href={paths.responsible}>{t('side.change')}</Link>
        </Inline>
        {room.map((one) => {
          const after = roomAfter([one], amount, iso);
          return (
            after && (
              <DepositRoom
                key={one.seconds}
                title={t('deposit.days', { count: after.days })}
                used={after.usedShare}
                taken={after.takenShare}
                detail={t('deposit.used', {
                  used: format.roundMoney(after.used, iso),
                  limit: format.roundMoney(after.limit, iso),
                })}
              />
            )
          );
        })}
      </Stack>
    </Card>
  );
}

function LastPayments() {
  const { t } = useTranslation('payments');
  const paths = usePaymentPaths();
  const { data, isPending, isError, refetch } = useInfiniteQuery(paymentsQuery({}));
  return (
    <ListCard
      title={t('side.last')}
      tools={<Link href={paths.history}>{t('result.toHistory')}</Link>}
      icon="card"
      status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
      labels={{
        empty: t('history.empty'),
        failed: t('history.loadFailed'),
        retry: t('deposit.retry'),
      }}
      onRetry={() => void refetch()}
    >
      {paymentsOf(data)
        .slice(0, LATEST)
        .map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
    </ListCard>
  );
}
