import type { MatchRecord } from '@touchline/feed';
import { TopEventCard, TopEventsSkeleton } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tapPrice } from '../../../features/odds/prices/priceTaps.ts';
import { useMarketShapes, useMatch } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { columnPrices } from '../../../widgets/events/list/prices.ts';
import type { PickedMatch } from '../../../widgets/events/list/usePicked.ts';
import { useEventLinks } from '../../../widgets/events/links.ts';
import { MinuteOrPhase } from '../../../widgets/events/liveTexts.tsx';
import { marketsOfColumns, planOf } from '../../../widgets/events/rules/columns.ts';
import { withDraw } from '../../../widgets/events/rules/mainMarkets.ts';
import { saidScore, scoreTexts } from '../../../widgets/events/rules/score.ts';
import { crestsOf } from '../../../widgets/events/sideImages.ts';

/** Card of a top match from the book; its prices update directly. */
export function TopMatchCard({ match: picked }: { readonly match: PickedMatch }) {
  const match = useMatch(picked.id);
  return match ? <Card match={match} /> : <TopEventsSkeleton />;
}

function Card({ match }: { readonly match: MatchRecord }) {
  const { t } = useTranslation(['markets', 'betting']);
  const { id, home, away, sportId, status, startsAt } = match;
  const { data: sports } = useSports();
  const sport = sports?.find((known) => known.id === sportId)?.slug ?? '';
  const markets = useMarketShapes(id);
  const names = useNames();
  const flagOf = useFlag('sm');
  const format = useFormat();
  const view = useOddsView();
  const links = useEventLinks();
  const prices = useMemo(() => {
    const own = marketsOfColumns(markets);
    const { first } = planOf('result', { draw: withDraw([own.result]), handicap: false, total: false }, true);
    return columnPrices(own, first, { names, teams: { home, away }, view, headed: false });
  }, [markets, names, home, away, view]);
  const score = scoreTexts(match, sport);
  return (
    <TopEventCard
      href={links.match(match, sport)}
      competition={names.competition(match)}
      flag={flagOf(match.country)}
      teams={[home, away]}
      crests={crestsOf(match, sport)}
      sport={sport}
      live={status === 1 ? undefined : <MinuteOrPhase match={match} phase={names.phase(match)} />}
      start={status === 1 ? `${format.day(startsAt)} ${format.time(startsAt)}` : undefined}
      scores={score?.sides}
      scoreLabel={saidScore(score, (scores) => t('betting:score', { ...scores }))}
      prices={prices}
      suspendedLabel={t('state.suspended')}
      onPriceToggle={tapPrice}
    />
  );
}
