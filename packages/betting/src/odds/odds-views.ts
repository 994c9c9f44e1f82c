/** Odds formats, selected by view id. */
export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hongKong' | 'indonesian' | 'malay';

/** View type of the app: 0 European, 1 Asian. */
export type AppViewType = 0 | 1;

/** View ids that have a format of their own, in the order of the settings list. */
export const ODDS_VIEW_IDS = [0, 1, 2, 4, 5, 6] as const;

const FORMAT_BY_VIEW: Readonly<Record<number, OddsFormat>> = {
  0: 'decimal',
  1: 'fractional',
  2: 'american',
  4: 'hongKong',
  5: 'indonesian',
  6: 'malay',
  14: 'hongKong',
  15: 'indonesian',
  16: 'malay',
};

/** Returns the odds format of a view id; decimal for an unknown id. */
export function oddsFormat(viewId: number): OddsFormat {
  return FORMAT_BY_VIEW[viewId] ?? 'decimal';
}

/**
 * Converts a view id to the app's view type: the Asian view uses 14, 15, 16 where the European view uses 4, 5, 6; an
 * unknown id becomes 0 (decimal).
 */
export function foldViewId(viewId: number, appViewType: AppViewType): number {
  if (!Object.hasOwn(FORMAT_BY_VIEW, viewId)) return 0;
  const base = viewId >= 10 ? viewId - 10 : viewId;
  return appViewType === 1 && base >= 4 ? base + 10 : base;
}
