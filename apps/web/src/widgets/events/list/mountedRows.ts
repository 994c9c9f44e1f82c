import { createContext } from 'react';
import type { RowsPart } from './window/listModel.ts';

/** Mounted rows by card id; undefined if all are mounted. */
export const MountedRows = createContext<ReadonlyMap<string, readonly RowsPart[]> | undefined>(undefined);

/** Whether the list mounts only some of its rows; a card doesn't have to render again when others are mounted. */
export const IsWindowed = createContext(false);
