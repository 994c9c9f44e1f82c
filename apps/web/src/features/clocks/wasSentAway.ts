import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

/** Storage key of the reason why a clock signed the player out. */
export const DEPARTURE = 'clocks.departure';

/** Whether a clock signed a player out on this device, so that a reason may have to be shown. */
export function wasSentAway(): boolean {
  return deviceStorage.read(DEPARTURE, v.unknown()) !== undefined;
}
