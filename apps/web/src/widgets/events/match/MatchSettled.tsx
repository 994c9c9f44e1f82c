import type { MarketRecord, MatchRecord } from '@touchline/feed';
import {
  MarketGroup,
  LazyMarket,
  SectionTitle,
  Stack,
  type MarketOutcome,
  type MarketResult,
} from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shapeOf } from '../../../features/odds/markets/marketShapes.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSettledMarkets } from '../../../features/odds/markets/useSettledMarkets.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { layoutMarkets, type MarketBlock } from '../rules/marketLayout.ts';

export interface MatchSettledProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Outcomes of legs by result number: half won is won, half lost is lost, all others were returned. */
const OUTCOMES: Readonly<Record<number, MarketOutcome>> = { 0: 'lost', 1: 'won', 4: 'won', 5: 'lost' };
/** Markets with more selections list only those that didn't lose. */
const SHOWN_WHOLE = 6;
/** Number of cards that are certainly on the first screen. */
const FIRST = 3;

/** Settled markets of a match, while the feed still has them. */
export function MatchSettled({ match, sport }: MatchSettledProps) {
  const { t } = useTranslation('marketsMore');
  const names = useNames();
  const format = useFormat();
  const settled = useSettledMarkets(match.id);
  const byId = useMemo(() => new Map(settled.map((market) => [market.id, market])), [settled]);
  const blocks = useMemo(() => layoutMarkets(settled.map(shapeOf), 'all'), [settled]);
  if (blocks.length === 0) return null;

  const resultsOf = ({ cells }: MarketBlock): readonly MarketResult[] => {
    const all = cells.flatMap((cell): MarketResult[] => {
      const selection = cell && selectionIn(byId.get(cell.market.id), cell.selectionId);
      if (!selection) return [];
      const outcome = OUTCOMES[selection.result ?? 2] ?? 'returned';
      return [
        {
          id: selection.id,
          label: names.selection(cell.market, cell.key, match),
          price: selection.k && format.odds(selection.k),
          outcome,
          word: t(`page.${outcome}`),
        },
      ];
    });
    return all.length > SHOWN_WHOLE ? all.filter(({ outcome }) => outcome !== 'lost') : all;
  };

  return (
    <Stack>
      <SectionTitle level={2}>{t('page.results')}</SectionTitle>
      {blocks.map((block, index) => {
        const results = resultsOf(block);
        return (
          <LazyMarket key={block.id} rows={results.length} mounted={index < FIRST}>
            <MarketGroup
              title={names.market(block.market, sport, match)}
              prices={[]}
              results={results}
              suspendedLabel=""
            />
          </LazyMarket>
        );
      })}
    </Stack>
  );
}

function selectionIn(market: MarketRecord | undefined, id: string) {
  return market?.selections.find((selection) => selection.id === id);
}
