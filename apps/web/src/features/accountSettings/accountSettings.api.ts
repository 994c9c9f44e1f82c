import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { FOR_PLAYER } from '../../platform/api/problem.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { saveLatest, type Saved } from '../../platform/forms/saveLatest.ts';
import { settingIn, withSetting } from './settingIn.ts';

export type AccountSettings = AnswerOf<Calls['officeSettings']>;
/** A setting with a value of its own kind: on or off, a number or a text. */
export type AccountSetting = BodyOf<Calls['saveOfficeSetting']>;
type SaveAnswer = AnswerOf<Calls['saveOfficeSetting']>;
export type DisallowedSports = BodyOf<Calls['saveDisallowedSports']>;

// Keys that begin with `player` are cleared when the player changes.
const KEY = ['player', 'office-settings'] as const;

/** Preferences stored with the player's account. */
export const accountSettingsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/office/settings', { signal })),
});

/**
 * Stores a setting with the account. Shows it at once, and restores the previous value on failure.
 * @param lang language segment of the server's message
 * @returns undefined when a newer choice has replaced it
 * @throws ApiError when it could not be stored
 */
export function saveSetting(setting: AccountSetting, lang: string): Promise<Saved | undefined> {
  const before = shown();
  const previous = before && settingIn(before, setting.id);
  return saveLatest(setting.id, {
    send: (signal) =>
      taken(
        playerApi.POST('/web-api/office/settings/save', {
          params: { query: { lang } },
          body: setting,
          signal,
        }),
      ),
    show: () => change((all) => withSetting(all, setting)),
    restore: () => previous && change((all) => withSetting(all, previous)),
  });
}

/**
 * Stores both lists of hidden sports, in the same way as a setting.
 * @throws ApiError
 */
export function saveSports({ line, live }: DisallowedSports): Promise<Saved | undefined> {
  const show = (lists: DisallowedSports) =>
    change((all) => ({ ...all, lineDisallowSports: lists.line, liveDisallowSports: lists.live }));
  const before = shown();
  return saveLatest('sports', {
    send: (signal) =>
      taken(playerApi.POST('/web-api/office/settings/disallowed-sports', { body: { line, live }, signal })),
    show: () => show({ line, live }),
    restore: () => before && show({ line: before.lineDisallowSports, live: before.liveDisallowSports }),
  });
}

async function taken(save: Parameters<typeof answer<SaveAnswer>>[0]): Promise<Saved> {
  const { success, message, status } = await answer(save);
  if (success) return { message };
  throw new ApiError({
    kind: 'refused',
    status: 200,
    code: 'NOT_SAVED',
    message: message ?? 'The setting was not saved.',
    isForPlayer: message !== undefined && status === FOR_PLAYER,
  });
}

const shown = () => queryClient.getQueryData<AccountSettings>(KEY);

function change(to: (settings: AccountSettings) => AccountSettings): void {
  queryClient.setQueryData<AccountSettings>(KEY, (now) => now && to(now));
}
