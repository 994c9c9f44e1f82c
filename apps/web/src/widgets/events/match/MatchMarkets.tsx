import type { MatchRecord } from '@touchline/feed';
import { Card, EmptyState, Grid, MarketTabs, Notice, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarketShapes } from '../../../features/odds/useFeed.ts';
import { useWord } from '../../../platform/i18n/useWord.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useFolded } from '../list/useFolded.ts';
import { inColumns, layoutMarkets, tabsOf } from '../rules/marketLayout.ts';
import { MarketCard } from './MarketCard.tsx';

export interface MatchMarketsProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** All markets of a match by tabs; the tab is in the address. */
export function MatchMarkets({ match, sport }: MatchMarketsProps) {
  const { t } = useTranslation('betting');
  const word = useWord();
  const columns = useIsDesk() ? 2 : 1;
  const folded = useFolded();
  const markets = useMarketShapes(match.id);
  const [query, setQuery] = useSearchParams();
  const tabs = useMemo(() => tabsOf(markets), [markets]);
  const wanted = query.get('tab') ?? 'all';
  const tab = tabs.includes(wanted) ? wanted : 'all';
  const dealt = useMemo(() => inColumns(layoutMarkets(markets, tab), columns), [markets, tab, columns]);

  const choose = (next: string) => {
    const changed = new URLSearchParams(query);
    if (next === 'all') changed.delete('tab');
    else changed.set('tab', next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };

  if (markets.length === 0) {
    return (
      <Card>
        <EmptyState icon="lock" title={t('match.noMarkets')} detail={t('match.noMarketsText')} />
      </Card>
    );
  }
  const stacks = dealt.map((blocks, column) => (
    <Stack key={`column ${column + 1}`}>
      {blocks.map((block) => (
        <MarketCard key={block.id} block={block} match={match} sport={sport} folded={folded} />
      ))}
    </Stack>
  ));
  return (
    <>
      <MarketTabs
        label={t('match.markets')}
        value={tab}
        onValueChange={choose}
        options={tabs.map((value) => ({ value, label: word('markets', `group.${value}`) ?? value }))}
      />
      {columns === 2 ? (
        <Grid columns="two" gap="md">
          {stacks}
        </Grid>
      ) : (
        stacks
      )}
      {match.status !== 1 && <Notice>{t('match.delay')}</Notice>}
    </>
  );
}
