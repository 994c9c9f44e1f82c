import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { Intent } from './coupon.types.ts';
import { KeptIntent } from './keptIntent.ts';

/** Storage key of pending placements. */
export const PLACEMENTS_KEY = 'placements';
const Kept = v.array(v.array(KeptIntent));

/** Intents that are placed together: one, or those of several singles. */
export type Intents = readonly Intent[];

export interface KeptPlacements {
  /** Stores intents until their result is known. */
  add(intents: Intents): void;
  /** Removes intents whose result is known. */
  remove(intents: Intents): void;
  /** Marks intents so that they are not sent again; their result is requested when the player is back. */
  leave(intents: Intents): void;
  /** Returns what an earlier page left pending for a player; drops other players' intents. */
  of(playerId: string): readonly Intents[];
}

/** Stores pending placements on the device; each window adds and removes only its own. */
export function createKeptPlacements(storage: SafeStorage): KeptPlacements {
  const read = (): readonly Intents[] => storage.read(PLACEMENTS_KEY, Kept) ?? [];
  const isSame = ([one]: Intents, [other]: Intents) => one?.key === other?.key;
  const write = (kept: readonly Intents[]) =>
    kept.length === 0 ? storage.remove(PLACEMENTS_KEY) : void storage.write(PLACEMENTS_KEY, kept);
  // Replaces in place: an identical value is no change, so other windows get no event.
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
