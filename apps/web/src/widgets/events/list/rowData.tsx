import type { EventMark, EventPrice, EventRowData } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import { isQuarter } from '../../../features/odds/clock/matchClock.ts';
import type { Goal } from '../../../features/odds/feed/goals.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { flagUrl } from '../../../platform/flags/flagUrl.ts';
import { priceSource } from '../../../features/odds/odds.ts';
import { marketsOfColumns } from '../rules/columns.ts';
import { hasGoals } from '../rules/goalSports.ts';
import { oversOf } from '../rules/overs.ts';
import { isOfPlayers } from '../rules/playerSports.ts';
import { saidScore, scoreParts, scoreTexts, setsText, type ScoreTexts } from '../rules/score.ts';
import { crestsOf, flagsOf } from '../sideImages.ts';
import { columnPrices } from './prices.ts';
import { kindOf } from './useRowLook.ts';
import type { RowLook } from './useListLook.ts';

export interface RowSources {
  readonly match: MatchRecord;
  /** Layout data of its markets. */
  readonly markets: readonly MarketShape[];
  /** Minute of play; undefined without a clock. */
  readonly minute: string | undefined;
  /** A goal that is news. */
  readonly goal: Goal | undefined;
  readonly look: RowLook;
  /** Competition, where no title above the row names it. */
  readonly place: string | undefined;
}

/** Returns the data of a match's row. */
export function rowData({ match, markets, minute, goal, look, place }: RowSources): EventRowData {
  const { sport, names, plan, view, format, links, t } = look;
  const { id, home, away, status, startsAt, marketCount } = match;
  const score = scoreTexts(match, sport);
  const isField = away === '';
  const parts = view.isDetailed ? scoreParts(match, sport) : undefined;
  const form = isField ? 'full' : view.form;
  // Beside prices there is no room for the parts, which are then in the first line.
  const now = parts?.length && form === 'full' ? undefined : nowOf(match, score, sport);
  return {
    href: links.match(match, sport),
    teams: isField ? [home] : [home, away],
    // The prices of runners have their names, which need the width of the row.
    form,
    // A race has no sides, so its name has no crest.
    ...(view.hasCrests &&
      !isField &&
      (isOfPlayers(sport) ? { flags: flagsOf(match) } : { crests: crestsOf(match, sport) })),
    sport,
    place,
    placeFlag: place !== undefined && view.hasCrests ? flagUrl(match.country) : undefined,
    number: view.hasNumbers ? t('betting:number', { number: id }) : undefined,
    live: liveOf({ match, minute, look }, now),
    start: status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined,
    scores: score?.sides,
    goal: goal && hasGoals(sport) ? { side: goal.side, label: t('betting:goal') } : undefined,
    parts,
    scoreLabel: saidScore(score, (scores) => t('betting:score', { ...scores }), parts),
    ...(isField ? fieldPrices(match, markets, look) : rowPrices(match, markets, look)),
    stacked: plan.stacked,
    note: match.score?.order && leadersOf(match.score.order),
    marks: marksOf(match, look),
    markets:
      marketCount > 0
        ? { label: t('markets:open', { count: marketCount }), short: `+${marketCount}` }
        : undefined,
    suspendedLabel: t('markets:state.suspended'),
    favouriteLabel: t('common:favorites.star', { name: names.match(match) }),
    watch: watchOf(match, look),
    statistics: view.isLight ? undefined : statisticsOf(match, look),
  };
}

/** Link to the stream of a live match: the main link of a list that opens streams on its page. */
function watchOf(match: MatchRecord, { names, view, links, sport, t }: RowLook) {
  if (match.status !== 2 && match.status !== 3) return undefined;
  const label = t('betting:watch', { name: names.match(match) });
  if (links.watch) {
    const href = links.watch(match);
    return href === undefined ? undefined : { href, label, isMain: true };
  }
  if (view.isLight || !view.hasStreams || !match.media) return undefined;
  return { href: `${links.match(match, sport)}?watch=1`, label };
}

