import type { PlayerFigures } from '../cricket.api.ts';
import { average, runRate, strikeRate } from './figures.ts';
import { oversText } from '../../../widgets/events/rules/overs.ts';
import { bestBowling, bestScore } from './texts.ts';

/** A statistic, by its key in the translations of `player`. */
export interface Statistic {
  readonly key:
    | 'inningsFull'
    | 'notOuts'
    | 'runsFull'
    | 'best'
    | 'averageFull'
    | 'strikeFull'
    | 'foursFull'
    | 'sixesFull'
    | 'fiftiesFull'
    | 'hundredsFull'
    | 'oversFull'
    | 'maidensFull'
    | 'wicketsFull'
    | 'economyFull'
    | 'conceded'
    | 'catches'
    | 'stumpings';
  readonly value: string;
}

/** Batting statistics of a player; empty if they have not batted. */
export function battingStatistics({ batting }: PlayerFigures): readonly Statistic[] {
  const { innings, notOuts, runs, balls, fours, sixes, fifties, hundreds, best } = batting;
  if (innings === 0) return [];
  return [
    { key: 'inningsFull', value: String(innings) },
    { key: 'runsFull', value: String(runs) },
    { key: 'best', value: bestScore(best) },
    { key: 'averageFull', value: average(runs, innings - notOuts) },
    { key: 'strikeFull', value: strikeRate(runs, balls) },
    { key: 'notOuts', value: String(notOuts) },
    { key: 'foursFull', value: String(fours) },
    { key: 'sixesFull', value: String(sixes) },
    { key: 'fiftiesFull', value: String(fifties) },
    { key: 'hundredsFull', value: String(hundreds) },
  ];
}

/** Bowling statistics of a player; empty if they have not bowled. */
export function bowlingStatistics({ bowling }: PlayerFigures): readonly Statistic[] {
  const { innings, balls, maidens, runs, wickets, best } = bowling;
  if (innings === 0) return [];
  return [
    { key: 'inningsFull', value: String(innings) },
    { key: 'oversFull', value: oversText(balls) },
    { key: 'wicketsFull', value: String(wickets) },
    { key: 'best', value: bestBowling(best) },
    { key: 'averageFull', value: average(runs, wickets) },
    { key: 'economyFull', value: runRate(runs, balls) },
    { key: 'conceded', value: String(runs) },
    { key: 'maidensFull', value: String(maidens) },
  ];
}

/** Catches and stumpings of a player. */
export function fieldingStatistics({ catches, stumpings }: PlayerFigures): readonly Statistic[] {
  return [
    { key: 'catches', value: String(catches) },
    { key: 'stumpings', value: String(stumpings) },
  ];
}
