import type { MatchRecord } from '@touchline/feed';
import { Grid, Stack } from '@touchline/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useSingleOnly } from '../../../features/odds/markets/useSingleOnly.ts';
import { useColumnCount } from './useColumnCount.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { inColumns, rowsOf, type MarketBlock } from '../rules/marketLayout.ts';
import { MarketCard } from './MarketCard.tsx';
import { useMarketPrefs } from './marketPrefs.ts';

// Lazy: the chart is as large as a screen's code, and rarely opened.
const PriceHistorySheet = lazyView(() => import('./PriceHistorySheet.tsx'));

/** Number of rows per column, including headers, that may be on the first screen. */
const FIRST_ROWS = 20;

export interface MarketColumnsProps {
  readonly blocks: readonly MarketBlock[];
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
  /** Head of the last of three columns. */
  readonly head?: ReactNode;
}

/** Rows of markets as high as the head of a column. */
const HEAD_ROWS = 9;

/** Cards of markets in as many columns as the page has space for. */
export function MarketColumns({ blocks, match, sport, head }: MarketColumnsProps) {
  const columns = useColumnCount();
  const { folded, pinned } = useMarketPrefs();
  const singleOnly = useSingleOnly();
  const [looked, setLooked] = useState<MarketBlock>();
  const look = useCallback((block: MarketBlock) => setLooked(block), []);
  const isHeaded = columns === 3 && head !== undefined;
  const dealt = useMemo(
    () => inColumns(blocks, columns, folded, isHeaded ? HEAD_ROWS : 0),
    [blocks, columns, folded, isHeaded],
  );
  const stacks = dealt.map((own, column) => {
    const first = cardsOfFirstScreen(own, folded);
    return (
      <Stack key={`column ${column + 1}`}>
        {isHeaded && column === 2 && head}
        {own.map((block, index) => (
          <MarketCard
            key={block.id}
            block={block}
            match={match}
            sport={sport}
            folded={folded.includes(block.kind)}
            pinned={pinned.includes(block.kind)}
            mounted={index < first}
            isSingleOnly={singleOnly.has(block.market.type)}
            onHistory={look}
          />
        ))}
      </Stack>
    );
  });
  return (
    <>
      {columns === 1 ? (
        stacks
      ) : (
        <Grid columns={columns === 3 ? 'three' : 'two'} gap="md">
          {stacks}
        </Grid>
      )}
      {looked && (
        <PriceHistorySheet block={looked} match={match} sport={sport} onClose={() => setLooked(undefined)} />
      )}
    </>
  );
}

/** Number of cards that start on the first screen; a total with all its lines may fill it alone. */
function cardsOfFirstScreen(blocks: readonly MarketBlock[], folded: readonly string[]): number {
  let rows = 0;
  const beyond = blocks.findIndex((block) => {
    const begins = rows;
    rows += 2 + (folded.includes(block.kind) ? 0 : rowsOf(block));
    return begins >= FIRST_ROWS;
  });
  return beyond < 0 ? blocks.length : beyond;
}
