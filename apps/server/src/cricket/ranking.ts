import type { CricketCard } from '../feed/index.ts';
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

/** A match that is over, from one side. */
export interface Appearance {
  readonly card: CricketCard;
  readonly side: Side;
}

/** Each match from both its sides. */
export function appearances(cards: readonly CricketCard[]): readonly Appearance[] {
  return cards.flatMap((card) => SIDES.map((side) => ({ card, side })));
}

/** Most runs first, in fewer balls. */
export function byRuns(a: PlayerFigures, b: PlayerFigures): number {
  return b.batting.runs - a.batting.runs || a.batting.balls - b.batting.balls || a.player.id - b.player.id;
}

function byWickets(a: PlayerFigures, b: PlayerFigures): number {
  return (
    b.bowling.wickets - a.bowling.wickets || a.bowling.runs - b.bowling.runs || a.player.id - b.player.id
  );
}

/** Everyone who played, with the sums of what they did. */
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

/** The table of the sides that played. @param played the latest first */
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

/** Ranks players and sides; as long as the record is the same it answers from memory. */
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
    // A competition that has no matches could be any number: it isn't kept.
    if (played.length > 0) known.set(competitionId, ranked);
    return ranked;
  };
}
