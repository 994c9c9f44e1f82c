import type { OperatorWithdrawal, WithdrawalList } from '@touchline/contract/operators';
import { Badge, Card, ChipLink, ChipRow, EmptyState, Inline, Link, Stack, Table } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { withdrawalLists } from './withdrawalLists.ts';

interface Page {
  readonly withdrawals: readonly OperatorWithdrawal[];
  readonly next: string | null;
}

const columns = [
  { id: 'player', header: t('withdrawals.column.player') },
  { id: 'amount', header: t('withdrawals.column.amount'), numeric: true, align: 'end' },
  { id: 'why', header: t('withdrawals.column.why') },
  { id: 'age', header: t('withdrawals.column.age'), numeric: true },
  { id: 'ends', header: t('withdrawals.column.ends'), numeric: true },
] as const;

/** Withdrawals that wait for an operator, the oldest first. */
export function WithdrawalsScreen({ list }: { readonly list: WithdrawalList }) {
  const path = `/ops/withdrawals?list=${list}`;
  const asked = useCall<Page>(path);
  return (
    <Stack gap="md">
      <PageHead title={t('nav.withdrawals')} actions={<RefreshButton asked={asked} />} />
      <ChipRow label={t('withdrawals.filter')}>
        {withdrawalLists.map((one) => (
          <ChipLink key={one} href={to('withdrawals', one)} selected={one === list}>
            {t(`withdrawals.filter.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>
        {({ withdrawals, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('nav.withdrawals')}
                narrow="cards"
                columns={columns}
                rows={withdrawals.map((withdrawal) => ({
                  id: withdrawal.id,
                  cells: {
                    player: (
                      <Link href={to('withdrawals', withdrawal.id)}>
                        {withdrawal.name ?? withdrawal.login}
                      </Link>
                    ),
                    amount: moneyText(withdrawal.amount, withdrawal.iso),
                    why: <WithdrawalBadges withdrawal={withdrawal} />,
                    age: ageText(serverNow() - withdrawal.at),
                    ends: withdrawal.reviewEndsAt === null ? '' : shortTime(withdrawal.reviewEndsAt),
                  },
                }))}
                empty={<EmptyState icon="withdraw" title={t('withdrawals.none')} />}
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `${path}&after=${next}`}
              loaded={(more) =>
                asked.put({ withdrawals: [...withdrawals, ...more.withdrawals], next: more.next })
              }
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** Reasons why a withdrawal waits, with what is missing for a decision. */
export function WithdrawalBadges({
  withdrawal: { firstBy, needs, doubts, reviewEndsAt, state },
}: {
  readonly withdrawal: OperatorWithdrawal;
}) {
  const isLate = state === 'review' && reviewEndsAt !== null && reviewEndsAt < serverNow();
  return (
    <Inline gap="xs" wrap="wrap">
      {isLate ? <Badge tone="danger">{t('withdrawals.late')}</Badge> : null}
      {firstBy === null ? null : <Badge tone="warning">{t('withdrawals.second')}</Badge>}
      {needs.length > 0 ? <Badge tone="info">{t('withdrawals.documents')}</Badge> : null}
      {doubts.map((doubt) => (
        <Badge key={doubt}>{messageOf('withdrawals.doubt', doubt)}</Badge>
      ))}
    </Inline>
  );
}
