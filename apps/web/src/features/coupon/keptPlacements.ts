import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { Intent } from './coupon.types.ts';
import { KeptIntent } from './keptIntent.ts';

/** Where the device keeps it. */
export const PLACEMENTS_KEY = 'placements';
const Kept = v.array(v.array(KeptIntent));

/** What is placed at once: one intent, or those of several singles. */
export type Intents = readonly Intent[];

export interface KeptPlacements {
  /** Keeps it until its end is known. */
  add(intents: Intents): void;
  /** Its end is known. */
  remove(intents: Intents): void;
  /** Its end is asked for when the player is back; it is not sent again. */
  leave(intents: Intents): void;
  /** What an earlier page left of a player; what others left is dropped. */
  of(playerId: string): readonly Intents[];
}

/** What is on its way, on the device: each window adds its own and takes away no other's. */
export function createKeptPlacements(storage: SafeStorage): KeptPlacements {
  const read = (): readonly Intents[] => storage.read(PLACEMENTS_KEY, Kept) ?? [];
  const isSame = ([one]: Intents, [other]: Intents) => one?.key === other?.key;
  const write = (kept: readonly Intents[]) =>
    kept.length === 0 ? storage.remove(PLACEMENTS_KEY) : void storage.write(PLACEMENTS_KEY, kept);
  // In its place: what is kept already changes nothing, so that no other window hears of it.
  const put = (intents: Intents) => {
    const kept = read();
    const isThere = kept.some((one) => isSame(one, intents));
    write(isThere ? kept.map((one) => (isSame(one, intents) ? intents : one)) : [...kept, intents]);
  };
  return {
    add: put,
    remove: (intents) => write(read().filter((one) => !isSame(one, intents))),
    leave: (intents) => put(intents.map((intent) => ({ ...intent, askedAt: 0 }))),
    of(playerId) {
      const own = read().filter((intents) => intents.every((intent) => intent.playerId === playerId));
      write(own);
      return own;
    },
  };
}
