import type { MoneyFigures } from '@touchline/contract/operators';
import { BarChart, EmptyState, Select, Skeleton } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { isNothing, moneyText, shortMoneyText } from '../shared/money.ts';
import { hourText, shownTime, weekdayText } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FailedCard } from './FailedCard.tsx';
import { products, turnoverIn, type Product } from './moneySums.ts';
import { useChoice, useMoneyFigures } from './useMoneyFigures.ts';

/** Currency of turnover over all currencies. */
const TOTAL = 'EUR';

/** Turnover of each hour of today beside the same weekday of the week before; the product is in the address. */
export function TurnoverCard() {
  const query = useMoneyFigures();
  const [chosen, choose] = useChoice('product');
  const product = products.find((one) => one === chosen) ?? 'all';
  if (query.isLoadingError) return <FailedCard title={t('turnover.title')} query={query} />;
  return (
    <TitledCard
      title={t('turnover.title')}
      actions={
        <Select
          emphasis="plain"
          aria-label={t('turnover.product')}
          options={products.map((value) => ({ value, label: t(`turnover.product.${value}`) }))}
          value={product}
          onValueChange={(value) => choose(value === 'all' ? '' : value)}
        />
      }
    >
      {query.data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Hours figures={query.data} product={product} />
      )}
    </TitledCard>
  );
}

const isSome = (hour: MoneyFigures['hours'][number]['today'], product: Product): boolean =>
  !isNothing(turnoverIn(hour, product) ?? '0');

interface HoursProps {
  readonly figures: MoneyFigures;
  readonly product: Product;
}

function Hours({ figures: { hours, at }, product }: HoursProps) {
  const hasTurnover = hours.some(({ today, before }) => isSome(today, product) || isSome(before, product));
  const last = t('turnover.last', { day: weekdayText(at) });
  const rows = hours.map((hour) => {
    const today = turnoverIn(hour.today, product);
    const before = turnoverIn(hour.before, product);
    return {
      id: String(hour.at),
      hour: hourText(hour.at),
      value: Number(today ?? 0),
      beforeValue: Number(before ?? 0),
      today: today === null ? '–' : moneyText(today, TOTAL),
      before: before === null ? '–' : moneyText(before, TOTAL),
    };
  });
  if (!hasTurnover) return <EmptyState icon="checklist" title={t('turnover.none')} />;
  return (
    <BarChart
      label={t('turnover.title')}
      summary={t('turnover.summary', { time: shownTime(at) })}
      bars={rows.map(({ id, hour, value, today, before }) => ({
        id,
        label: hour,
        value,
        text: t('turnover.hour', { hour, today, last, before }),
      }))}
      comparison={{ barLabel: t('turnover.today'), label: last, values: rows.map((row) => row.beforeValue) }}
      formatValue={(value) => shortMoneyText(value, TOTAL)}
      table={{
        showLabel: t('figure.asTable'),
        hideLabel: t('figure.asChart'),
        columns: [
          { id: 'hour', header: t('figure.hourColumn') },
          { id: 'today', header: t('turnover.today'), numeric: true, align: 'end' },
          { id: 'before', header: last, numeric: true, align: 'end' },
        ],
        rows: rows.map(({ id, hour, today, before }) => ({ id, cells: { hour, today, before } })),
      }}
    />
  );
}
