import { useEffect, useState } from 'react';

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

/** Forms with unsaved changes. */
const unsaved = new Set<symbol>();

/** Returns whether a form has unsaved changes. */
export const isUnsaved = (): boolean => unsaved.size > 0;

/** Forgets unsaved changes that the operator discards. */
export const discardUnsaved = (): void => unsaved.clear();

/** Asks for confirmation before the page is left while a form has unsaved changes. */
export function useUnsaved(is: boolean): void {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    if (is) unsaved.add(form);
    else unsaved.delete(form);
    return () => void unsaved.delete(form);
  }, [form, is]);
}
