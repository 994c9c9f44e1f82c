import { createContext, use } from 'react';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import type { RowsPart } from './window/listModel.ts';

/** Mounted rows by card id; all rows of a card that is missing here. */
export const MountedRows = createContext<ReadonlyMap<string, readonly RowsPart[]>>(new Map());

/**
 * Returns the mounted rows of a card.
 * @param all number of its rows
 */
export function useMountedRows(card: string, all: number): readonly RowsPart[] {
  return use(MountedRows).get(card) ?? [{ first: 0, end: all }];
}

/** Returns the estimated height of rows that are not mounted yet, px. */
export function useRowHeight(): number {
  return useIsDesk() ? 47 : 96;
}

/** Returns the number of rows that fill a screen. */
export function useRowsOfScreen(): number {
  return useIsDesk() ? 20 : 8;
}