/** Link to the statistics of a match that has them. */
function statisticsOf({ statistics, ...match }: MatchRecord, { names, view, statisticsOf: of, t }: RowLook) {
  if (!statistics) return undefined;
  return {
    href: of(match.id),
    label: t('betting:statistics', { name: names.match(match) }),
    target: view.isStatisticsApart ? 'statistics' : undefined,
  };
}

/** Prices of a row's markets, each in the order of the list's columns. */
function rowPrices({ home, away }: MatchRecord, markets: readonly MarketShape[], look: RowLook) {
  const { names, plan, odds } = look;
  const context = { names, teams: { home, away }, view: odds };
  const own = marketsOfColumns(markets);
  return {
    prices: columnPrices(own, plan.first, { ...context, headed: false }),
    pricesKind: kindOf(plan.first),
    moreMarkets: plan.more.map(({ step, columns }) => ({
      kind: kindOf(columns),
      step,
      prices: columnPrices(own, columns, { ...context, headed: true }),
    })),
  };
}

/** Sets, the current game and its points, or the lap of a race. */
function nowOf(match: MatchRecord, texts: ScoreTexts | undefined, sport: string): string | undefined {
  const { score } = match;
  return score?.order ? score.total.join('/') : (setsText(match, sport) ?? texts?.now);
}

/** Maximum number of runners in a row. */
const LEADERS = 3;

/** Leading runners of a race in progress. */
function leadersOf(order: readonly string[]): string {
  return order
    .slice(0, LEADERS)
    .map((name, i) => `${i + 1}. ${name}`)
    .join(' · ');
}

/** Prices of the first runners, in the source's order; none in a race in progress. */
function fieldPrices({ score }: MatchRecord, markets: readonly MarketShape[], look: RowLook) {
  const winner = score?.order ? undefined : markets.find(({ type }) => type === 'outright-winner');
  const prices = (winner?.selections ?? [])
    .slice(0, LEADERS)
    .map(({ id, key }): EventPrice => ({ id, label: key, name: key, source: priceSource(look.odds) }));
  return { prices, pricesKind: 'named' as const };
}

const NO_MARKS: readonly EventMark[] = [];

/** Mark of the serving or batting side. */
function marksOf({ score, status }: MatchRecord, { t }: RowLook) {
  if (score?.serving === undefined || status !== 2) return undefined;
  const serves: readonly EventMark[] = [{ kind: 'serve', label: t('betting:match.serving') }];
  return score.serving === 0 ? ([serves, NO_MARKS] as const) : ([NO_MARKS, serves] as const);
}

/**
 * Minute and period for sports with a clock, otherwise the current part and its score or overs; quarters before
 * minutes.
 */
function liveOf(
  { match, minute, look }: Pick<RowSources, 'match' | 'minute' | 'look'>,
  now: string | undefined,
) {
  const phase = look.names.phase(match);
  if (phase === undefined || !match.clock) return undefined;
  if (minute !== undefined) {
    const time = (
      <bdi dir="ltr" translate="no">
        {look.t('sports:minute', { minute })}
      </bdi>
    );
    // A table has room for one of them.
    return isQuarter(match.clock) ? { clock: phase, detail: time } : { clock: time, detail: phase };
  }
  const overs = look.sport === 'cricket' ? oversOf(match) : undefined;
  if (overs !== undefined) return { clock: phase, detail: look.t('sports:overs', { overs }) };
  // The lap is more informative than the phase, and fits a table's column.
  if (match.score?.order)
    return {
      clock: (
        <bdi dir="ltr" translate="no">
          {now}
        </bdi>
      ),
      detail: phase,
    };
  return {
    clock: phase,
    detail:
      now === undefined ? undefined : (
        <bdi dir="ltr" translate="no">
          {now}
        </bdi>
      ),
  };
}
