import { Departure } from '../../features/clocks/departure.ts';
import { DEPARTURE } from '../../features/clocks/wasSentAway.ts';
import { forgetPlayer, refreshSession, signOut } from '../../features/session/session.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';

/** Why a clock last signed a player out of this browser. */
export const departureCell = sharedCell(DEPARTURE, Departure);

/** Whether a clock has ended the session that began at an instant, UTC ms. */
export const hasDeparted = (signedInAt: number): boolean => (departureCell.get()?.at ?? 0) >= signedInAt;

/**
 * Signs out for all tabs; where another tab has done so, this one only looks who is signed in.
 * @param signedInAt when the session began, UTC ms
 * @throws ApiError when the server could not be told
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

/** The day's time is used up: the server ends the session by itself; here it ends now, whether the server hears of it or not. */
export async function departAtLimit(signedInAt: number): Promise<void> {
  await depart('session-limit', signedInAt).catch(() => {
    departureCell.set({ why: 'session-limit', at: serverNow(), isSaid: false });
    forgetPlayer('player');
  });
}
