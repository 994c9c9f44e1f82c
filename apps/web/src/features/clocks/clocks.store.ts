import { proxy } from 'valtio/vanilla';

export interface Clocks {
  /** A reality check is due or to come: what shows it is made ready. */
  isCheckSet: boolean;
  /** Since when a reality check is due, UTC ms; undefined while none is. */
  checkDueAt: number | undefined;
  /** Ids of limits that wait for the player's word. */
  approvals: readonly string[];
}

/** What the clocks that keep play safe ask of the player now. Written only by `app/wiring`. */
export const clocks = proxy<Clocks>({ isCheckSet: false, checkDueAt: undefined, approvals: [] });
