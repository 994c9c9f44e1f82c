import { site } from '../site/site.ts';

export type WayIn = 'login' | 'registration';

/** Whether the site accepts registrations. */
export function takesNewPlayers(): boolean {
  const { isRegistrationAllowed, isVipDomain, isAccountMiddleware } = site();
  return isRegistrationAllowed && !isVipDomain && !isAccountMiddleware;
}

/** Whether the site shows registration buttons. */
export const leadsToRegistration = (): boolean => takesNewPlayers() && !site().isRegistrationButtonDisabled;

let open: ((way: WayIn) => boolean) | undefined;

/** Sets the function that opens sign-in and registration over the page, once it is loaded. */
export function setWaysIn(opener: typeof open): void {
  open = opener;
}

/**
 * Opens sign-in or registration over the page.
 * @returns whether it was opened; otherwise link to its own page
 */
export const openWayIn = (way: WayIn): boolean => open?.(way) === true;
