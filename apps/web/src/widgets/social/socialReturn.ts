/** Result of a provider's redirect, in the fragment of the return address. */
export type SocialReturn = { readonly ticket: string } | { readonly failed: true } | undefined;

/**
 * Parses the fragment of the return address.
 * @param hash `#ticket=...` or `#failed`
 */
export function socialReturnIn(hash: string): SocialReturn {
  const ticket = /^#ticket=([\w-]{43})$/.exec(hash)?.[1];
  if (ticket !== undefined) return { ticket };
  return hash === '#failed' ? { failed: true } : undefined;
}
