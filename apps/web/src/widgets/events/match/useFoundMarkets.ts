import type { MatchRecord } from '@touchline/feed';
import { useMemo } from 'react';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { MarketBlock } from '../rules/marketLayout.ts';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Markets whose name, or one of whose selections, contains every typed word; all markets without input. */
export function useFoundMarkets(
  blocks: readonly MarketBlock[],
  typed: string,
  { home, away }: Pick<MatchRecord, 'home' | 'away'>,
  sport: string,
): readonly MarketBlock[] {
  const names = useNames();
  return useMemo(() => {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return blocks;
    const teams = { home, away };
    return blocks.filter(({ market, cells }) => {
      const picks = cells.map((cell) => cell && names.selection(cell.market, cell.key, teams));
      const text = fold([names.market(market, sport, teams), ...picks].join(' '));
      return words.every((word) => text.includes(word));
    });
  }, [blocks, typed, home, away, sport, names]);
}
