import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

const PATH = '/web-api/office/settings';

test('each setting is stored by itself; settings without a choice have their default', async () => {
  const { client } = await ops.bettor();
  const values = async () =>
    Object.fromEntries(
      (await client.call('GET', PATH))
        .json()
        .notificationSettings.map(({ id, value }: { id: string; value: boolean }) => [id, value]),
    );
  const untouched = await values();
  expect(untouched).toMatchObject({ enable_mail_news: false, enable_mail_bets: true });
  for (const value of [true, false, true]) {
    const saved = await client.call('POST', `${PATH}/save`, { id: 'enable_sms_news', value });
    expect(saved.json()).toEqual({ success: true });
    expect(await values()).toEqual({ ...untouched, enable_sms_news: value });
  }
  const unknown = await client.call('POST', `${PATH}/save`, { id: 'enable_pigeons', value: true });
  expect(unknown.statusCode).toBe(400);
});

test('the language of messages is one of the site’s, and that of the next mail', async () => {
  const { client, playerId } = await ops.bettor();
  const settings = async () => (await client.call('GET', PATH)).json().otherSettings;
  expect(await settings()).toEqual([{ id: 'message_language', value: 'en' }]);
  const save = (value: string) => client.call('POST', `${PATH}/save`, { id: 'message_language', value });
  expect((await save('ru')).json()).toEqual({ success: true });
  expect(await settings()).toEqual([{ id: 'message_language', value: 'ru' }]);
  const player = await ops.app.db
    .selectFrom('players')
    .select('language')
    .where('id', '=', BigInt(playerId))
    .executeTakeFirstOrThrow();
  expect(player.language).toBe('ru');
  const unknown = await save('xx');
  expect([unknown.statusCode, unknown.json().fields]).toEqual([400, [{ path: '/value', code: 'language' }]]);
});

test('the balance is masked by its own call or as a setting', async () => {
  const { client } = await ops.bettor();
  const saved = await client.call('POST', `${PATH}/save`, { id: 'user_hide_balance', value: true });
  expect(saved.json()).toEqual({ success: true });
  expect((await client.call('GET', '/web-api/user/config')).json().user_hide_balance).toBe(true);
  await client.call('POST', '/web-api/user/config/hide-balance', { user_hide_balance: false });
  expect((await client.call('GET', PATH)).json().commonSettings).toEqual([
    { id: 'user_hide_balance', value: false },
  ]);
});

test('a kind of bonus without offers is refused with a message in the language of the page', async () => {
  const { client } = await ops.bettor();
  const save = (lang: string, value: number) =>
    client.call('POST', `${PATH}/save?lang=${lang}`, { id: 'bonus_type', value });
  const [en, ru] = [(await save('en', 2)).json(), (await save('ru', 2)).json()];
  expect([en, ru]).toMatchObject([
    { success: false, status: 2 },
    { success: false, status: 2 },
  ]);
  expect(en.message).not.toBe(ru.message);
  expect((await client.call('GET', PATH)).json().bonusSetting).toEqual({ value: 0, options: [0] });
  expect((await save('en', 0)).json()).toEqual({ success: true });
  const wrong = await client.call('POST', `${PATH}/save`, { id: 'bonus_type', value: true });
  expect(wrong.statusCode).toBe(400);
});

test('wallets are shown where the player can have several', async () => {
  const { client } = await ops.bettor();
  const { showWallets, walletAttributes, showFavoriteTeams } = (await client.call('GET', PATH)).json();
  expect(showWallets).toBe(true);
  expect(walletAttributes).toEqual({ title_translation_key: 'office_settings_wallets' });
  expect(showFavoriteTeams).toBe(true);
});

test('a sport that the player hides accepts no bets of theirs until it is shown again', async () => {
  const { client, place } = await ops.bettor();
  const save = (line: number[], live: number[] = []) =>
    client.call('POST', `${PATH}/disallowed-sports`, { line, live });
  expect((await save([1])).json()).toEqual({ success: true });
  expect((await place()).refusal).toMatchObject({ code: 'SPORT_DISALLOWED' });
  expect((await client.call('GET', PATH)).json()).toMatchObject({
    lineDisallowSports: [1],
    liveDisallowSports: [],
  });
  expect((await client.call('GET', '/web-api/user/config')).json().disallow_line_sport).toEqual([1]);
  expect((await save([])).statusCode).toBe(200);
  expect((await place()).refusal).toBeUndefined();
  const unknown = await save([999_999]);
  expect([unknown.statusCode, unknown.json().fields]).toEqual([400, [{ path: '/line', code: 'unknown' }]]);
});

test('sports closed by an operator stay closed whatever the player chooses, and vice versa', async () => {
  const { client, place, playerId } = await ops.bettor();
  const save = (line: number[], live: number[] = []) =>
    client.call('POST', `${PATH}/disallowed-sports`, { line, live });
  const close = (sports: object) => ops.call('POST', `/ops/players/${playerId}/blocks`, sports);
  const closed = async () => {
    const { disallow_line_sport: line, disallow_live_sport: live } = (
      await client.call('GET', '/web-api/user/config')
    ).json();
    return { line, live };
  };
  await close({ disallowedLineSports: [1], disallowedLiveSports: [4] });
  await save([4]);
  expect((await client.call('GET', PATH)).json()).toMatchObject({
    lineDisallowSports: [4],
    liveDisallowSports: [],
    lineClosedSports: [1],
    liveClosedSports: [4],
  });
  expect(await closed()).toEqual({ line: [1, 4], live: [4] });
  expect((await place()).refusal).toMatchObject({ code: 'SPORT_DISALLOWED' });
  await save([]);
  expect((await place()).refusal).toMatchObject({ code: 'SPORT_DISALLOWED' });

  await save([1, 4], [1]);
  await close({ disallowedLineSports: [], disallowedLiveSports: [] });
  expect(await closed()).toEqual({ line: [1, 4], live: [1] });
  expect((await place()).refusal).toMatchObject({ code: 'SPORT_DISALLOWED' });
  const { blocks } = (await ops.call('GET', `/ops/players/${playerId}`)).json();
  expect(blocks).toMatchObject({ disallowedLineSports: [], hiddenLineSports: [1, 4], hiddenLiveSports: [1] });
  await save([]);
  expect((await place()).refusal).toBeUndefined();
});

test('guests have no settings', async () => {
  expect((await ops.app.client().call('GET', PATH)).statusCode).toBe(401);
});
