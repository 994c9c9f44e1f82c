import type { MatchRecord } from '@touchline/feed';
import { FeaturedMatch } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchMinute } from '../../../features/odds/clock/MatchMinute.tsx';
import { useMinuteOfPlay } from '../../../features/odds/clock/useMatchMinute.ts';
import { useLastMatch, useMarketShapes, useMatch, useTopic } from '../../../features/odds/feed/useFeed.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { tapPrice } from '../../../features/odds/prices/priceTaps.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { columnPrices } from '../../../widgets/events/list/prices.ts';
import { useEventLinks } from '../../../widgets/events/links.ts';
import { marketsOfColumns, planOf } from '../../../widgets/events/rules/columns.ts';
import { withDraw } from '../../../widgets/events/rules/mainMarkets.ts';
import { saidScore, scoreTexts } from '../../../widgets/events/rules/score.ts';
import { FeaturedMomentumSpace } from '../../../widgets/events/tracker/FeaturedMomentumSpace.tsx';
import { hasMomentum } from '../../../widgets/events/tracker/trackerSports.ts';
import { useSportSlug } from '../../../widgets/results/useSportSlug.ts';
import { featuredTitle } from './featuredTitle.ts';
import type { Featured } from './useFeatured.ts';
import { crestsOf } from '../../../widgets/events/sideImages.ts';

const FeaturedMomentum = lazyView(
  () => import('../../../widgets/events/tracker/FeaturedMomentum.tsx'),
  FeaturedMomentumSpace,
);

export interface FeaturedBlockProps {
  /** The match at the time it was requested. */
  readonly match: Featured;
  /** True if the block continues the header on phones. */
  readonly isAttached: boolean;
}

/** The featured match from the book; its prices update directly. It stays when it ends. */
export function FeaturedBlock({ match: asked, isAttached }: FeaturedBlockProps) {
  const { t } = useTranslation(['home', 'markets', 'betting']);
  const { id, competitionId } = asked;
  useTopic(`competition:${competitionId}`);
  const current = useMatch(id);
  const last = useLastMatch(id);
  const match = endedWhenGone(last ?? asked, last !== undefined && current === undefined);
  const sport = useSportSlug()(match.sportId);
  const minute = useMinuteOfPlay(match);
  const names = useNames();
  const format = useFormat();
  const links = useEventLinks();
  const flagOf = useFlag('sm');
  const hasCrests = useHasCrests();
  const prices = usePrices(match);
  const title = featuredTitle({ match, sport, minute });
  const { status, startsAt } = match;
  const score = status > 1 ? scoreTexts(match, sport) : undefined;
  const isLive = status === 2 || status === 3;
  return (
    <FeaturedMatch
      href={links.match(match, sport)}
      competition={names.competition(match)}
      flag={flagOf(match.country)}
      title={t(`featured.${title.key}`, 'count' in title ? { count: title.count } : {})}
      teams={[match.home, match.away]}
      crests={crestsOf(match, sport)}
      sport={sport}
      decorated={hasCrests}
      live={isLive ? <Live matchId={id} minute={minute} phase={names.phase(match)} /> : undefined}
      state={status === 1 ? format.day(startsAt) : undefined}
      middle={score?.sides ?? format.time(startsAt)}
      scoreLabel={saidScore(score, (scores) => t('betting:score', { ...scores }))}
      // By the match as it was requested, so that the block keeps its height when play starts or ends.
      momentum={hasMomentum(asked, sport) ? <FeaturedMomentum match={match} sport={sport} /> : undefined}
      prices={prices}
      suspendedLabel={t('markets:state.suspended')}
      attached={isAttached}
      onPriceToggle={tapPrice}
    />
  );
}

/** A match that the feed has dropped while it was shown has ended. */
function endedWhenGone(match: MatchRecord, isGone: boolean): MatchRecord {
  return isGone && match.status <= 3 ? { ...match, status: 4 } : match;
}

interface LiveProps {
  readonly matchId: number;
  readonly minute: string | undefined;
  readonly phase: string | undefined;
}

/** Minute and period; the period alone in sports without a clock. */
function Live({ matchId, minute, phase }: LiveProps) {
  if (minute === undefined) return <span>{phase}</span>;
  return (
    <>
      <MatchMinute matchId={matchId} />
      {phase !== undefined && <span> · {phase}</span>}
    </>
  );
}

/** Prices of the result; they keep their slots when the market is gone. */
function usePrices(match: MatchRecord): ReturnType<typeof columnPrices> {
  const { id, home, away } = match;
  const shapes = useMarketShapes(id);
  const [last, setLast] = useState<readonly MarketShape[]>(shapes);
  if (shapes.length > 0 && shapes !== last) setLast(shapes);
  const markets = shapes.length > 0 ? shapes : last;
  const names = useNames();
  const view = useOddsView();
  return useMemo(() => {
    const own = marketsOfColumns(markets);
    const { first } = planOf('result', { draw: withDraw([own.result]), handicap: false, total: false }, true);
    return columnPrices(own, first, { names, teams: { home, away }, view, headed: false });
  }, [markets, names, home, away, view]);
}
