import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Calls } from '@touchline/contract';
import { ButtonLink, Card, DetailList, Heading, LevelTable, Skeleton, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { loyaltyPlanQuery } from '../../features/loyalty/loyalty.api.ts';
import { moneyForPoints, SAMPLE_POINTS } from '../../features/loyalty/pointsMoney.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';

/** Rules of points, for every visitor: rates, levels, and how long points are kept. */
export function Component() {
  const { t } = useTranslation('rewards');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.points'));
  const query = useQuery(loyaltyPlanQuery);
  return (
    <Stack gap="md">
      <Heading level={1} size="title">
        {titles('of.points')}
      </Heading>
      <Answered query={query} failed={t('points.failed')} skeleton={<Skeleton shape="block" />}>
        {(data) => <Rules data={data} />}
      </Answered>
    </Stack>
  );
}

function Rules({ data: { iso, plan } }: { readonly data: AnswerOf<Calls['loyaltyPlan']> }) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const paths = loyaltyPathsIn(useLang());
  const { points } = plan;
  if (!points) return null;
  const rateOf = (rate: string) =>
    t('casino.rateValue', { points: text.points(rate), amount: format.roundMoney('1', iso) });
  const { sport, slots, 'live-casino': live } = points.rates;
  const value = (rate: string) => format.money(moneyForPoints(SAMPLE_POINTS, rate, iso), iso);
  return (
    <Stack gap="md">
      <Text>{t('points.lead')}</Text>
      <Card>
        <Stack gap="md">
          <Heading level={2} size="name">
            {t('points.earn')}
          </Heading>
          <DetailList
            details={[
              ...(sport === undefined
                ? []
                : [{ id: 'sport', label: t('points.rateSport'), value: rateOf(sport) }]),
              ...(slots === undefined
                ? []
                : [{ id: 'slots', label: t('casino.rateSlots'), value: rateOf(slots) }]),
              ...(live === undefined
                ? []
                : [{ id: 'live', label: t('casino.rateLive'), value: rateOf(live) }]),
              { id: 'returned', label: t('points.returned'), value: t('points.returnedValue') },
            ]}
          />
          <Text tone="muted" size="label">
            {t('points.rounding')}
          </Text>
        </Stack>
      </Card>
      <Heading level={2} size="section">
        {t('points.levels')}
      </Heading>
      <Text>{t('points.levelsLead')}</Text>
      <LevelTable
        label={t('table.title')}
        levelLabel={t('table.level')}
        columns={[t('table.value')]}
        levels={points.levels.map(({ from, rate }, index) => ({
          number: index + 1,
          name: text.levelName(index + 1),
          from: t('table.from', { points: text.points(String(from)) }),
          values: [value(rate)],
        }))}
      />
      <Text tone="muted" size="label">
        {t('table.note')}
      </Text>
      <Card>
        <Stack gap="md">
          <Heading level={2} size="name">
            {t('points.exchange')}
          </Heading>
          <Text>
            {t('points.exchangeText', {
              least: text.points(String(points.least)),
              cap: format.roundMoney(points.monthCap, iso),
            })}
          </Text>
          <Heading level={2} size="name">
            {t('points.keep')}
          </Heading>
          <Text>{t('points.keepText')}</Text>
          <ButtonLink href={paths.rewards} tone="strong" width="full">
            {t('points.mine')}
          </ButtonLink>
        </Stack>
      </Card>
    </Stack>
  );
}
