import type { Player, PlayerNote, TimelineEntry, TimelinePage } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { changeProfile } from '../../../accounts/profile.ts';

const TOKEN = 'token-of-a-clerk-1234567';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ env: { OPERATORS: `carl=players:${TOKEN}` } });
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

describe('the timeline', () => {
  const pageOf = async (playerId: bigint, before?: string): Promise<TimelinePage> =>
    (
      await ops.call(
        'GET',
        `/ops/players/${playerId}/timeline${before === undefined ? '' : `?before=${before}`}`,
      )
    ).json();

  test('has sign-ins, bets, limits and operators’ actions, newest first', async () => {
    const { playerId, place } = await ops.bettor();
    const { id } = await place();
    await ops.call('POST', `/ops/players/${playerId}/limits`, {
      type: 1,
      amount: '50.00',
      iso: 'EUR',
      reason: 'Asked for it',
    });
    const { entries, next } = await pageOf(playerId);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['audit', 'bet', 'limit', 'session']);
    expect(entries.at(-1)?.kind).toBe('session');
    expect(entries.find(({ kind }) => kind === 'bet')).toMatchObject({ bet: { id, amount: '10.00' } });
    expect(entries.find(({ kind }) => kind === 'limit')).toMatchObject({ value: '50.00', by: 'operator' });
    expect(entries.find(({ kind }) => kind === 'audit')).toMatchObject({ entry: { action: 'player.limit' } });
    expect(next).toBeNull();
  });

  test('is paged without gaps or repetitions, also among entries of the same time', async () => {
    const { playerId } = await ops.bettor();
    const at = new Date('2026-05-16T15:00:00.123Z');
    const entry = { at, operator: 'operator', action: 'player.try', subject: `player:${playerId}` };
    await ops.app.db
      .insertInto('operator_actions')
      .values(
        Array.from({ length: 60 }, () => ({
          ...entry,
          before: null,
          after: null,
          reason: null,
          request_id: null,
        })),
      )
      .execute();
    const all: TimelineEntry[] = [];
    let before: string | undefined;
    do {
      const { entries, next } = await pageOf(playerId, before);
      all.push(...entries);
      before = next ?? undefined;
    } while (before !== undefined);
    expect(all).toHaveLength(61);
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
  });

  test('refuses a cursor that no page returned', async () => {
    const { playerId } = await ops.bettor();
    const refused = await ops.call('GET', `/ops/players/${playerId}/timeline?before=yesterday`);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_REQUEST']);
  });
});
