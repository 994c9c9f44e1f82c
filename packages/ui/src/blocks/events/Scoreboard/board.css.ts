import { createContainer } from '@vanilla-extract/css';
import { tableFrom } from '../../measures.ts';

/** Container of the scoreboard. When wide, crests are next to the names and the board has fewer lines. */
export const board = createContainer('scoreboard');
export const inWide = `${board} ${tableFrom}`;
