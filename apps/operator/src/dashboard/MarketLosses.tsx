import { useQuery } from '@tanstack/react-query';
import type { LiabilityFigures } from '@touchline/contract/operators';
import { EmptyState, Link, Paragraph, Stack, Table } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { keyText, marketText, matchText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FailedCard } from './FailedCard.tsx';
import { useSite } from './useMoneyFigures.ts';

/** Interval at which the figures are read again, ms. */
const READ_EVERY = 30_000;
/** Number of skeleton rows while the figures load. */
const LOADING_ROWS = 3;
/** Currency of the figures. */
const TOTAL = 'EUR';

const numeric = { numeric: true, align: 'end' } as const;
const columns = [
  { id: 'market', header: t('losses.market') },
  { id: 'worst', header: t('losses.worst') },
  { id: 'bets', header: t('losses.bets'), ...numeric },
  { id: 'stakes', header: t('losses.stakes'), ...numeric },
  { id: 'payouts', header: t('losses.payouts'), ...numeric },
  { id: 'loss', header: t('losses.loss'), ...numeric },
] as const;

/** Markets on which the chosen site, or all of them, can lose most by singles, and the possible payouts of other bets. */
export function MarketLosses() {
  const [site] = useSite();
  const query = useQuery({
    ...read('/ops/dashboard/liability', { query: { siteId: site === '' ? undefined : site } }),
    refetchInterval: READ_EVERY,
  });
  if (query.isLoadingError) return <FailedCard title={t('losses.title')} query={query} />;
  const { data } = query;
  return (
    <TitledCard title={t('losses.title')} pad="none">
      <Table
        label={t('losses.title')}
        narrow="cards"
        columns={columns}
        loadingRows={data === undefined ? LOADING_ROWS : 0}
        rows={data?.markets.map(rowOf) ?? []}
        empty={<EmptyState icon="coupon" title={t('losses.none')} />}
      />
      {data ? <OtherBets figures={data} /> : null}
    </TitledCard>
  );
}

type Market = LiabilityFigures['markets'][number];

const rowOf = ({ match, marketId, type, line, ordinal, bets, stakes, worst, loss }: Market) => ({
  id: marketId,
  cells: {
    market: (
      <Link href={to('matches', String(match.id), marketId)}>
        {t('losses.named', { match: matchText(match), market: marketText({ type, line, ordinal }) })}
      </Link>
    ),
    worst: keyText(worst.key),
    bets: countText(bets),
    stakes: moneyText(stakes, TOTAL),
    payouts: moneyText(worst.payouts, TOTAL),
    loss: moneyText(loss, TOTAL),
  },
});

/** Possible payouts of accumulators and of other bets, which belong to no single market. */
function OtherBets({ figures: { accumulators, others, unrated } }: { readonly figures: LiabilityFigures }) {
  const sums = (bets: number, payouts: string) => ({
    count: bets,
    bets: countText(bets),
    payouts: moneyText(payouts, TOTAL),
  });
  const lines = [
    t('losses.detail'),
    ...accumulators.map(({ openLegs, bets, payouts }) =>
      t('losses.accumulators', { legs: countText(openLegs), ...sums(bets, payouts) }),
    ),
    ...(others.bets > 0 ? [t('losses.others', sums(others.bets, others.payouts))] : []),
    ...(unrated.length > 0 ? [t('losses.unrated', { currencies: unrated.join(', ') })] : []),
  ];
  return (
    <Stack gap="xs" pad="lg">
      {lines.map((line) => (
        <Paragraph key={line} size="label" tone="muted">
          {line}
        </Paragraph>
      ))}
    </Stack>
  );
}
