import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../../platform/storage/storage.ts';

const KEY = 'markets';
/** Kinds of markets remembered at most; the oldest are forgotten. */
const MOST = 120;
const Kinds = v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST)), []);
const Kept = v.object({ pinned: Kinds, folded: Kinds });

/** Kinds of markets that the player keeps first, and those folded; the same in every match. */
export type MarketPrefs = Readonly<{ pinned: readonly string[]; folded: readonly string[] }>;

const NONE: MarketPrefs = { pinned: [], folded: [] };
const listeners = new Set<() => void>();
let known: MarketPrefs | undefined;

function read(): MarketPrefs {
  return (known ??= deviceStorage.read(KEY, Kept) ?? NONE);
}

function write(next: MarketPrefs): void {
  known = next;
  deviceStorage.write(KEY, next);
  for (const listener of listeners) listener();
}

function changed(list: readonly string[], kinds: readonly string[], within: boolean): readonly string[] {
  const others = list.filter((kind) => !kinds.includes(kind));
  return within ? [...others, ...kinds].slice(-MOST) : others;
}

/** Keeps a kind of market before the others, or no longer. */
export function pinMarket(kind: string, pinned: boolean): void {
  write({ ...read(), pinned: changed(read().pinned, [kind], pinned) });
}

/** Folds kinds of markets, or unfolds them. */
export function foldMarkets(kinds: readonly string[], folded: boolean): void {
  write({ ...read(), folded: changed(read().folded, kinds, folded) });
}

function subscribe(listener: () => void): () => void {
  const stop = onDeviceChange(KEY, () => {
    known = undefined;
    listener();
  });
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** What this device remembers of markets; the same object until it changes. */
export function useMarketPrefs(): MarketPrefs {
  return useSyncExternalStore(subscribe, read);
}
