/** How long one flash lasts at the most, milliseconds. */
const LASTS = 400;
/** So many cells may flash at a time: a flash says where to look, and says nothing when everything flashes. */
const MOST = 24;

/** Instants of the flashes that may still be seen, oldest first. */
const begun: number[] = [];

/** Whether one more cell may flash now; if so, it is counted. @param now UTC ms */
export function mayFlash(now: number): boolean {
  while (begun[0] !== undefined && now - begun[0] >= LASTS) begun.shift();
  if (begun.length >= MOST) return false;
  begun.push(now);
  return true;
}
