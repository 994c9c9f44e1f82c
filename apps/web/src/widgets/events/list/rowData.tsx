import type { EventMark, EventPrice, EventRowData } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import type { Goal } from '../../../features/odds/feed/goals.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { flagUrl } from '../../../platform/flags/flagUrl.ts';
import { priceSource } from '../../../features/odds/odds.ts';
import { marketsOfColumns } from '../rules/columns.ts';
import { hasGoals } from '../rules/goalSports.ts';
import { saidScore, scoreParts, scoreTexts, type ScoreTexts } from '../rules/score.ts';
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
  const { id, home, away, homeCrest, awayCrest, status, startsAt, marketCount } = match;
  const score = scoreTexts(match, sport);
  const isField = away === '';
  const parts = view.isDetailed ? scoreParts(match, sport) : undefined;
  const now = parts?.length ? undefined : nowOf(match, score);
  return {
    href: links.match(match, sport),
    teams: isField ? [home] : [home, away],
    // The prices of runners have their names, which need the width of the row.
    form: isField ? 'full' : view.form,
    // A race has no sides, so its name has no crest.
    crests: view.hasCrests && !isField ? [homeCrest, awayCrest] : undefined,
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
    ...(!view.isLight && rowLinks(match, look)),
  };
}

/** Links to the stream of a live match, and to its statistics. */
function rowLinks(match: MatchRecord, { names, view, links, sport, statisticsOf, t }: RowLook) {
  const { id, status, media, statistics } = match;
  const name = names.match(match);
  const isShown = view.hasStreams && media && (status === 2 || status === 3);
  return {
    watch: isShown
      ? { href: `${links.match(match, sport)}?watch=1`, label: t('betting:watch', { name }) }
      : undefined,
    statistics: statistics && {
      href: statisticsOf(id),
      label: t('betting:statistics', { name }),
      target: view.isStatisticsApart ? 'statistics' : undefined,
    },
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

/** Current game and points, or the lap of a race. */
function nowOf({ score }: MatchRecord, texts: ScoreTexts | undefined): string | undefined {
  return score?.order ? score.total.join('/') : texts?.now;
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

/** Minute and period for sports with a clock, otherwise the current part and its score. */
function liveOf(
  { match, minute, look }: Pick<RowSources, 'match' | 'minute' | 'look'>,
  now: string | undefined,
) {
  const phase = look.names.phase(match);
  if (phase === undefined || !match.clock) return undefined;
  if (minute !== undefined)
    return { clock: <bdi dir="ltr">{look.t('sports:minute', { minute })}</bdi>, detail: phase };
  // The lap is more informative than the phase, and fits a table's column.
  if (match.score?.order) return { clock: <bdi dir="ltr">{now}</bdi>, detail: phase };
  return { clock: phase, detail: now === undefined ? undefined : <bdi dir="ltr">{now}</bdi> };
}
