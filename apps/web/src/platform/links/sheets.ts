import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What opens over any page, as a flag in its address: Back closes it, and it can be linked to. */
export const sheetNames = ['settings', 'menu', 'cashier', 'coupon'] as const;
export type SheetName = (typeof sheetNames)[number];

interface Spot {
  readonly pathname: string;
  readonly search: string;
}

/** Address of the same page with a sheet open; another one that is open gives way. */
export function withSheet({ pathname, search }: Spot, name: SheetName): string {
  const query = withoutFlags(search);
  query.set(name, '1');
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
  return sheetNames.find((name) => query.get(name) === '1');
}

function withoutFlags(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of sheetNames) query.delete(name);
  return query;
}

export interface Sheets {
  /** The one that is open. */
  readonly open: SheetName | undefined;
  hrefOf(name: SheetName): string;
  show(name: SheetName): void;
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
  const hrefOf = useCallback((name: SheetName) => withSheet(location, name), [location]);
  const show = useCallback(
    (name: SheetName) =>
      void navigate(hrefOf(name), {
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
  return { open, hrefOf, show, close };
}
