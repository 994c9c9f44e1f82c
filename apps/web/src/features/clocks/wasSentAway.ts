import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

/** Under which key the device remembers why a clock signed the player out. */
export const DEPARTURE = 'clocks.departure';

/** Whether a clock once signed a player out on this device, so that there may be something to tell. */
export function wasSentAway(): boolean {
  return deviceStorage.read(DEPARTURE, v.unknown()) !== undefined;
}
