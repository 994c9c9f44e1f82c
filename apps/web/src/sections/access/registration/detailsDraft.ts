import * as v from 'valibot';
import { tabStorage } from '../../../platform/storage/storage.ts';

const KEY = 'missingData';

const Draft = v.object({
  playerId: v.string(),
  values: v.object({ country: v.string(), birthday: v.string(), name: v.string(), surname: v.string() }),
});
/** Data that the registration left out, as it is typed; empty text for a field without a value. */
export type Details = v.InferOutput<typeof Draft>['values'];

const EMPTY: Details = { country: '', birthday: '', name: '', surname: '' };

/** Returns what a player has typed in this tab and not sent. */
export function detailsDraft(playerId: string): Details {
  const draft = tabStorage.read(KEY, Draft);
  return draft?.playerId === playerId ? draft.values : EMPTY;
}

/** Stores what a player has typed, for this tab only. */
export const keepDetails = (playerId: string, values: Details): boolean =>
  tabStorage.write(KEY, { playerId, values });

export const dropDetails = (): void => tabStorage.remove(KEY);
