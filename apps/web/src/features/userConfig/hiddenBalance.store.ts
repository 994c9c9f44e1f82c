import { proxy } from 'valtio/vanilla';

/** Whether a player who hides the balance looks at it now: until the page is loaded anew or the player goes. */
export const balanceLook = proxy({ isShown: false });

export function showBalance(): void {
  balanceLook.isShown = true;
}

export function coverBalance(): void {
  balanceLook.isShown = false;
}
