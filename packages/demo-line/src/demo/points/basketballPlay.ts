import { pointsPlay } from './pointsPlay.ts';

/** Basketball: four quarters, overtime until it is decided. */
export const basketballPlay = pointsPlay({
  part: 'quarter',
  group: 'quarters',
  parts: 4,
  length: 600,
  overtime: 300,
  slowness: 2,
  pauses: [120, 900, 120],
  points: 82,
  spread: 9.5,
  strength: 3.6,
  home: 2.5,
  scores: [
    [2, 0.68],
    [3, 0.26],
    [1, 0.06],
  ],
  attack: [9, 21],
  steps: {
    lines: [-20, -12, -4, 0, 4, 12, 20],
    part: [-8, 0, 8],
    races: [20, 40, 60],
    bands: [
      [1, 5],
      [6, 10],
      [11, 15],
      [16, 20],
      [21, Infinity],
    ],
  },
});
