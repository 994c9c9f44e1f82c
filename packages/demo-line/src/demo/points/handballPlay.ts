import { pointsPlay } from './pointsPlay.ts';

/** Handball: two halves, single goals, draws possible. */
export const handballPlay = pointsPlay({
  part: 'half',
  group: 'halves',
  parts: 2,
  length: 1800,
  slowness: 1.25,
  pauses: [600],
  points: 28.5,
  spread: 4.2,
  strength: 1.5,
  home: 1.2,
  scores: [[1, 1]],
  attack: [18, 44],
  steps: {
    lines: [-8, -4, 0, 4, 8],
    part: [-4, 0, 4],
    races: [5, 10, 15, 20],
    bands: [
      [1, 3],
      [4, 6],
      [7, 9],
      [10, Infinity],
    ],
  },
});
