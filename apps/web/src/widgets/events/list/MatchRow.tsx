import { EventRow } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchMinute } from '../../../features/odds/MatchMinute.tsx';
import { minuteText } from '../../../features/odds/matchClock.ts';
import { tapPrice } from '../../../features/odds/priceTaps.ts';
import { useMarketShapes, useMatch } from '../../../features/odds/useFeed.ts';
import { useNames, type Names } from '../../../features/odds/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { resultMarket, totalMarket, type ResultKeys } from '../rules/mainMarkets.ts';
import { scoreTexts } from '../rules/score.ts';
import { sectionOf } from '../rules/sectionOf.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { columnPrices } from './prices.ts';

export interface MatchRowProps {
  readonly matchId: number;
  /** Slug of the sport. */
  readonly sport: string;
  readonly keys: ResultKeys;
}

const TOTAL_KEYS = ['over', 'under'] as const;

/** One match of a list, as the book has it; its prices write themselves. */
export const MatchRow = memo(function MatchRow({ matchId, sport, keys }: MatchRowProps) {
  const match = useMatch(matchId);
  return match && <Row match={match} sport={sport} keys={keys} />;
});

function Row({ match, sport, keys }: { match: MatchRecord; sport: string; keys: ResultKeys }) {
  const { t } = useTranslation(['markets', 'betting']);
  const { id, home, away, status, startsAt, competitionId, competition, marketCount } = match;
  const markets = useMarketShapes(id);
  const names = useNames();
  const format = useFormat();
  const paths = usePaths();
  const view = useOddsView();
  const [prices, extraPrices] = useMemo(() => {
    const context = { names, teams: { home, away }, view };
    return [
      columnPrices(resultMarket(markets), keys, context),
      columnPrices(totalMarket(markets), TOTAL_KEYS, context),
    ];
  }, [markets, keys, names, home, away, view]);
  const score = scoreTexts(match, sport);
  const href = paths.section(sectionOf(match), {
    sport,
    competition: { id: competitionId, name: competition },
    match: { id, name: `${home} ${away}` },
  });
  return (
    <EventRow
      href={href}
      teams={[home, away]}
      live={liveOf(match, names, score?.now)}
      start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
      scores={score?.sides}
      prices={prices}
      extraPrices={extraPrices}
      markets={
        marketCount > 0 ? { label: t('open', { count: marketCount }), short: `+${marketCount}` } : undefined
      }
      suspendedWord={t('state.suspended')}
      onPriceToggle={tapPrice}
    />
  );
}

/** Minute and period where play has a clock, else the part that is played and its score. */
function liveOf(match: MatchRecord, names: Names, now: string | undefined) {
  const phase = names.phase(match);
  if (phase === undefined || !match.clock) return undefined;
  if (minuteText(match.clock, match.clock.at) !== undefined)
    return { clock: <MatchMinute matchId={match.id} />, detail: phase };
  return { clock: phase, detail: now === undefined ? undefined : <bdi dir="ltr">{now}</bdi> };
}
