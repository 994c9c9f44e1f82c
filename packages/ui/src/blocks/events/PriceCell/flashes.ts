/** Maximum duration of a flash in ms. */
const FLASH_MS = 400;
/** Maximum number of simultaneous flashes. More would no longer direct attention. */
const MAX_FLASHES = 24;

/** Start times of flashes that may still be visible, oldest first. */
const begun: number[] = [];

/**
 * Counts a flash if another one is allowed.
 * @param now UTC ms
 * @returns whether the cell may flash
 */
export function mayFlash(now: number): boolean {
  while (begun[0] !== undefined && now - begun[0] >= FLASH_MS) begun.shift();
  if (begun.length >= MAX_FLASHES) return false;
  begun.push(now);
  return true;
}
