import type { MatchRecord } from '@touchline/feed';
import { MarketGroup, LazyMarket, type EventPrice, type MarketLine } from '@touchline/ui';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '../../../features/odds/names/names.ts';
import { priceSource } from '../../../features/odds/odds.ts';
import { tapPrice } from '../../../features/odds/prices/priceTaps.ts';
import { useNames, type Names } from '../../../features/odds/names/useNames.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useMarketName } from '../list/useMarketName.ts';
import { rowsOf, type MarketBlock, type MarketCell } from '../rules/marketLayout.ts';
import { foldMarkets, pinMarket } from './marketPrefs.ts';

export interface MarketCardProps {
  readonly block: MarketBlock;
  readonly match: Pick<MatchRecord, 'home' | 'away'>;
  /** Slug of the sport. */
  readonly sport: string;
  readonly folded: boolean;
  readonly pinned: boolean;
  /** Whether it is mounted from the start, near the screen. */
  readonly mounted: boolean;
  /** Whether it allows only single bets. */
  readonly isSingleOnly: boolean;
  /** Called when the player opens its price history. */
  readonly onHistory: (block: MarketBlock) => void;
}

/** A market, or all lines of one, whose prices update directly; mounted when it comes near the screen. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  return (
    <LazyMarket rows={props.folded ? 0 : rowsOf(props.block)} mounted={props.mounted}>
      <Group {...props} />
    </LazyMarket>
  );
});

interface CellContext {
  readonly names: Names;
  readonly teams: Pick<MatchRecord, 'home' | 'away'>;
  /** Id of the odds format. */
  readonly view: number;
}

function priceOf({ market, key, selectionId }: MarketCell, { names, teams, view }: CellContext): EventPrice {
  return {
    id: selectionId,
    label: names.label(market, key, teams),
    name: names.selection(market, key, teams),
    source: priceSource(view),
  };
}

/** The two lines of a quarter line: "2 / 2.5". */
function pairOf(line: string): string | undefined {
  const value = Number(line);
  if (!/\.(?:25|75)$/.test(line)) return undefined;
  return [value - 0.25, value + 0.25].map((side) => String(side).replace('-', '−')).join(' / ');
}

function linesOf(block: MarketBlock, context: CellContext): readonly MarketLine[] | undefined {
  // A single line is shown like any other market.
  if (!block.lines || block.lines.length < 2) return undefined;
  return block.lines.map(({ market, cells }) => ({
    id: market.id,
    label: (lineOf(market, 'home') ?? '').replace('-', '−'),
    pair: pairOf(market.line ?? ''),
    main: market.main,
    prices: cells.map((cell) => priceOf(cell, context)),
  }));
}

/** Headers of the two columns of lines. */
function headsOf({ lines }: MarketBlock, { names, teams }: CellContext): readonly string[] {
  return (lines?.[0]?.cells ?? []).map(({ key }) =>
    key === 'home' || key === 'away' ? teams[key] : names.short(key),
  );
}

function Group({ block, match, sport, folded, pinned, isSingleOnly, onHistory }: MarketCardProps) {
  const { t } = useTranslation(['markets', 'betting', 'marketsMore']);
  const names = useNames();
  const marketName = useMarketName();
  const view = useOddsView();
  const { home, away } = match;
  const title = marketName(block.market, sport, { home, away });
  const [prices, lines, heads] = useMemo(() => {
    const context = { names, teams: { home, away }, view };
    const own = linesOf(block, context);
    if (own) return [[], own, headsOf(block, context)] as const;
    return [block.cells.map((cell) => cell && priceOf(cell, context)), undefined, undefined] as const;
  }, [block, names, view, home, away]);
  return (
    <MarketGroup
      level={2}
      title={title}
      note={isSingleOnly ? t('marketsMore:page.singleOnly') : undefined}
      prices={prices}
      lines={lines}
      heads={heads}
      columns={block.columns}
      suspendedLabel={t('state.suspended')}
      pinned={pinned}
      pinLabel={t('marketsMore:page.pin', { name: title })}
      onPinnedChange={(next) => pinMarket(block.kind, next)}
      historyLabel={t('marketsMore:page.history', { name: title })}
      onHistory={() => onHistory(block)}
      collapsed={folded}
      collapseLabel={t('betting:fold', { name: title })}
      onCollapsedChange={(next) => foldMarkets([block.kind], next)}
      onPriceToggle={tapPrice}
    />
  );
}
