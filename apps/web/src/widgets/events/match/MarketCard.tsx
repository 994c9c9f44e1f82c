import type { MatchRecord } from '@touchline/feed';
import {
  MarketGroup,
  LazyMarket,
  type EventCrest,
  type EventPrice,
  type MarketHead,
  type MarketLine,
} from '@touchline/ui';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lineText, type NamedMarket, type Teams } from '../../../features/odds/names/names.ts';
import { priceSource } from '../../../features/odds/odds.ts';
import { tapPrice } from '../../../features/odds/prices/priceTaps.ts';
import { useNames, type Names } from '../../../features/odds/names/useNames.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useMarketName } from '../list/useMarketName.ts';
import { rowsOf, type MarketBlock, type MarketCell } from '../rules/marketLayout.ts';
import { foldMarkets, pinMarket } from './marketPrefs.ts';

export interface MarketCardProps {
  readonly block: MarketBlock;
  readonly match: Pick<MatchRecord, 'home' | 'away' | 'homeCrest' | 'awayCrest'>;
  /** Slug of the sport. */
  readonly sport: string;
  readonly folded: boolean;
  readonly pinned: boolean;
  /** True if the market is mounted from the start, near the screen. */
  readonly mounted: boolean;
  /** True if the market allows only single bets. */
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
  readonly teams: Teams & Readonly<Record<'homeCrest' | 'awayCrest', string | undefined>>;
  /** Slug of the sport. */
  readonly sport: string;
  readonly hasCrests: boolean;
  /** Id of the odds format. */
  readonly view: number;
}

function priceOf({ market, key, selectionId }: MarketCell, context: CellContext): EventPrice {
  const { names, teams, view } = context;
  return {
    id: selectionId,
    label: names.label(market, key, teams),
    name: names.selection(market, key, teams),
    parts: partsOf(market, key, context),
    source: priceSource(view),
  };
}

/** Characters in place of the sides' names, which no text contains. */
const MARKS = { home: '\uE000', away: '\uE001' } as const;

/** Label in parts, with crests in place of the sides' names; undefined without any. */
function partsOf(market: NamedMarket, key: string, context: CellContext): EventPrice['parts'] {
  if (!context.hasCrests) return undefined;
  const texts = context.names.label(market, key, MARKS).split(/([\uE000\uE001])/);
  if (texts.length === 1) return undefined;
  const parts = texts.map((text) => {
    const side = text === MARKS.home ? 'home' : text === MARKS.away ? 'away' : undefined;
    return side ? crestOf(side, context) : text;
  });
  return parts.filter((part) => part !== '');
}

function crestOf(side: 'home' | 'away', { teams, sport }: CellContext): EventCrest {
  return side === 'home'
    ? { name: teams.home, image: teams.homeCrest, sport }
    : { name: teams.away, image: teams.awayCrest, sport, home: teams.home };
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
    label: lineText(market, 'home') ?? '',
    pair: pairOf(market.line ?? ''),
    main: market.main,
    prices: cells.map((cell) => priceOf(cell, context)),
  }));
}

/** Headers of the two columns of lines. */
function headsOf({ lines }: MarketBlock, context: CellContext): readonly MarketHead[] {
  const { names, teams, hasCrests } = context;
  return (lines?.[0]?.cells ?? []).map(({ key }) => {
    if (key !== 'home' && key !== 'away') return names.short(key);
    return hasCrests ? crestOf(key, context) : teams[key];
  });
}

function Group({ block, match, sport, folded, pinned, isSingleOnly, onHistory }: MarketCardProps) {
  const { t } = useTranslation(['markets', 'betting', 'marketsMore']);
  const names = useNames();
  const marketName = useMarketName();
  const view = useOddsView();
  const { home, away, homeCrest, awayCrest } = match;
  // A race has no sides.
  const hasCrests = useHasCrests() && away !== '';
  const title = marketName(block.market, sport, { home, away });
  const [prices, lines, heads] = useMemo(() => {
    const context = { names, teams: { home, away, homeCrest, awayCrest }, sport, hasCrests, view };
    const own = linesOf(block, context);
    if (own) return [[], own, headsOf(block, context)] as const;
    return [block.cells.map((cell) => cell && priceOf(cell, context)), undefined, undefined] as const;
  }, [block, names, view, home, away, homeCrest, awayCrest, sport, hasCrests]);
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
