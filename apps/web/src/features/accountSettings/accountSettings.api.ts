import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { logFailure } from '../../platform/log/log.ts';

export type AccountSettings = AnswerOf<Calls['officeSettings']>;
export type NotificationSetting = BodyOf<Calls['saveOfficeSetting']>;
export type DisallowedSports = BodyOf<Calls['saveDisallowedSports']>;

// What begins with `player` is forgotten when the player changes.
const KEY = ['player', 'office-settings'] as const;

/** What the account keeps of its player's wishes. */
export const accountSettingsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/office/settings', { signal })),
});

/** The save of each setting that is under way: another one of the same setting takes its place. */
const saving = new Map<string, AbortController>();

/**
 * Keeps one setting with the account: at once here, and as it was before where that fails.
 * @throws ApiError when it could not be kept; not when another choice took its place
 */
export function saveNotification({ id, value }: NotificationSetting): Promise<void> {
  const show = (shown: boolean) =>
    change(({ notificationSettings: all, ...rest }) => ({
      ...rest,
      notificationSettings: all.map((one) => (one.id === id ? { id, value: shown } : one)),
    }));
  const before = shown()?.notificationSettings.find((one) => one.id === id)?.value ?? !value;
  return save(id, {
    send: (signal) =>
      answer(playerApi.POST('/web-api/office/settings/save', { body: { id, value }, signal })),
    show: () => show(value),
    restore: () => show(before),
  });
}

/** Keeps both lists of hidden sports; the same holds as of one setting. @throws ApiError */
export function saveSports({ line, live }: DisallowedSports): Promise<void> {
  const show = (lists: DisallowedSports) =>
    change((all) => ({ ...all, lineDisallowSports: lists.line, liveDisallowSports: lists.live }));
  const before = shown();
  return save('sports', {
    send: (signal) =>
      answer(playerApi.POST('/web-api/office/settings/disallowed-sports', { body: { line, live }, signal })),
    show: () => show({ line, live }),
    restore: () => before && show({ line: before.lineDisallowSports, live: before.liveDisallowSports }),
  });
}

interface Save {
  readonly send: (signal: AbortSignal) => Promise<{ readonly success: boolean; readonly message?: string }>;
  readonly show: () => void;
  readonly restore: () => void;
}

async function save(id: string, { send, show, restore }: Save): Promise<void> {
  saving.get(id)?.abort();
  const own = new AbortController();
  saving.set(id, own);
  show();
  try {
    const { success, message } = await send(own.signal);
    if (!success) throw refused(message);
  } catch (error) {
    if (own.signal.aborted) return;
    restore();
    logFailure('failed to save a setting', error);
    throw error;
  }
}

const refused = (message = 'The setting was not taken.') =>
  new ApiError({ kind: 'refused', status: 200, code: 'NOT_SAVED', message });

const shown = () => queryClient.getQueryData<AccountSettings>(KEY);

function change(to: (settings: AccountSettings) => AccountSettings): void {
  queryClient.setQueryData<AccountSettings>(KEY, (now) => now && to(now));
}
