import type { Player, PlayerNote } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { changeProfile } from '../../../accounts/profile.ts';

const TOKEN = 'token-of-a-clerk-1234567';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ env: { DEVELOPMENT_OPERATORS: `carl=players:${TOKEN}` } });
});
afterAll(() => ops.close());

const asClerk = (url: string) =>
  ops.app.client().call('GET', url, undefined, { authorization: `Bearer ${TOKEN}` });

describe('personal data of a player', () => {
  test('is whole with the scope identification, else phone and birth date are masked', async () => {
    const { playerId } = await ops.bettor();
    const profile = { name: 'Mara', surname: 'Kestner', birth_date: '1991-04-02' };
    await changeProfile(ops.app.db, playerId, { ...profile, phone_code: '49', phone_number: '15112345' });
    const url = `/ops/players/${playerId}`;
    const { facts } = (await ops.call('GET', url)).json<Player>();
    expect(facts).toMatchObject({ isMasked: false, phone: '+4915112345', birthDate: '1991-04-02' });
    expect(facts.lastSeenAt).not.toBeNull();
    expect((await asClerk(url)).json<Player>().facts).toMatchObject({
      isMasked: true,
      name: 'Mara',
      phone: '+••••••••45',
      birthDate: '1991-••-••',
    });
  });

  test('is empty for a player without a profile', async () => {
    const { playerId } = await ops.bettor();
    expect((await ops.call('GET', `/ops/players/${playerId}`)).json<Player>().facts).toMatchObject({
      name: null,
      phone: null,
      birthDate: null,
      verification: 'none',
    });
  });
});

describe('notes', () => {
  test('are listed newest first with their authors, and the audit log names them without their text', async () => {
    const { playerId } = await ops.bettor();
    const url = `/ops/players/${playerId}/notes`;
    await ops.call('POST', url, { text: 'Called about two raised limits.' });
    await ops.call('POST', url, { text: '  Knows the break tools.  ' });
    const { notes, next } = (await ops.call('GET', url)).json<{ notes: PlayerNote[]; next: string | null }>();
    expect(notes.map(({ text, operator }) => [operator, text])).toEqual([
      ['operator', 'Knows the break tools.'],
      ['operator', 'Called about two raised limits.'],
    ]);
    expect(next).toBeNull();
    const { actions } = (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json();
    expect(actions[0]).toMatchObject({ action: 'player.note', after: { noteId: notes[0]?.id } });
    expect(JSON.stringify(actions)).not.toContain('break tools');
  });

  test('are refused without a text, and for an unknown player', async () => {
    const { playerId } = await ops.bettor();
    const empty = await ops.call('POST', `/ops/players/${playerId}/notes`, { text: '   ' });
    expect(empty.statusCode).toBe(400);
    const unknown = await ops.call('POST', '/ops/players/999999/notes', { text: 'Somebody' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'PLAYER_NOT_FOUND']);
  });
});

test('the bets of a player are listed by state, without those of others', async () => {
  const player = await ops.bettor();
  const { id } = await player.place();
  await (await ops.bettor()).place();
  const list = async (query: string) =>
    (await ops.call('GET', `/ops/players/${player.playerId}/bets${query}`)).json<{ bets: { id: string }[] }>()
      .bets;
  expect((await list('?state=open')).map((bet) => bet.id)).toEqual([id]);
  expect(await list('?state=settled')).toEqual([]);
  expect(await list(`?before=${id}`)).toEqual([]);
  expect((await asClerk(`/ops/players/${player.playerId}/bets`)).statusCode).toBe(200);
});
