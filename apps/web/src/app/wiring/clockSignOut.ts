import { ClockSignOut } from '../../features/sessionClocks/clockSignOut.ts';
import { CLOCK_SIGN_OUT } from '../../features/sessionClocks/hasClockSignOut.ts';
import { refreshSession, signOut } from '../../features/session/session.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';

/** Reason why a clock last signed a player out of this browser. */
export const clockSignOutCell = sharedCell(CLOCK_SIGN_OUT, ClockSignOut);

/** Returns whether a clock has ended the session that began at `signedInAt`, UTC ms. */
export const wasSignedOutByClock = (signedInAt: number): boolean =>
  (clockSignOutCell.get()?.at ?? 0) >= signedInAt;

/** Stores that the day's time ended the session that began at `signedInAt`, UTC ms, unless a clock's reason is stored. */
export function noteSignOutAtLimit(signedInAt: number): void {
  if (wasSignedOutByClock(signedInAt)) return;
  clockSignOutCell.set({ why: 'session-limit', at: serverNow(), isSaid: false });
}

/**
 * Signs out in all tabs, also without a connection; if another tab has done so, only refreshes the session here.
 * @param signedInAt start of the session, UTC ms
 * @throws ApiError when another tab has signed out and the session can't be refreshed
 */
export async function signOutByClock(why: ClockSignOut['why'], signedInAt: number): Promise<void> {
  if (wasSignedOutByClock(signedInAt)) return void (await refreshSession());
  clockSignOutCell.set({ why, at: serverNow(), isSaid: false });
  await signOut(false, 'clock');
}
