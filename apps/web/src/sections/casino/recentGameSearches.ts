import { fold } from '@touchline/text';
import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

const KEY = 'gameSearches';
const MOST = 6;
const Stored = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60)));

/** The last texts on this device that found games, latest first. */
export function recentGameSearches(): readonly string[] {
  return deviceStorage.read(KEY, Stored) ?? [];
}

/** Stores a text; one that another begins with replaces it. */
export function rememberGameSearch(text: string): void {
  const typed = fold(text);
  const others = recentGameSearches().filter((stored) => !typed.startsWith(fold(stored)));
  deviceStorage.write(KEY, [text.slice(0, 60), ...others].slice(0, MOST));
}

/** Deletes all texts of this device. */
export function forgetGameSearches(): void {
  deviceStorage.remove(KEY);
}
