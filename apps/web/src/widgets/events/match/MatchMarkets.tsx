import type { MatchRecord } from '@touchline/feed';
import { Button, Card, EmptyState, MarketTabs, Notice } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMarketShapes } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { LazyTracker } from '../tracker/LazyTracker.ts';
import { hasTracker } from '../tracker/trackerSports.ts';
import { layoutMarkets, tabsOf } from '../rules/marketLayout.ts';
import { foldMarkets, useMarketPrefs } from './marketPrefs.ts';
import { MarketColumns } from './MarketColumns.tsx';
import { useDependence } from './useDependence.ts';
import { useFoundMarkets } from './useFoundMarkets.ts';

export interface MatchMarketsProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Minimum number of markets for a search field. */
const WORTH_SEARCHING = 6;

/** All markets of a match by tabs; the tab is stored in the address. */
export function MatchMarkets({ match, sport }: MatchMarketsProps) {
  const { t } = useTranslation(['betting', 'marketsMore']);
  const names = useNames();
  const { pinned, folded } = useMarketPrefs();
  const markets = useMarketShapes(match.id);
  const isDependent = useDependence(match.id);
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const tabs = useMemo(() => tabsOf(markets), [markets]);
  const wanted = query.get('group') ?? 'all';
  const tab = tabs.includes(wanted) ? wanted : 'all';
  // A search covers all tabs.
  const within = typed.trim() === '' ? tab : 'all';
  const blocks = useMemo(() => layoutMarkets(markets, within, pinned), [markets, within, pinned]);
  const found = useFoundMarkets(blocks, typed, match, sport);
  const isWorthSearching = blocks.length + found.length > WORTH_SEARCHING;
  const allFolded = found.length > 0 && found.every(({ kind }) => folded.includes(kind));

  const choose = (next: string) => {
    const changed = new URLSearchParams(query);
    if (next === 'all') changed.delete('group');
    else changed.set('group', next);
    setTyped('');
    setQuery(changed, { replace: true, preventScrollReset: true });
  };

  if (markets.length === 0) {
    return (
      <Card>
        <EmptyState icon="lock" title={t('match.noMarkets')} detail={t('match.noMarketsText')} />
      </Card>
    );
  }
  return (
    <>
      <MarketTabs
        label={t('match.markets')}
        value={within}
        onValueChange={choose}
        options={tabs.map((value) => ({ value, label: names.group(value) }))}
        search={
          isWorthSearching
            ? {
                label: t('marketsMore:page.search'),
                closeLabel: t('marketsMore:page.endSearch'),
                clearLabel: t('marketsMore:page.clear'),
                query: typed,
                onQueryChange: setTyped,
                found: typed.trim() === '' ? undefined : t('marketsMore:page.found', { count: found.length }),
              }
            : undefined
        }
        fold={
          isWorthSearching
            ? {
                collapsed: allFolded,
                label: t(allFolded ? 'marketsMore:page.unfoldAll' : 'marketsMore:page.foldAll'),
                onCollapsedChange: (next) =>
                  foldMarkets(
                    found.map(({ kind }) => kind),
                    next,
                  ),
              }
            : undefined
        }
      />
      {isDependent && <Notice>{t('marketsMore:page.dependent')}</Notice>}
      {found.length > 0 ? (
        <MarketColumns
          blocks={found}
          match={match}
          sport={sport}
          head={hasTracker(match, sport) ? <LazyTracker match={match} sport={sport} /> : undefined}
        />
      ) : (
        <Card>
          <EmptyState
            icon="search"
            title={t('marketsMore:page.notFound')}
            detail={t('marketsMore:page.notFoundText')}
            action={<Button onClick={() => setTyped('')}>{t('marketsMore:page.clear')}</Button>}
          />
        </Card>
      )}
      {match.status !== 1 && <Notice>{t('match.delay')}</Notice>}
    </>
  );
}
