import { createContext } from 'react';
import type { RowsPart } from './window/listModel.ts';

/** Which rows of each card are mounted, by the card's id; without it all of them are. */
export const MountedRows = createContext<ReadonlyMap<string, readonly RowsPart[]> | undefined>(undefined);
