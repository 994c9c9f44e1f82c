import type { MatchRecord } from '@touchline/feed';
import { Field, Modal, PriceHistory, Select, Stack, type FigureDetail } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { usePriceHistory, type PricePoint } from '../../../features/odds/prices/usePriceHistory.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import type { MarketBlock } from '../rules/marketLayout.ts';

export interface PriceHistorySheetProps {
  readonly block: MarketBlock;
  readonly match: Pick<MatchRecord, 'home' | 'away'>;
  /** Slug of the sport. */
  readonly sport: string;
  readonly onClose: () => void;
}

/** Price history of a market's selections, one at a time. */
export default function PriceHistorySheet({ block, match, sport, onClose }: PriceHistorySheetProps) {
  const { t } = useTranslation('marketsMore');
  const names = useNames();
  const cells = block.cells.filter((cell) => cell !== null);
  const main = cells.find(({ market }) => market.main) ?? cells[0];
  const [chosen, setChosen] = useState(main?.selectionId ?? '');
  const options = cells.map(({ selectionId, market, key }) => ({
    value: selectionId,
    label: names.selection(market, key, match),
  }));
  return (
    <Modal open onOpenChange={onClose} title={names.market(block.market, sport, match)}>
      <Stack>
        <Field label={t('page.selection')}>
          <Select options={options} value={chosen} onValueChange={setChosen} />
        </Field>
        <Course
          key={chosen}
          selectionId={chosen}
          title={options.find(({ value }) => value === chosen)?.label}
        />
      </Stack>
    </Modal>
  );
}

/** Converts prices to points; the last one extends to now. */
function pointsOf(course: readonly PricePoint[], now: number) {
  const priced = course.flatMap(({ at, k }) => (k === undefined ? [] : [{ at, value: Number(k), k }]));
  const last = priced.at(-1);
  return last ? [...priced, { ...last, at: Math.max(now, last.at) }] : priced;
}

function gapsOf(course: readonly PricePoint[], now: number) {
  return course.flatMap(({ at, k }, i) =>
    k === undefined ? [{ from: at, to: course[i + 1]?.at ?? Math.max(now, at) }] : [],
  );
}

function Course({
  selectionId,
  title = '',
}: {
  readonly selectionId: string;
  readonly title?: string | undefined;
}) {
  const { t } = useTranslation(['marketsMore', 'common']);
  const format = useFormat();
  const { data: course, isPending, isError, refetch } = usePriceHistory(selectionId);
  const now = serverNow();
  const points = useMemo(() => pointsOf(course ?? [], now), [course, now]);
  const prices = points.slice(0, -1);
  const low = prices.toSorted((a, b) => a.value - b.value)[0];
  const high = prices.toSorted((a, b) => b.value - a.value)[0];
  const [first, last] = [prices[0], prices.at(-1)];
  const time = (at: number) => format.time(at / 1000);
  const facts: FigureDetail[] = [
    { label: t('page.now'), value: last },
    { label: t('page.first'), value: first },
    { label: t('page.lowest'), value: low },
    { label: t('page.highest'), value: high },
  ].flatMap(({ label, value }) => (value ? [{ label, value: format.odds(value.k) }] : []));
  const words = {
    first: first ? format.odds(first.k) : '',
    last: last ? format.odds(last.k) : '',
    from: first ? time(first.at) : '',
    to: last ? time(last.at) : '',
  };
  return (
    <PriceHistory
      title={title}
      details={facts}
      prices={points}
      suspensions={gapsOf(course ?? [], now)}
      summary={t('page.summary', words)}
      loading={isPending}
      empty={prices.length < 2 ? t('page.still') : undefined}
      failure={
        isError ? { title: t('page.historyFailed'), retryLabel: t('common:actions.retry') } : undefined
      }
      onRetry={() => void refetch()}
      readoutLabel={t('page.readout')}
      formatPrice={(price) => format.odds(price.toFixed(3))}
      formatMoment={time}
      table={{
        showLabel: t('page.showTable'),
        hideLabel: t('page.hideTable'),
        columns: [
          { id: 'time', header: t('page.time') },
          { id: 'price', header: t('page.price'), numeric: true, align: 'end' },
        ],
        rows: (course ?? []).map(({ at, k }) => ({
          id: String(at),
          cells: { time: time(at), price: k === undefined ? t('page.noBets') : format.odds(k) },
        })),
      }}
    />
  );
}
