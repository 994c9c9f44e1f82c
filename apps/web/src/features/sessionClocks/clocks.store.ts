import { proxy } from 'valtio/vanilla';
import type { IdleWarning } from './idle.ts';

export interface Clocks {
  /** True if a reality check is due or scheduled, so that its dialog is prepared. */
  isCheckSet: boolean;
  /** Time since which a reality check is due, UTC ms; undefined while none is. */
  checkDueAt: number | undefined;
  /** Sign-out for inactivity that the player is warned of; undefined while none is near. */
  idleWarning: IdleWarning | undefined;
  /** Ids of limits that wait for the player's confirmation. */
  approvals: readonly string[];
}

/** Pending questions of the session clocks. Written only by `app/wiring`. */
export const clocks = proxy<Clocks>({
  isCheckSet: false,
  checkDueAt: undefined,
  idleWarning: undefined,
  approvals: [],
});
