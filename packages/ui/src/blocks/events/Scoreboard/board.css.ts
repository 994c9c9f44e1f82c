import { createContainer } from '@vanilla-extract/css';
import { besideFrom, tableFrom } from '../../measures.ts';

/** Container of the scoreboard. */
export const board = createContainer('scoreboard');
/** Crests are at the outer sides of the names. */
export const inBeside = `${board} ${besideFrom}`;
/** Crests are next to the score, and buttons have their labels. */
export const inWide = `${board} ${tableFrom}`;
