import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../testing/opsApp.ts';

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
