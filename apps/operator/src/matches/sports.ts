import { isMessageKey, t } from '../messages/messages.ts';

/** Ids of the sports with names, in the order of menus. */
export const knownSports = [1, 4, 3, 2, 6, 66, 10, 40, 41, 8, 5, 13, 9, 26, 2999] as const;

/** Returns the name of a sport; one without a name is shown by its number. */
export function sportText(id: number | string): string {
  const key = `sport.${id}`;
  return isMessageKey(key) ? t(key) : t('sport.other', { id });
}
