/** What the way back from a company brought in the fragment of its address. */
export type WayBack = { readonly ticket: string } | { readonly failed: true } | undefined;

/** @param hash of the address: `#ticket=...` or `#failed` */
export function wayBackIn(hash: string): WayBack {
  const ticket = /^#ticket=([\w-]{43})$/.exec(hash)?.[1];
  if (ticket !== undefined) return { ticket };
  return hash === '#failed' ? { failed: true } : undefined;
}
