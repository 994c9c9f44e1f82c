import { pointsPlay } from './pointsPlay.ts';

/** American football: four quarters of drives that end in a touchdown, a field goal or nothing. */
export const americanFootballPlay = pointsPlay({
  part: 'quarter',
  group: 'quarters',
  parts: 4,
  length: 900,
  overtime: 600,
  slowness: 1.9,
  pauses: [180, 900, 180],
  points: 22.5,
  spread: 9.2,
  strength: 3.4,
  home: 2,
  scores: [
    [7, 0.55],
    [3, 0.36],
    [6, 0.06],
    [2, 0.03],
  ],
  attack: [110, 240],
  steps: {
    lines: [-24, -12, -4, 0, 4, 12, 24],
    part: [-12, 0, 12],
    races: [10, 20],
    bands: [
      [1, 6],
      [7, 12],
      [13, 18],
      [19, Infinity],
    ],
  },
});
