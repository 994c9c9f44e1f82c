import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDestination } from './destination.ts';

/** Sheets that open over any page through a query flag: Back closes them, and they can be linked. */
export const sheetNames = [
  'settings',
  'menu',
  'cashier',
  'coupon',
  'coupon-settings',
  'load',
  'share',
  'showForgotPasswordModal',
  'transfer-user',
  'login',
  'registration',
  'shortcuts',
  'bet-generator',
] as const;
export type SheetName = (typeof sheetNames)[number];

/** Sheets whose flag may have a value: a coupon code, a bet number, a registration method, a missing amount. */
const aboutOne: ReadonlySet<SheetName> = new Set(['load', 'share', 'registration', 'cashier']);
const OPEN = '1';

interface Spot {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Address of the same page with a sheet open; replaces another open sheet.
 * @param about subject of the sheet, for sheets that have one
 */
export function withSheet({ pathname, search }: Spot, name: SheetName, about = OPEN): string {
  const query = withoutFlags(search);
  query.set(name, about);
  return `${pathname}?${query}`;
}

/** Address of the same page without a sheet. */
export function withoutSheet({ pathname, search }: Spot): string {
  const query = withoutFlags(search).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Returns the sheet that an address opens. */
export function sheetIn(search: string): SheetName | undefined {
  const query = new URLSearchParams(search);
  return sheetNames.find((name) => query.get(name) === OPEN || (aboutOne.has(name) && query.get(name)));
}

/** Returns the subject of the sheet that an address opens; undefined without one. */
export function sheetAbout(search: string): string | undefined {
  const name = sheetIn(search);
  const about = name && new URLSearchParams(search).get(name);
  return about === undefined || about === null || about === OPEN ? undefined : about;
}

function withoutFlags(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of sheetNames) query.delete(name);
  return query;
}

export interface Sheets {
  /** Sheet that is open. */
  readonly open: SheetName | undefined;
  /** Subject of the open sheet, if it has one. */
  readonly about: string | undefined;
  hrefOf(name: SheetName, about?: string): string;
  show(name: SheetName, about?: string): void;
  close(): void;
  /** Closes the sheet. Resolves once the history is at the page without it. */
  closeAndWait(): Promise<void>;
}

/** Key of the history entry whose sheet is being closed: a second press must not go back twice. */
let closing: string | undefined;

/**
 * Controls the sheets over this page. Closing goes back in history if the sheet was opened by navigation, so that
 * history gets no duplicates; closing a sheet opened from another one returns to the first.
 */
export function useSheets(): Sheets {
  const location = useLocation();
  const navigate = useNavigate();
  const destination = useDestination();
  const open = sheetIn(location.search);
  const about = sheetAbout(location.search);
  const hrefOf = useCallback((name: SheetName, one?: string) => withSheet(location, name, one), [location]);
  const show = useCallback(
    (name: SheetName, one?: string) => {
      const page = destination();
      void navigate(withSheet(page, name, one), {
        state: page.state ?? { overPage: true },
        preventScrollReset: true,
      });
    },
    [navigate, destination],
  );
  const closeAndWait = useCallback(async () => {
    const page = destination();
    // A navigation under way to a page without a sheet closes it.
    if (closing === page.key || sheetIn(page.search) === undefined) return;
    const state: unknown = page.state;
    const cameFromPage = typeof state === 'object' && state !== null && 'overPage' in state;
    closing = page.key;
    try {
      if (cameFromPage) await navigate(-1);
      else await navigate(withoutSheet(page), { replace: true, preventScrollReset: true });
    } finally {
      closing = undefined;
    }
  }, [navigate, destination]);
  const close = useCallback(() => void closeAndWait(), [closeAndWait]);
  return { open, about, hrefOf, show, close, closeAndWait };
}
