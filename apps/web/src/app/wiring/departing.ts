import { Departure } from '../../features/clocks/departure.ts';
import { DEPARTURE } from '../../features/clocks/wasSentAway.ts';
import { forgetPlayer, refreshSession, signOut } from '../../features/session/session.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';

/** Reason why a clock last signed a player out of this browser. */
export const departureCell = sharedCell(DEPARTURE, Departure);

/** Whether a clock has ended the session that began at `signedInAt`, UTC ms. */
export const hasDeparted = (signedInAt: number): boolean => (departureCell.get()?.at ?? 0) >= signedInAt;

/**
 * Signs out in all tabs; if another tab has done so, only refreshes the session here.
 * @param signedInAt start of the session, UTC ms
 * @throws ApiError when the request fails
 */
export async function depart(why: Departure['why'], signedInAt: number): Promise<void> {
  if (hasDeparted(signedInAt)) return void (await refreshSession());
  departureCell.set({ why, at: serverNow(), isSaid: false });
  try {
    await signOut(false);
  } catch (error) {
    departureCell.set({ why, at: 0, isSaid: true });
    throw error;
  }
}

/** Ends the session here when the day's time is used up, even if the request fails; the server ends it too. */
export async function departAtLimit(signedInAt: number): Promise<void> {
  await depart('session-limit', signedInAt).catch(() => {
    departureCell.set({ why: 'session-limit', at: serverNow(), isSaid: false });
    forgetPlayer('player');
  });
}
