import { EventRow, type EventMark, type EventPrice } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchMinute } from '../../../features/odds/MatchMinute.tsx';
import { minuteText } from '../../../features/odds/matchClock.ts';
import { tapPrice } from '../../../features/odds/priceTaps.ts';
import type { MarketShape } from '../../../features/odds/marketShapes.ts';
import { useMarketShapes, useMatch } from '../../../features/odds/useFeed.ts';
import { useNames, type Names } from '../../../features/odds/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useEventLinks } from '../links.ts';
import { marketsOfColumns, type ColumnPlan } from '../rules/columns.ts';
import { favoriteMatch } from '../rules/favorites.ts';
import { scoreParts, scoreTexts, type ScoreTexts } from '../rules/score.ts';
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

const NO_PRICES: readonly EventPrice[] = [];
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
  const isField = away === '';
  const parts = view.isDetailed ? scoreParts(match, sport) : undefined;
  return (
    <EventRow
      href={links.match(match, sport)}
      teams={isField ? [home] : [home, away]}
      form={view.form}
      crests={view.hasCrests ? NO_CRESTS : undefined}
      number={view.hasNumbers ? t('betting:number', { number: id }) : undefined}
      live={liveOf(match, names, parts?.length ? undefined : nowOf(match, score))}
      start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
      scores={score?.sides}
      parts={parts}
      prices={isField ? NO_PRICES : prices}
      stacked={plan.stacked}
      extraPrices={isField ? undefined : extraPrices}
      note={isField ? leadersOf(match, markets) : undefined}
      marks={marksOf(match, t('betting:match.serving'))}
      markets={
        marketCount > 0 ? { label: t('open', { count: marketCount }), short: `+${marketCount}` } : undefined
      }
      suspendedWord={t('state.suspended')}
      onPriceToggle={tapPrice}
      {...star}
    />
  );
}

/** What is played now: games and points, or the lap of a race. */
function nowOf({ score }: MatchRecord, texts: ScoreTexts | undefined): string | undefined {
  return score?.order ? score.total.join('/') : texts?.now;
}

/** Runners that a row has room for. */
const LEADERS = 3;

/** Who leads, or before the start who is thought to win: a field's answers come by strength. */
function leadersOf({ score }: MatchRecord, markets: readonly MarketShape[]): string {
  if (score?.order)
    return score.order
      .slice(0, LEADERS)
      .map((name, i) => `${i + 1}. ${name}`)
      .join(' · ');
  const winner = markets.find(({ type }) => type === 'outright-winner');
  return (winner?.selections ?? [])
    .slice(0, LEADERS)
    .map(({ key }) => key)
    .join(' · ');
}

const NO_MARKS: readonly EventMark[] = [];

/** Who serves or bats. @param label the word for it */
function marksOf({ score, status }: MatchRecord, label: string) {
  if (score?.serving === undefined || status !== 2) return undefined;
  const serves: readonly EventMark[] = [{ kind: 'serve', label }];
  return score.serving === 0 ? ([serves, NO_MARKS] as const) : ([NO_MARKS, serves] as const);
}

/** Minute and period where play has a clock, else the part that is played and its score. */
function liveOf(match: MatchRecord, names: Names, now: string | undefined) {
  const phase = names.phase(match);
  if (phase === undefined || !match.clock) return undefined;
  if (minuteText(match.clock, match.clock.at) !== undefined)
    return { clock: <MatchMinute matchId={match.id} />, detail: phase };
  // The lap says more than that it is under way, and fits a table's column.
  if (match.score?.order) return { clock: <bdi dir="ltr">{now}</bdi>, detail: phase };
  return { clock: phase, detail: now === undefined ? undefined : <bdi dir="ltr">{now}</bdi> };
}
