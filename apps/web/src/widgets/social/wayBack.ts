/** Result of a provider's redirect, in the fragment of the return address. */
export type WayBack = { readonly ticket: string } | { readonly failed: true } | undefined;

/**
 * Parses the fragment of the return address.
 * @param hash `#ticket=...` or `#failed`
 */
export function wayBackIn(hash: string): WayBack {
  const ticket = /^#ticket=([\w-]{43})$/.exec(hash)?.[1];
  if (ticket !== undefined) return { ticket };
  return hash === '#failed' ? { failed: true } : undefined;
}
