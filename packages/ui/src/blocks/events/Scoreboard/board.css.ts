import { createContainer } from '@vanilla-extract/css';
import { tableFrom } from '../../measures.ts';

/** Where the board is wide, crests stand beside their names and everything is on fewer lines. */
export const board = createContainer('scoreboard');
export const inWide = `${board} ${tableFrom}`;
