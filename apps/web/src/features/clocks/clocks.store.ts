import { proxy } from 'valtio/vanilla';

export interface Clocks {
  /** Since when a reality check is due, UTC ms; undefined while none is. */
  checkDueAt: number | undefined;
  /** Ids of limits that wait for the player's word. */
  approvals: readonly string[];
}

/** What the clocks that keep play safe ask of the player now. Written only by `app/wiring`. */
export const clocks = proxy<Clocks>({ checkDueAt: undefined, approvals: [] });
