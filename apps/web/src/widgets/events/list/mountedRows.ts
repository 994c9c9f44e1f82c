import { createContext } from 'react';
import type { RowsPart } from './window/listModel.ts';

/** Mounted rows by card id; undefined if all are mounted. */
export const MountedRows = createContext<ReadonlyMap<string, readonly RowsPart[]> | undefined>(undefined);
