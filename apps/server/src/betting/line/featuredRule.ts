import type { MatchRecord } from '@touchline/feed';
import { isLive } from './competitions.ts';

/** Minimum time played of a featured live match, seconds. */
const PLAYED_LEAST = 600;
/** Maximum difference of the scores. */
const CLOSE = 1;

export interface FeaturedChoice {
  readonly matches: readonly MatchRecord[];
  /** Returns whether every selection of the match's result can be bet on. */
  readonly isOpen: (match: MatchRecord) => boolean;
  /** Returns the seconds that a live match has been played for. */
  readonly playedSeconds: (match: MatchRecord) => number;
  /** Returns the money staked on a match. */
  readonly stakeOn: (matchId: number) => bigint;
  /** Returns the position of a sport in the site's order. */
  readonly sportRank: (sportId: number) => number;
  /** Returns whether a match is in one of the top competitions. */
  readonly isTop: (match: MatchRecord) => boolean;
}

/** Returns whether a match has two sides; races and season winners don't. */
function hasSides({ home, away }: MatchRecord): boolean {
  return home !== '' && away !== '';
}

function isClose({ score }: MatchRecord): boolean {
  if (!score || score.order || score.end) return false;
  const [home, away] = score.total;
  return Math.abs(home - away) <= CLOSE;
}

/** Compares by the first criterion that differs; lower numbers and `true` come first. */
function firstDifference(...differences: readonly number[]): number {
  return differences.find((difference) => difference !== 0) ?? 0;
}

const marked = ({ best }: MatchRecord): number => (best ? 0 : 1);

/**
 * Returns the match that the home page shows first: of the live matches with a close score that have been played for
 * at least ten minutes the one with the highest stakes, or else the next start in a top competition, or any next start.
 * Only matches whose result can be bet on are chosen; undefined if there are none.
 */
export function chooseFeatured(choice: FeaturedChoice): MatchRecord | undefined {
  const { isOpen, playedSeconds, stakeOn, sportRank, isTop } = choice;
  const matches = choice.matches.filter(hasSides);
  const live = matches
    .filter((match) => isLive(match) && isClose(match) && playedSeconds(match) >= PLAYED_LEAST)
    .toSorted((a, b) =>
      firstDifference(
        Number(stakeOn(b.id) - stakeOn(a.id)),
        marked(a) - marked(b),
        sportRank(a.sportId) - sportRank(b.sportId),
        a.startsAt - b.startsAt,
        a.id - b.id,
      ),
    )
    .find(isOpen);
  if (live) return live;
  const upcoming = matches
    .filter(({ status }) => status === 1)
    .toSorted((a, b) =>
      firstDifference(
        a.startsAt - b.startsAt,
        marked(a) - marked(b),
        sportRank(a.sportId) - sportRank(b.sportId),
        a.id - b.id,
      ),
    );
  return upcoming.find((match) => isTop(match) && isOpen(match)) ?? upcoming.find(isOpen);
}
