import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What opens over any page, as a flag in its address: Back closes it, and it can be linked to. */
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
] as const;
export type SheetName = (typeof sheetNames)[number];

/** Sheets whose flag may say what they are about: the code of a coupon, the number of a bet, the way to register. */
const aboutOne: ReadonlySet<SheetName> = new Set(['load', 'share', 'registration']);
const OPEN = '1';

interface Spot {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Address of the same page with a sheet open; another one that is open gives way.
 * @param about what the sheet is about, where it can be about one thing or another
 */
export function withSheet({ pathname, search }: Spot, name: SheetName, about = OPEN): string {
  const query = withoutFlags(search);
  query.set(name, about);
  return `${pathname}?${query}`;
}

/** Address of the same page with no sheet open. */
export function withoutSheet({ pathname, search }: Spot): string {
  const query = withoutFlags(search).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** The sheet that an address opens. */
export function sheetIn(search: string): SheetName | undefined {
  const query = new URLSearchParams(search);
  return sheetNames.find((name) => query.get(name) === OPEN || (aboutOne.has(name) && query.get(name)));
}

/** What the sheet that an address opens is about; undefined when it names nothing. */
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
  /** The one that is open. */
  readonly open: SheetName | undefined;
  /** What it is about, where it names something. */
  readonly about: string | undefined;
  hrefOf(name: SheetName, about?: string): string;
  show(name: SheetName, about?: string): void;
  close(): void;
}

/**
 * The sheets over this page. Closing goes back when opening went forward, so that history has no doubles, and who
 * goes from one sheet to another comes back to the first.
 */
export function useSheets(): Sheets {
  const location = useLocation();
  const navigate = useNavigate();
  const open = sheetIn(location.search);
  const about = sheetAbout(location.search);
  const hrefOf = useCallback((name: SheetName, one?: string) => withSheet(location, name, one), [location]);
  const show = useCallback(
    (name: SheetName, one?: string) =>
      void navigate(hrefOf(name, one), {
        state: location.state ?? { overPage: true },
        preventScrollReset: true,
      }),
    [navigate, hrefOf, location.state],
  );
  const close = useCallback(() => {
    const state: unknown = location.state;
    const cameFromPage = typeof state === 'object' && state !== null && 'overPage' in state;
    if (cameFromPage) void navigate(-1);
    else void navigate(withoutSheet(location), { replace: true, preventScrollReset: true });
  }, [navigate, location]);
  return { open, about, hrefOf, show, close };
}
