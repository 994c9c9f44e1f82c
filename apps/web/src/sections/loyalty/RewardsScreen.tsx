import { useQuery } from '@tanstack/react-query';
import type { Rewards } from '@touchline/contract';
import { Heading, LevelCard, LevelTable, Notice, Skeleton, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { hasLoyalty } from '../../features/loyalty/hasLoyalty.ts';
import { rewardsQuery } from '../../features/loyalty/loyalty.api.ts';
import { moneyForPoints, SAMPLE_POINTS } from '../../features/loyalty/pointsMoney.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { Exchange } from './Exchange.tsx';

const placeholder = () => <Skeleton shape="block" />;

// Below the first screen of a phone.
const CashbackSummary = lazyView(
  async () => ({ default: (await import('./CashbackSummary.tsx')).CashbackSummary }),
  placeholder,
);
const PointsHistory = lazyView(
  async () => ({ default: (await import('./PointsHistory.tsx')).PointsHistory }),
  placeholder,
);

/** Points and level of the player: exchange, cashback of the week, and what each level gives. */
export function Component() {
  const { t } = useTranslation('rewards');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.rewards'));
  const query = useQuery(rewardsQuery);
  return (
    <Answered
      query={query}
      failed={t('level.failed')}
      skeleton={
        <Stack gap="md">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      {(rewards) => <Page rewards={rewards} />}
    </Answered>
  );
}

function Page({ rewards }: { readonly rewards: Rewards }) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const { level, levels, balance, earned, next, expiresAt, isExpiringSoon } = rewards;
  return (
    <Stack gap="md">
      {isExpiringSoon && expiresAt !== undefined && (
        <Notice tone="warning">{t('exchange.expiring', { date: format.date(expiresAt) })}</Notice>
      )}
      <LevelCard
        level={text.levelName(level)}
        position={t('level.position', { level, count: levels.length })}
        number={level}
        count={levels.length}
        points={text.points(balance, 2)}
        unit={t('level.unit', { count: Number(balance) })}
        progress={{
          label: t('level.way'),
          share: next?.share ?? 1,
          done: t('level.earned', { points: text.points(earned) }),
          next: next && t('level.next', { level: next.level, points: text.points(String(next.from)) }),
        }}
      />
      <Exchange rewards={rewards} />
      {hasLoyalty('cashback') && <CashbackSummary />}
      <Heading level={2} size="section">
        {t('table.title')}
      </Heading>
      <Levels rewards={rewards} />
      <Text tone="muted" size="label">
        {t('table.note')}
      </Text>
      <PointsHistory />
    </Stack>
  );
}

function Levels({ rewards: { levels, level, iso } }: { readonly rewards: Rewards }) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const hasCashback = levels.some(({ cashback }) => cashback !== undefined);
  const value = (rate: string) => format.money(moneyForPoints(SAMPLE_POINTS, rate, iso), iso);
  return (
    <LevelTable
      label={t('table.title')}
      levelLabel={t('table.level')}
      columns={[...(hasCashback ? [t('table.cashback')] : []), t('table.value')]}
      levels={levels.map(({ level: number, from, rate, cashback }) => ({
        number,
        name: text.levelName(number),
        from: t('table.from', { points: text.points(String(from)) }),
        values: [...(cashback === undefined ? [] : [text.percent(cashback)]), value(rate)],
      }))}
      current={level}
      currentLabel={t('table.you')}
    />
  );
}
