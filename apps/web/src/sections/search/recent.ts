import { fold } from '@touchline/text';
import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

const KEY = 'searches';
const MOST = 8;
const Kept = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80)));

/** Recent searches on this device, latest first. */
export function recentSearches(): readonly string[] {
  return deviceStorage.read(KEY, Kept) ?? [];
}

/** Stores a search that was successful; the same text is stored once. */
export function rememberSearch(text: string): void {
  const same = fold(text);
  const others = recentSearches().filter((stored) => fold(stored) !== same);
  deviceStorage.write(KEY, [text.slice(0, 80), ...others].slice(0, MOST));
}

/** Deletes all searches of this device. */
export function forgetSearches(): void {
  deviceStorage.remove(KEY);
}
