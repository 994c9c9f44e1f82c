import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { proxy } from 'valtio/vanilla';

/** Returns an address in the console: `#/sites/house`. */
export const to = (...segments: readonly string[]): string =>
  `#/${segments.map(encodeURIComponent).join('/')}`;

/**
 * Returns the address of a list with filters: `#/bets?state=open`.
 * @param filters values by the filter's id; empty ones are left out
 */
export function toList(
  section: string | readonly string[],
  filters: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  const address = to(...[section].flat());
  return query === '' ? address : `${address}?${query}`;
}

/** Mark of a navigation after saving: the page is left without a question. */
const SAVED = { isSaved: true };

/** Returns whether a page is left because its changes are saved. */
export const isAfterSaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state;

/** Returns a function that opens an address, `#/bonuses/house/7`, after the changes of the page were saved. */
export function useOpenSaved(): (address: string) => void {
  const navigate = useNavigate();
  return (address) => void navigate(address.slice(1), { state: SAVED });
}

/** Number of forms with unsaved changes. */
export const unsaved = proxy({ forms: 0 });

/** Asks for confirmation before the page is left while a form has unsaved changes. */
export function useUnsaved(is: boolean): void {
  useEffect(() => {
    if (!is) return undefined;
    unsaved.forms += 1;
    return () => void (unsaved.forms -= 1);
  }, [is]);
}
