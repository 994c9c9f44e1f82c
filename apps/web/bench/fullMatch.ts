import type { MarketRecord, MatchRecord, SnapshotFrame } from '@touchline/feed';

/**
 * A football match as large ones are offered: main markets, every line of totals and handicaps, periods,
 * combinations.
 */
const ID = 1;
export const MARKETS = 400;

interface Kind {
  readonly type: string;
  readonly group: string;
  readonly keys: readonly string[];
  readonly lines?: readonly string[];
  readonly parts?: readonly number[];
}

const SIDES = ['home', 'draw', 'away'];
const GOALS = ['over', 'under'];
const PAIR = ['home', 'away'];
const YES = ['yes', 'no'];
const halves = [1, 2];
const scores = Array.from({ length: 25 }, (_, i) => `${Math.floor(i / 5)}:${i % 5}`);
const quarters = (from: number, to: number): readonly string[] =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, i) => String(from + i / 4));
const pairsOf = (ends: readonly string[]) => SIDES.flatMap((side) => ends.map((end) => `${side}-${end}`));

const kinds: readonly Kind[] = [
  { type: 'match-result', group: 'popular', keys: SIDES },
  { type: 'double-chance', group: 'popular', keys: ['1x', '12', 'x2'] },
  { type: 'draw-no-bet', group: 'popular', keys: PAIR },
  { type: 'both-to-score', group: 'goals', keys: YES },
  { type: 'half-time-result', group: 'halves', keys: SIDES },
  { type: 'half-full', group: 'combos', keys: pairsOf(SIDES) },
  { type: 'result-both', group: 'combos', keys: pairsOf(YES) },
  { type: 'correct-score', group: 'score', keys: [...scores, 'other'] },
  { type: 'odd-even', group: 'goals', keys: ['odd', 'even'] },
  { type: 'exact-total', group: 'goals', keys: ['0', '1', '2', '3', '4', '5', '6-plus'] },
  {
    type: 'winning-margin',
    group: 'score',
    keys: ['home-1', 'home-2', 'home-3', 'draw', 'away-1', 'away-2'],
  },
  { type: 'win-to-nil', group: 'specials', keys: PAIR },
  { type: 'next-goal', group: 'goals', keys: ['home', 'none', 'away'], parts: [1, 2, 3, 4, 5, 6, 7, 8] },
  { type: 'race-to', group: 'goals', keys: ['home', 'none', 'away'], parts: [2, 3, 4, 5] },
  { type: 'total', group: 'totals', keys: GOALS, lines: quarters(0.5, 7.5) },
  { type: 'handicap', group: 'handicaps', keys: PAIR, lines: quarters(-4, 4) },
  { type: 'total-home', group: 'teams', keys: GOALS, lines: quarters(0.5, 5.5) },
  { type: 'total-away', group: 'teams', keys: GOALS, lines: quarters(0.5, 5.5) },
  { type: 'result-total', group: 'combos', keys: pairsOf(GOALS), lines: quarters(0.5, 6.5) },
  { type: 'part-result', group: 'halves', keys: SIDES, parts: halves },
  { type: 'part-total', group: 'halves', keys: GOALS, parts: halves, lines: quarters(0.5, 6.5) },
  { type: 'part-handicap', group: 'halves', keys: PAIR, parts: halves, lines: quarters(-3, 3) },
  { type: 'part-correct-score', group: 'score', keys: [...scores, 'other'], parts: halves },
];
/** Filler markets that bring the match to its full number; named by their type, as in the feed. */
const special = (index: number): Kind => ({ type: `special-${index + 1}`, group: 'specials', keys: YES });

const NONE = [undefined];

const match: MatchRecord = {
  id: ID,
  sportId: 1,
  competitionId: 1,
  competition: 'Coastal League',
  country: 'world',
  home: 'Harbour Rovers',
  away: 'Crestwood City',
  startsAt: 1_700_000_000,
  status: 2,
  producer: 'live',
  clock: { period: 'half2', seconds: 3600, running: true, at: 0 },
  score: { total: [1, 0], parts: [[1, 0]] },
  marketCount: MARKETS,
  version: 1,
};

function marketsOf({ type, group, keys, lines, parts }: Kind) {
  return (parts ?? NONE).flatMap((ordinal) =>
    (lines ?? NONE).map((line) => {
      const id = [ID, type, ordinal, line].filter((part) => part !== undefined).join('.');
      return {
        id,
        matchId: ID,
        type,
        group,
        ...(line !== undefined && { line }),
        ...(ordinal !== undefined && { ordinal }),
        status: 1 as const,
        producer: 'live' as const,
        selections: keys.map((key, place) => ({
          id: `${id}:${key}`,
          key,
          k: (1.4 + place * 0.35).toFixed(2),
        })),
        version: 1,
        at: 0,
      };
    }),
  );
}

function markets(): MarketRecord[] {
  const traded = kinds.flatMap(marketsOf);
  const added = Array.from({ length: Math.max(0, MARKETS - traded.length) }, (_, i) => marketsOf(special(i)));
  let slot = 0;
  return [...traded, ...added.flat()].slice(0, MARKETS).map((market) => {
    const own = { ...market, slot };
    slot += market.selections.length;
    return own;
  });
}

/** Snapshot of the match with all its markets, as the feed sends it. */
export const fullMatch: SnapshotFrame = {
  t: 'snapshot',
  topic: `match:${ID}`,
  seq: 1,
  at: 0,
  matches: [match],
  markets: markets(),
};
