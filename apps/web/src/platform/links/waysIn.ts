import { site } from '../site/site.ts';

export type WayIn = 'login' | 'registration';

/** Whether guests may become players here. */
export function takesNewPlayers(): boolean {
  const { isRegistrationAllowed, isVipDomain, isAccountMiddleware } = site();
  return isRegistrationAllowed && !isVipDomain && !isAccountMiddleware;
}

/** Whether the site's own buttons lead to registration. */
export const leadsToRegistration = (): boolean => takesNewPlayers() && !site().isRegistrationButtonDisabled;

let open: ((way: WayIn) => boolean) | undefined;

/** Tells what opens ways in over the page, once it has come. */
export function setWaysIn(opener: typeof open): void {
  open = opener;
}

/** Opens a way in over the page. @returns whether it could be; else its own page is there */
export const openWayIn = (way: WayIn): boolean => open?.(way) === true;
