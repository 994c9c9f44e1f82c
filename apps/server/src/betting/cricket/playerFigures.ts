import type { CricketCard } from '@touchline/feed/source';
import {
  inningsOf,
  otherSide,
  playedMatch,
  type PlayerFigures,
  type PlayerMatch,
  type Side,
} from './figures.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends object | null ? Writable<T[Key]> : T[Key] };
type Sums = Writable<PlayerFigures>;

/** Returns empty figures for a player without recorded matches. */
export function noFigures(
  player: PlayerFigures['player'],
  team: PlayerFigures['team'],
  competition: PlayerFigures['competition'],
): Sums {
  return {
    player,
    team,
    competition,
    matches: 0,
    batting: {
      innings: 0,
      notOuts: 0,
      runs: 0,
      balls: 0,
      fours: 0,
      sixes: 0,
      fifties: 0,
      hundreds: 0,
      best: null,
    },
    bowling: { innings: 0, balls: 0, maidens: 0, runs: 0, wickets: 0, best: null },
    catches: 0,
    stumpings: 0,
  };
}

function addBatting(sums: Sums, card: CricketCard, side: Side): void {
  const own = inningsOf(card, side)?.batting.find(({ playerId }) => playerId === sums.player.id);
  if (!own) return;
  const { batting } = sums;
  const notOut = own.dismissal === undefined;
  batting.innings += 1;
  batting.notOuts += notOut ? 1 : 0;
  batting.runs += own.runs;
  batting.balls += own.balls;
  batting.fours += own.fours;
  batting.sixes += own.sixes;
  if (own.runs >= 100) batting.hundreds += 1;
  else if (own.runs >= 50) batting.fifties += 1;
  const best = batting.best;
  if (!best || own.runs > best.runs || (own.runs === best.runs && notOut)) {
    batting.best = { runs: own.runs, notOut };
  }
}

function addBowling(sums: Sums, card: CricketCard, side: Side): void {
  const against = inningsOf(card, otherSide(side));
  const own = against?.bowling.find(({ playerId }) => playerId === sums.player.id);
  for (const { dismissal } of against?.batting ?? []) {
    if (dismissal?.fielderId !== sums.player.id) continue;
    if (dismissal.kind === 'caught') sums.catches += 1;
    if (dismissal.kind === 'stumped') sums.stumpings += 1;
  }
  if (!own) return;
  const { bowling } = sums;
  bowling.innings += 1;
  bowling.balls += own.balls;
  bowling.maidens += own.maidens;
  bowling.runs += own.runs;
  bowling.wickets += own.wickets;
  const best = bowling.best;
  if (!best || own.wickets > best.wickets || (own.wickets === best.wickets && own.runs < best.runs)) {
    bowling.best = { wickets: own.wickets, runs: own.runs };
  }
}

/** Adds a finished match to the figures of a player. */
export function addMatch(sums: Sums, card: CricketCard, side: Side): void {
  sums.matches += 1;
  addBatting(sums, card, side);
  addBowling(sums, card, side);
}

/** Returns a player's performance in one match. */
export function playerMatch(playerId: number, card: CricketCard, side: Side): PlayerMatch {
  const batted = inningsOf(card, side)?.batting.find((one) => one.playerId === playerId);
  const bowled = inningsOf(card, otherSide(side))?.bowling.find((one) => one.playerId === playerId);
  return {
    match: playedMatch(card, side),
    batting: batted
      ? { runs: batted.runs, balls: batted.balls, notOut: batted.dismissal === undefined }
      : null,
    bowling: bowled
      ? { balls: bowled.balls, maidens: bowled.maidens, runs: bowled.runs, wickets: bowled.wickets }
      : null,
  };
}
