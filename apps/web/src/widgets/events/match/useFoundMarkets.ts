import type { MatchRecord } from '@touchline/feed';
import { hasWords } from '@touchline/text';
import { useMemo } from 'react';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { MarketBlock } from '../rules/marketLayout.ts';

/** Markets whose name, or one of whose selections, contains every typed word; all markets without input. */
export function useFoundMarkets(
  blocks: readonly MarketBlock[],
  typed: string,
  { home, away }: Pick<MatchRecord, 'home' | 'away'>,
  sport: string,
): readonly MarketBlock[] {
  const names = useNames();
  return useMemo(() => {
    if (typed.trim() === '') return blocks;
    const teams = { home, away };
    return blocks.filter(({ market, cells }) => {
      const picks = cells.map((cell) => cell && names.selection(cell.market, cell.key, teams));
      return hasWords([names.market(market, sport, teams), ...picks].join(' '), typed);
    });
  }, [blocks, typed, home, away, sport, names]);
}
