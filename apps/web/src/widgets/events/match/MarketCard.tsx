import type { MatchRecord } from '@touchline/feed';
import { MarketGroup, type EventPrice } from '@touchline/ui';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { priceSource } from '../../../features/odds/odds.ts';
import { tapPrice } from '../../../features/odds/priceTaps.ts';
import { useNames } from '../../../features/odds/useNames.ts';
import { useMarketName } from '../list/useMarketName.ts';
import type { Folded } from '../list/useFolded.ts';
import type { MarketBlock } from '../rules/marketLayout.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';

export interface MarketCardProps {
  readonly block: MarketBlock;
  readonly match: Pick<MatchRecord, 'home' | 'away'>;
  /** Slug of the sport. */
  readonly sport: string;
  readonly folded: Folded;
}

/** One market, or all lines of one, with prices that write themselves. */
export const MarketCard = memo(function MarketCard({ block, match, sport, folded }: MarketCardProps) {
  const { t } = useTranslation(['markets', 'betting']);
  const names = useNames();
  const marketName = useMarketName();
  const view = useOddsView();
  const { home, away } = match;
  const title = marketName(block.market, sport);
  const prices = useMemo(() => {
    const teams = { home, away };
    return block.cells.map(
      (cell): EventPrice | null =>
        cell && {
          id: cell.selectionId,
          label: names.label(cell.market, cell.key, teams),
          name: names.selection(cell.market, cell.key, teams),
          source: priceSource(cell.selectionId, view),
        },
    );
  }, [block.cells, names, view, home, away]);
  return (
    <MarketGroup
      title={title}
      prices={prices}
      columns={block.columns}
      suspendedWord={t('state.suspended')}
      collapsed={folded.has(block.id)}
      collapseLabel={t('betting:fold', { name: title })}
      onCollapsedChange={(next) => folded.set(block.id, next)}
      onPriceToggle={tapPrice}
    />
  );
});
