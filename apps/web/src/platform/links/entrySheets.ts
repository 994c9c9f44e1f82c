import { isAvailable, site } from '../site/site.ts';

export type EntrySheet = 'login' | 'registration';

/** Returns whether the site accepts registrations. */
export function acceptsRegistration(): boolean {
  const { isRegistrationAllowed, isVipDomain, isAccountMiddleware } = site();
  return isAvailable('registration') && isRegistrationAllowed && !isVipDomain && !isAccountMiddleware;
}

/** Returns whether the site shows registration buttons. */
export const offersRegistration = (): boolean =>
  acceptsRegistration() && !site().isRegistrationButtonDisabled;

let open: ((way: EntrySheet) => boolean) | undefined;

/** Sets the function that opens sign-in and registration over the page, once it is loaded. */
export function setEntryOpener(opener: typeof open): void {
  open = opener;
}

/**
 * Opens sign-in or registration over the page.
 * @returns whether it was opened; otherwise link to its own page
 */
export const openEntrySheet = (way: EntrySheet): boolean => open?.(way) === true;
