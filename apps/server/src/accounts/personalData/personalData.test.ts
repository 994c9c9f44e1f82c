import type { DataChange, PersonalData } from '@touchline/contract';
import type { OperatorDataChange, Player, WholePersonalData } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endPendingGrants } from '../../composition/pendingGrantKinds.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';
import { changeProfile } from '../profile.ts';

const PATH = '/web-api/user/personal-data';
let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

async function newPlayer() {
  const { client, playerId } = await ops.bettor();
  return {
    client,
    playerId,
    data: async () => (await client.call('GET', PATH)).json<PersonalData>(),
    change: (body: object) => client.call('POST', PATH, body),
    history: async (before = '') =>
      (await client.call('GET', `${PATH}/history${before}`)).json<{
        changes: DataChange[];
        next: string | null;
      }>(),
  };
}

const locksOf = ({ locked }: PersonalData) =>
  Object.fromEntries(locked.map(({ field, cause }) => [field, cause]));

describe('the personal data of a player', () => {
  test('names the account, its money and the registration before anything is filled in', async () => {
    const { data, client } = await newPlayer();
    const { accounts } = (await client.call('GET', '/web-api/accounts')).json();
    expect(await data()).toMatchObject({
      number: expect.stringMatching(/^\d+$/),
      mainId: accounts[0].id,
      activeId: accounts[0].id,
      isVerified: false,
      values: {},
      locked: [],
    });
  });

  test('stores what the player enters, trimmed, and shows each change in the history', async () => {
    const { change, history } = await newPlayer();
    const saved = await change({
      surname: ' Belardi ',
      middle_name: 'Ada',
      passport: 'XC4471902',
      city: 'Vey',
    });
    expect(saved.json<PersonalData>().values).toEqual({
      surname: 'Belardi',
      middle_name: 'Ada',
      passport: 'XC4471902',
      city: 'Vey',
    });
    await change({ city: 'Brackwater', middle_name: null });
    const { changes, next } = await history();
    expect(changes.map(({ field, before, after, by }) => [by, field, before, after])).toEqual([
      ['player', 'city', 'Vey', 'Brackwater'],
      ['player', 'middle_name', 'Ada', undefined],
      ['player', 'passport', undefined, '••• 02'],
      ['player', 'city', undefined, 'Vey'],
      ['player', 'middle_name', undefined, 'Ada'],
      ['player', 'surname', undefined, 'Belardi'],
    ]);
    expect(next).toBeNull();
  });

  test('never stores whole numbers of documents in the history', async () => {
    const { change, playerId } = await newPlayer();
    await change({ passport: 'XC4471902', passport_series: '4510', inn: '770123456789' });
    const rows = await ops.app.db
      .selectFrom('player_data_changes')
      .selectAll()
      .where('player_id', '=', playerId)
      .execute();
    expect(rows.map(({ value_after }) => value_after).toSorted()).toEqual(
      ['••• 02', '••• 89', '•••'].toSorted(),
    );
  });

  test('adds nothing to the history if nothing changed', async () => {
    const { change, history } = await newPlayer();
    await change({ city: 'Vey' });
    await change({ city: ' Vey ' });
    expect((await history()).changes).toHaveLength(1);
  });

  test('pages the history', async () => {
    const { change, history } = await newPlayer();
    for (let nth = 1; nth <= 19; nth += 1) await change({ city: `Vey ${nth}` });
    await change({ region: 'North', city: 'Vey' });
    const first = await history();
    const second = await history(`?before=${first.next}`);
    expect([first.changes.length, second.changes.length, second.next]).toEqual([20, 1, null]);
    expect(second.changes[0]).toMatchObject({ field: 'city', after: 'Vey 1' });
  });

  test.each([
    ['a child', { date_birthday: '2020-01-01' }, '/date_birthday'],
    ['an unknown country', { country: 'zz' }, '/country'],
    ['a document that has expired', { passport_end_date: '2020-01-01' }, '/passport_end_date'],
    ['a document issued in the future', { passport_date: '2099-01-01' }, '/passport_date'],
    ['an unknown document', { document_type_id: 9 }, '/document_type_id'],
    ['a name in other forms of letters', { name: 'Ａda' }, '/name'],
    ['a blank address', { registration_address: ' ' }, '/registration_address'],
  ])('refuses %s', async (_, body, path) => {
    const { change, data } = await newPlayer();
    const refused = await change(body);
    expect([refused.statusCode, refused.json().fields?.[0]?.path]).toEqual([400, path]);
    expect((await data()).values).toEqual({});
  });

  test('can’t lose a name, a birthday or a country again, but other fields', async () => {
    const { change, data } = await newPlayer();
    await change({ name: 'Ada', inn: '77' });
    const refused = await change({ name: null });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ path: '/name', code: 'required' }]]);
    await change({ inn: null });
    expect((await data()).values).toEqual({ name: 'Ada' });
  });

  test('belongs to players only', async () => {
    expect((await ops.app.client().call('GET', PATH)).statusCode).toBe(401);
  });
});

