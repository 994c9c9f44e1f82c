import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

const KEY = 'searches';
const MOST = 8;
const Kept = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80)));

/** What was searched on this device, the latest first. */
export function recentSearches(): readonly string[] {
  return deviceStorage.read(KEY, Kept) ?? [];
}

/** Keeps a search that led somewhere; the same words stand once. */
export function rememberSearch(text: string): void {
  const same = text.toLocaleLowerCase();
  const others = recentSearches().filter((kept) => kept.toLocaleLowerCase() !== same);
  deviceStorage.write(KEY, [text.slice(0, 80), ...others].slice(0, MOST));
}

/** Forgets every search of this device. */
export function forgetSearches(): void {
  deviceStorage.remove(KEY);
}
