import { createContext } from 'react';
import type { RowsPart } from './window/listModel.ts';

/** Mounted rows by card id; all rows of a card that is missing here. */
export const MountedRows = createContext<ReadonlyMap<string, readonly RowsPart[]>>(new Map());

/** Estimated heights of rows that are not mounted yet, px. */
export const ROW_HEIGHT = { phone: 180, desk: 53 } as const;

/** Number of rows that fill a screen. */
export const FIRST_ROWS = { phone: 8, desk: 20 } as const;

/** Number of rows of a list below the first screen. */
export const ROWS_BELOW = 2;
