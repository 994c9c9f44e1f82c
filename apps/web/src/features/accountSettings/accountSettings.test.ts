import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/api/queryClient.ts';
import { sampleAccountSettings } from '../../testing/samples.ts';
import { accountSettingsQuery, saveSetting, saveSports } from './accountSettings.api.ts';
import { withClosed } from './closedSports.ts';

interface Asked {
  readonly body: unknown;
  answer(response: Response): void;
}
let asked: Asked[] = [];

vi.spyOn(console, 'info').mockReturnValue();
vi.stubGlobal('fetch', async (request: Request) => {
  if (request.url.includes('gettoken'))
    return Response.json({ token: 'a-token', expiresAt: Date.now() + 300_000 });
  const body: unknown = await request.json();
  return new Promise<Response>((resolve, reject) => {
    asked.push({ body, answer: resolve });
    request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
});

beforeEach(() => {
  asked = [];
  queryClient.setQueryData(accountSettingsQuery.queryKey, {
    ...sampleAccountSettings,
    notificationSettings: [
      { id: 'enable_mail_news', value: false },
      { id: 'enable_mail_bets', value: true },
    ],
    liveDisallowSports: [2],
    liveClosedSports: [1],
  });
});

const now = () => queryClient.getQueryData(accountSettingsQuery.queryKey);
const news = () => now()?.notificationSettings[0]?.value;
const sent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 30_000 });

test('a setting applies at once and is sent alone', async () => {
  const saving = saveSetting({ id: 'enable_mail_news', value: true }, 'en');
  expect(news()).toBe(true);
  await sent(1);
  expect(asked[0]?.body).toEqual({ id: 'enable_mail_news', value: true });
  asked[0]?.answer(Response.json({ success: true }));
  await saving;
  expect(news()).toBe(true);
});

test.each([
  ['refused', () => Response.json({ code: 'NO', message: 'no' }, { status: 400 })],
  ['not taken', () => Response.json({ success: false, message: 'Not now.' })],
])('a setting that is %s is restored', async (_, response) => {
  const saving = saveSetting({ id: 'enable_mail_news', value: true }, 'en');
  await sent(1);
  asked[0]?.answer(response());
  await expect(saving).rejects.toMatchObject({ kind: 'refused' });
  expect(news()).toBe(false);
});

test.each([
  [{ status: 2 }, true],
  [{}, false],
])('a refusal with %j has a message for the player: %s', async (answer, isForPlayer) => {
  const saving = saveSetting({ id: 'enable_mail_news', value: true }, 'en');
  await sent(1);
  asked[0]?.answer(Response.json({ success: false, message: 'Aktuell nicht möglich.', ...answer }));
  await expect(saving).rejects.toMatchObject({ message: 'Aktuell nicht möglich.', isForPlayer });
});

test.each([
  [{ id: 'message_language', value: 'de' }, { otherSettings: [{ id: 'message_language', value: 'de' }] }],
  [{ id: 'bonus_type', value: 2 }, { bonusSetting: { value: 2, options: [0] } }],
  [{ id: 'first_deposit_bonus_type', value: 1 }, { firstDepositBonusSetting: { value: 1, options: [0] } }],
  [{ id: 'user_hide_balance', value: true }, { commonSettings: [{ id: 'user_hide_balance', value: true }] }],
] as const)('%j is shown at once, and its previous value after a failure', async (setting, after) => {
  const before = now();
  const saving = saveSetting(setting, 'en');
  expect(now()).toMatchObject(after);
  await sent(1);
  asked[0]?.answer(Response.json({ code: 'NO', message: 'no' }, { status: 500 }));
  await expect(saving).rejects.toMatchObject({ kind: 'refused' });
  expect(now()).toEqual(before);
});

test('a failed setting that a newer choice has replaced restores nothing', async () => {
  const first = saveSetting({ id: 'enable_mail_news', value: true }, 'en');
  await sent(1);
  const second = saveSetting({ id: 'enable_mail_news', value: false }, 'en');
  expect(await first).toBeUndefined();
  await sent(2);
  asked[1]?.answer(Response.json({ success: true }));
  await second;
  expect(news()).toBe(false);
});

test('hidden sports reappear when they could not be stored', async () => {
  const saving = saveSports({ line: [1], live: [] });
  expect(now()).toMatchObject({ lineDisallowSports: [1], liveDisallowSports: [] });
  await sent(1);
  asked[0]?.answer(Response.json({ code: 'NO', message: 'no' }, { status: 500 }));
  await expect(saving).rejects.toMatchObject({ kind: 'refused' });
  expect(now()).toMatchObject({ lineDisallowSports: [], liveDisallowSports: [2] });
});

test('a sport closed by others stays out of every list, whatever the player shows, and isn’t sent as the player’s', async () => {
  const closed = { lineClosedSports: [], liveClosedSports: [1] };
  expect(withClosed({ line: [2], live: [1, 2] }, closed)).toEqual({ line: [2], live: [1, 2] });
  expect(withClosed({ line: [], live: [] }, closed)).toEqual({ line: [], live: [1] });
  const saving = saveSports({ line: [], live: [] });
  await sent(1);
  expect(asked[0]?.body).toEqual({ line: [], live: [] });
  asked[0]?.answer(Response.json({ success: true }));
  await saving;
  expect(now()).toMatchObject({ liveDisallowSports: [], liveClosedSports: [1] });
});
