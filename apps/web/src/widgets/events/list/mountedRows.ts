import { createContext } from 'react';
import type { RowsPart } from './window/listModel.ts';

/** Which rows of each card are mounted, by the card's id; without it all of them are. */
export const MountedRows = createContext<ReadonlyMap<string, readonly RowsPart[]> | undefined>(undefined);

/** Whether the list mounts only some of its rows: a card need not render anew when others of them are. */
export const IsWindowed = createContext(false);
