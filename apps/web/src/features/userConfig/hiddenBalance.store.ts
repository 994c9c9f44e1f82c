import { proxy } from 'valtio/vanilla';

/** State of a balance that the player hides: shown from its reveal until a reload or the player's sign-out. */
export const balanceLook = proxy({ isShown: false });

export function showBalance(): void {
  balanceLook.isShown = true;
}

export function coverBalance(): void {
  balanceLook.isShown = false;
}
