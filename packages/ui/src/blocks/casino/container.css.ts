import { createContainer, createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/measures.ts';

/** Container of a list of games; its columns depend on its own width, not on the page's. */
export const gamesContainer = createContainer('games');

/** Number of columns of a list of games. */
export const gameColumns = createVar();

/** Gap between games. */
export const gameGap = createVar();

const at = (pixels: number) => `${gamesContainer} (min-width: ${pixels}px)`;
const equal = (count: number) => ({ vars: { [gameColumns]: String(count) } });

/** Gaps by window; on desktops a little wider. */
export const gapsOfGames = {
  vars: { [gameGap]: vars.space.sm },
  '@media': { [from.desk]: { vars: { [gameGap]: `calc(${vars.space.sm} + ${vars.space.xxs})` } } },
} as const;

/** Columns of 3 : 4 tiles by the width of the list: no tile is narrower than 110 pixels. */
export const standardColumns = {
  [at(330)]: equal(3),
  [at(560)]: equal(4),
  [at(720)]: equal(5),
  [at(880)]: equal(6),
  [at(1040)]: equal(8),
  [at(1390)]: equal(10),
} as const;

/** Columns of 16 : 9 tiles; on phones the next one is visible in part. */
export const wideColumns = {
  [at(330)]: equal(2.12),
  [at(560)]: equal(3.2),
  [at(720)]: equal(4),
  [at(880)]: equal(5),
  [at(1040)]: equal(6),
  [at(1390)]: equal(8),
} as const;
