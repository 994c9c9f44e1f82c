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
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useEventLinks } from '../links.ts';
import { marketsOfColumns, type ColumnPlan } from '../rules/columns.ts';
import { favoriteMatch } from '../rules/favorites.ts';
import { scoreParts, scoreTexts } from '../rules/score.ts';
import { columnPrices } from './prices.ts';
import type { ListView } from './useListView.ts';
import { useStar } from './useStar.ts';

export interface MatchRowProps {
  readonly matchId: number;
  /** Slug of the sport. */
  readonly sport: string;
  /** Places of the list's rows; the same object for all of them. */
  readonly plan: ColumnPlan;
  /** How the player wants rows. */
  readonly view: ListView;
}

const NO_CRESTS = [undefined, undefined] as const;

/** One match of a list, as the book has it; its prices write themselves. */
export const MatchRow = memo(function MatchRow({ matchId, ...rest }: MatchRowProps) {
  const match = useMatch(matchId);
  return match && <Row match={match} {...rest} />;
});

function Row({ match, sport, plan, view }: Omit<MatchRowProps, 'matchId'> & { match: MatchRecord }) {
  const { t } = useTranslation(['markets', 'betting']);
  const { id, home, away, status, startsAt, marketCount } = match;
  const markets = useMarketShapes(id);
  const names = useNames();
  const format = useFormat();
  const links = useEventLinks();
  const star = useStar(useMemo(() => favoriteMatch(match), [match]));
  const odds = useOddsView();
  const [prices, extraPrices] = useMemo(() => {
    const context = { names, teams: { home, away }, view: odds };
    const own = marketsOfColumns(markets);
    return [
      columnPrices(own, plan.first, { ...context, headed: false }),
      columnPrices(own, plan.extra, { ...context, headed: true }),
    ];
  }, [markets, plan, names, home, away, odds]);
  const score = scoreTexts(match, sport);
  const parts = view.isDetailed ? scoreParts(match, sport) : undefined;
  return (
    <EventRow
      href={links.match(match, sport)}
      teams={[home, away]}
      form={view.form}
      crests={view.hasCrests ? NO_CRESTS : undefined}
      number={view.hasNumbers ? t('betting:number', { number: id }) : undefined}
      live={liveOf(match, names, parts?.length ? undefined : score?.now)}
      start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
      scores={score?.sides}
      parts={parts}
      prices={prices}
      stacked={plan.stacked}
      extraPrices={extraPrices}
      markets={
        marketCount > 0 ? { label: t('open', { count: marketCount }), short: `+${marketCount}` } : undefined
      }
      suspendedWord={t('state.suspended')}
      onPriceToggle={tapPrice}
      {...star}
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