describe('a field that is compared with documents', () => {
  test('is locked during the review and after the confirmation; the address isn’t', async () => {
    const { change, data, playerId } = await newPlayer();
    await change({ name: 'Ada', country: 'gb' });
    expect(locksOf(await data())).toEqual({ country: 'filled' });
    await changeProfile(ops.app.db, playerId, { internal_verification_status: 1 });
    expect(locksOf(await data())).toMatchObject({ name: 'review', passport: 'review', country: 'filled' });
    await changeProfile(ops.app.db, playerId, { internal_verification_status: 2, verification_status: 2 });
    const refused = await change({ name: 'Eve', surname: 'Moor', city: 'Vey' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'FIELD_LOCKED']);
    expect(refused.json().fields).toEqual([
      { path: '/surname', code: 'verified' },
      { path: '/name', code: 'verified' },
    ]);
    const after = await data();
    expect(after).toMatchObject({ isVerified: true, values: { name: 'Ada' } });
    expect(after.values).not.toHaveProperty('city');
    expect((await change({ name: 'Ada', city: 'Vey' })).statusCode).toBe(200);
  });
});

describe('other ways to change data', () => {
  test('join the history: a new e-mail, masked', async () => {
    const { playerId, history } = await newPlayer();
    const { setContact } = await import('../players.ts');
    await ops.app.db
      .transaction()
      .execute((trx) =>
        setContact({ trx, playerId, at: new Date(), endPendingGrants }, { email: 'ada@example.org' }),
      );
    expect((await history()).changes).toMatchObject([{ field: 'email', after: 'a•••@example.org' }]);
  });
});

describe('operators', () => {
  const urlOf = (playerId: bigint) => `/ops/identification/players/${playerId}/personal-data`;

  test('see masked numbers on the player’s page, and whole ones on record', async () => {
    const { change, playerId } = await newPlayer();
    await change({ passport: 'XC4471902', registration_address: '1 Quay, Vey' });
    const { facts } = (await ops.call('GET', `/ops/players/${playerId}`)).json<Player>();
    expect(facts.values).toEqual({ passport: '••• 02', registration_address: '1 Quay, Vey' });
    const whole = (await ops.call('GET', urlOf(playerId))).json<WholePersonalData>();
    expect(whole.values.passport).toBe('XC4471902');
    const { actions } = (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json();
    expect(actions[0]).toMatchObject({ action: 'identification.look' });
  });

  test('correct locked data with a reason; player and log see it without the number', async () => {
    const { change, playerId, history } = await newPlayer();
    await change({ name: 'Ada', passport: 'XC4471902' });
    await changeProfile(ops.app.db, playerId, { verification_status: 2 });
    const body = { change: { name: 'Adah', passport: 'XC4471905' }, reason: 'New passport seen' };
    expect((await ops.call('POST', urlOf(playerId), body)).statusCode).toBe(200);
    const [name, passport] = (await history()).changes.filter(({ by }) => by === 'operator').toReversed();
    expect([name, passport]).toMatchObject([
      { field: 'name', before: 'Ada', after: 'Adah' },
      { field: 'passport', before: '••• 02', after: '••• 05' },
    ]);
    const { actions } = (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json();
    expect(actions[0]).toMatchObject({
      action: 'player.personal-data',
      reason: 'New passport seen',
      before: { name: 'Ada', passport: '••• 02' },
      after: { name: 'Adah', passport: '••• 05' },
    });
    const listed = (await ops.call('GET', `/ops/players/${playerId}/data-changes`)).json<{
      changes: OperatorDataChange[];
    }>();
    expect(listed.changes[0]).toMatchObject({ operator: 'operator', field: 'passport' });
  });

  test('find a player by the login that the player chose', async () => {
    const { playerId } = await newPlayer();
    await ops.app.db
      .updateTable('players')
      .set({ login_name: 'ada.byron', login_name_at: new Date() })
      .where('id', '=', playerId)
      .execute();
    const found = (await ops.call('GET', '/ops/players?name=Ada.Byron')).json<{
      players: { id: string }[];
    }>();
    expect(found.players.map(({ id }) => id)).toEqual([String(playerId)]);
    expect((await ops.call('GET', `/ops/players/${playerId}`)).json<Player>().facts.login).toBe('ada.byron');
    const hits = await ops.call('GET', '/ops/search?text=ada.byron');
    expect(hits.body).toContain(`"${playerId}"`);
  });

  test('are refused impossible data and a change without a reason', async () => {
    const { playerId } = await newPlayer();
    const child = { change: { date_birthday: '2020-01-01' }, reason: 'Typed wrong' };
    expect((await ops.call('POST', urlOf(playerId), child)).statusCode).toBe(400);
    expect((await ops.call('POST', urlOf(playerId), { change: { city: 'Vey' } })).statusCode).toBe(400);
  });
});
