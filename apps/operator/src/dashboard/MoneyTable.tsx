import type { CurrencyMoney, MoneyFigures, MoneyTotal } from '@touchline/contract/operators';
import { EmptyState, Select, Stack, Table, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FailedCard } from './FailedCard.tsx';
import { moneySpans, sumsOf, type MoneySpan } from './moneySums.ts';
import { useChoice, useMoneyFigures } from './useMoneyFigures.ts';

/** Number of skeleton rows while the figures load. */
const LOADING_ROWS = 3;

const numeric = { numeric: true, align: 'end' } as const;
const columns = [
  { id: 'iso', header: t('moneyTable.currency') },
  { id: 'deposits', header: t('moneyTable.deposits'), ...numeric },
  { id: 'payouts', header: t('moneyTable.payouts'), ...numeric },
  { id: 'sport', header: t('moneyTable.sport'), ...numeric },
  { id: 'casino', header: t('moneyTable.casino'), ...numeric },
] as const;

/** Deposits, payouts, and turnover and payouts of sport and casino by currency, of today or of seven days. */
export function MoneyTable() {
  const query = useMoneyFigures();
  const [chosen, choose] = useChoice('span');
  const span = moneySpans.find((one) => one === chosen) ?? 'today';
  if (query.isLoadingError) return <FailedCard title={t('moneyTable.title')} query={query} />;
  return (
    <TitledCard
      title={t('moneyTable.title')}
      pad="none"
      actions={
        <Select
          emphasis="plain"
          aria-label={t('moneyTable.span')}
          options={moneySpans.map((value) => ({ value, label: t(`moneyTable.span.${value}`) }))}
          value={span}
          onValueChange={(value) => choose(value === 'today' ? '' : value)}
        />
      }
    >
      <Table
        label={t('moneyTable.title')}
        narrow="cards"
        columns={columns}
        loadingRows={query.data === undefined ? LOADING_ROWS : 0}
        {...(query.data ? rowsOf(query.data, span) : { rows: [] })}
        empty={<EmptyState icon="coins" title={t(`moneyTable.none.${span}`)} />}
      />
    </TitledCard>
  );
}

/** Returns a row for each currency, and the sum in euros as the foot if there are several. */
function rowsOf(figures: MoneyFigures, span: MoneySpan) {
  const { currencies, total } = sumsOf(figures, span);
  return {
    rows: currencies.map((one: CurrencyMoney) => ({
      id: one.iso,
      cells: { iso: one.iso, ...cellsOf(one, one.iso) },
    })),
    footer:
      currencies.length > 1 && total
        ? { id: 'total', cells: { iso: t('moneyTable.total'), ...cellsOf(total, 'EUR') } }
        : undefined,
  };
}

const cellsOf = ({ deposits, payouts, sport, casino }: MoneyTotal, iso: string) => ({
  deposits: <Moved {...deposits} iso={iso} />,
  payouts: <Moved {...payouts} iso={iso} />,
  sport: <Played {...sport} iso={iso} />,
  casino: <Played {...casino} iso={iso} />,
});

interface Iso {
  readonly iso: string;
}

function Moved({ sum, count, iso }: MoneyTotal['deposits'] & Iso) {
  return (
    <Pair value={moneyText(sum, iso)} note={t('moneyTable.count', { count, shown: countText(count) })} />
  );
}

function Played({ turnover, payouts, iso }: MoneyTotal['sport'] & Iso) {
  return (
    <Pair value={moneyText(turnover, iso)} note={t('moneyTable.paid', { amount: moneyText(payouts, iso) })} />
  );
}

function Pair({ value, note }: { readonly value: string; readonly note: string }) {
  return (
    <Stack gap="none">
      <Text weight="strong">{value}</Text>
      <Text size="label" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}
