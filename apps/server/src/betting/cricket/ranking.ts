import type { CricketCard } from '@touchline/feed/source';
import {
  byPoints,
  placeOf,
  playedMatch,
  teamFigures,
  type PlayerFigures,
  type Side,
  type TeamFigures,
} from './figures.ts';
import { addMatch, noFigures } from './playerFigures.ts';

const SIDES = [0, 1] as const;

/** A finished match from the view of one side. */
export interface Appearance {
  readonly card: CricketCard;
  readonly side: Side;
}

/** Returns each match from the view of both sides. */
export function appearances(cards: readonly CricketCard[]): readonly Appearance[] {
  return cards.flatMap((card) => SIDES.map((side) => ({ card, side })));
}

/** Compares players: most runs first, then fewer balls. */
export function byRuns(a: PlayerFigures, b: PlayerFigures): number {
  return b.batting.runs - a.batting.runs || a.batting.balls - b.batting.balls || a.player.id - b.player.id;
}

function byWickets(a: PlayerFigures, b: PlayerFigures): number {
  return (
    b.bowling.wickets - a.bowling.wickets || a.bowling.runs - b.bowling.runs || a.player.id - b.player.id
  );
}

/** Returns the figures of all players who played. */
export function figuresOf(played: readonly Appearance[]): readonly PlayerFigures[] {
  const sums = new Map<number, ReturnType<typeof noFigures>>();
  for (const { card, side } of played) {
    const { id, name, players } = card.sides[side];
    for (const player of players) {
      const held = sums.get(player.id) ?? noFigures(player, { id, name }, placeOf(card));
      addMatch(held, card, side);
      sums.set(player.id, held);
    }
  }
  return [...sums.values()];
}

/**
 * Returns the table of the teams that played.
 * @param played latest first
 */
export function tableOf(played: readonly Appearance[]): readonly TeamFigures[] {
  const byTeam = Map.groupBy(played, ({ card, side }) => card.sides[side].id);
  return [...byTeam.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { id, name } = first.card.sides[first.side];
      const matches = own.map(({ card, side }) => playedMatch(card, side));
      return teamFigures({ id, name }, placeOf(first.card), matches);
    })
    .toSorted(byPoints);
}

interface Ranked {
  readonly batters: readonly PlayerFigures[];
  readonly bowlers: readonly PlayerFigures[];
  readonly teams: readonly TeamFigures[];
}

/** Creates the ranking of players and teams, cached until the record changes. */
export function createRanking(): (
  cards: readonly CricketCard[],
  competitionId: number | undefined,
) => Ranked {
  let of: readonly CricketCard[] = [];
  let known = new Map<number | undefined, Ranked>();
  return (cards, competitionId) => {
    if (cards !== of) known = new Map();
    of = cards;
    const held = known.get(competitionId);
    if (held) return held;
    const played = appearances(
      cards.filter((card) => competitionId === undefined || card.competitionId === competitionId),
    );
    const figures = figuresOf(played);
    const ranked = {
      batters: figures.filter(({ batting }) => batting.runs > 0).toSorted(byRuns),
      bowlers: figures.filter(({ bowling }) => bowling.wickets > 0).toSorted(byWickets),
      teams: tableOf(played),
    };
    // Not cached without matches: the competition could be any number.
    if (played.length > 0) known.set(competitionId, ranked);
    return ranked;
  };
}
