import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createEmitter } from '../../../platform/emitter/emitter.ts';
import { deviceStorage, onDeviceChange } from '../../../platform/storage/storage.ts';

const KEY = 'markets';
/** Maximum number of stored market kinds; the oldest are dropped. */
const MOST = 120;
const Kinds = v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST)), []);
const Kept = v.object({ pinned: Kinds, folded: Kinds });

/** Kinds of markets that the player has pinned and folded; the same in every match. */
export type MarketPrefs = Readonly<{ pinned: readonly string[]; folded: readonly string[] }>;

const NONE: MarketPrefs = { pinned: [], folded: [] };
const changes = createEmitter();
let known: MarketPrefs | undefined;

function read(): MarketPrefs {
  return (known ??= deviceStorage.read(KEY, Kept) ?? NONE);
}

function write(next: MarketPrefs): void {
  known = next;
  deviceStorage.write(KEY, next);
  changes.emit();
}

function changed(list: readonly string[], kinds: readonly string[], within: boolean): readonly string[] {
  const others = list.filter((kind) => !kinds.includes(kind));
  return within ? [...others, ...kinds].slice(-MOST) : others;
}

/** Pins or unpins a kind of market. */
export function pinMarket(kind: string, pinned: boolean): void {
  write({ ...read(), pinned: changed(read().pinned, [kind], pinned) });
}

/** Folds or unfolds kinds of markets. */
export function foldMarkets(kinds: readonly string[], folded: boolean): void {
  write({ ...read(), folded: changed(read().folded, kinds, folded) });
}

function subscribe(listener: () => void): () => void {
  const stop = onDeviceChange(KEY, () => {
    known = undefined;
    listener();
  });
  const unsubscribe = changes.subscribe(listener);
  return () => {
    stop();
    unsubscribe();
  };
}

/** Stored market preferences of this device; the same object until they change. */
export function useMarketPrefs(): MarketPrefs {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
