import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

/** Storage key of the reason why a clock signed the player out. */
export const CLOCK_SIGN_OUT = 'clocks.departure';

/** Returns whether a clock signed a player out on this device, so that a reason may have to be shown. */
export function hasClockSignOut(): boolean {
  return deviceStorage.read(CLOCK_SIGN_OUT, v.unknown()) !== undefined;
}
