import { proxy } from 'valtio/vanilla';

/** Whether a player who hides the balance has revealed it, until the page is reloaded or the player signs out. */
export const balanceLook = proxy({ isShown: false });

export function showBalance(): void {
  balanceLook.isShown = true;
}

export function coverBalance(): void {
  balanceLook.isShown = false;
}
