import * as v from 'valibot';
import { wallNow } from '../../platform/clock/clock.ts';
import { createEmitter } from '../../platform/emitter/emitter.ts';
import { deviceStore } from '../../platform/storage/deviceStore.ts';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import {
  FavoriteSchema,
  type Favorite,
  type FavoriteKind,
  type FavoritesChange,
  type FavoriteToggle,
} from './favorites.types.ts';

const KEY = 'favorites';

/** Maximum number on a device, so that all of them fit into an account. */
export const MOST_FAVORITES = 300;

/** Age of a match's start after which it may be removed from a full list, s. */
const PLAYED = 3 * 86_400;

const Kept = v.object({ owner: v.nullable(v.string()), items: v.array(v.unknown()) });

interface FavoritesState {
  /** Id of the player who owns the list; null for a guest. */
  owner: string | null;
  /** Favourites, newest first. */
  items: Favorite[];
}

/** Favourites on this device. Written only by the actions of this feature. */
export const favorites = deviceStore<FavoritesState>({ owner: null, items: [] });

let keys: ReadonlySet<string> = new Set();
const toggles = createEmitter<[change: FavoritesChange]>();
const changes = createEmitter();
const keyOf = ({ kind, id }: Pick<Favorite, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Loads the stored favourites and follows other tabs. Call once, in boot. */
export function startFavorites(): void {
  const restore = () => {
    const { owner, items } = deviceStorage.read(KEY, Kept) ?? { owner: null, items: [] };
    // Invalid entries are dropped one by one.
    const valid = items.flatMap((item) => {
      const parsed = v.safeParse(FavoriteSchema, item);
      return parsed.success ? parsed.output : [];
    });
    show(owner, valid);
  };
  restore();
  onDeviceChange(KEY, restore);
}

/** Adds or removes a favourite, and notifies subscribers that sync the account. */
export function toggleFavorite(item: Favorite): FavoriteToggle {
  const isThere = keys.has(keyOf(item));
  const isFull = !isThere && favorites.items.length >= MOST_FAVORITES;
  const played = isFull ? favorites.items.findLast(isPlayed) : undefined;
  if (isFull && !played) return 'full';
  const gone = isThere ? item : played;
  const change = {
    add: isThere ? [] : [item],
    remove: gone ? [{ kind: gone.kind, id: gone.id }] : [],
  };
  takeFavorites(favorites.owner, withChange(favorites.items, change));
  toggles.emit(change);
  return isThere ? 'removed' : 'added';
}

/**
 * Replaces the whole list: here, on the device and in other tabs.
 * @param owner player's id, null for a guest
 */
export function takeFavorites(owner: string | null, items: readonly Favorite[]): void {
  show(owner, items);
  deviceStorage.write(KEY, { owner, items });
}

/**
 * Subscribes to favourites being added or removed.
 * @returns unsubscribes
 */
export const onFavoritesChange = toggles.subscribe;

/** Returns whether it is a favourite now. */
export function isFavorite(kind: FavoriteKind, id: number): boolean {
  return keys.has(keyOf({ kind, id }));
}

/**
 * Subscribes to any change of the list.
 * @returns unsubscribes
 */
export const watchFavorites = changes.subscribe;

/** Returns a list with a change applied; added items come first. */
export function withChange(items: readonly Favorite[], { add, remove }: FavoritesChange): Favorite[] {
  const touched = new Set([...add, ...remove].map(keyOf));
  return [...add, ...items.filter((item) => !touched.has(keyOf(item)))];
}

function isPlayed({ kind, startsAt }: Favorite): boolean {
  return kind === 'match' && startsAt !== undefined && startsAt < wallNow() / 1000 - PLAYED;
}

function show(owner: string | null, items: readonly Favorite[]): void {
  keys = new Set(items.map(keyOf));
  favorites.owner = owner;
  favorites.items = [...items];
  changes.emit();
}
