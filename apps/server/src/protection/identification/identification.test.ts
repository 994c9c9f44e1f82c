import type { RequestPage } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentifyingApp, identityData as data, jpegFile as JPEG } from '../../testing/identity.ts';
import type { OpsApp } from '../../testing/opsApp.ts';
import type { TestClient } from '../../testing/app.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createIdentifyingApp();
});
afterAll(() => ops.close());

const PATH = '/web-api/user/identification';
const DOCUMENTS = `${PATH}/documents`;
const send = (client: TestClient, kind = 'front', bytes: Buffer = JPEG, type = 'application/octet-stream') =>
  client.call('POST', `${DOCUMENTS}?kind=${kind}&name=passport.jpg`, bytes, { 'content-type': type });

const config = async (client: TestClient) => (await client.call('GET', '/web-api/user/config')).json();

/** Creates a player whose passport waits for an operator. */
async function handedIn() {
  const player = await ops.bettor();
  await ops.call('POST', `/ops/players/${player.playerId}/blocks`, { isVerificationRequired: true });
  await send(player.client);
  const answer = await player.client.call('POST', PATH, { data });
  expect([answer.statusCode, answer.json().state]).toEqual([200, 'pending']);
  return { ...player, id: await pendingOf(player.playerId) };
}

async function pendingOf(playerId: bigint): Promise<string> {
  const { requests } = (await ops.call('GET', '/ops/identification')).json<{
    requests: { id: string; playerId: string }[];
  }>();
  const found = requests.find((one) => one.playerId === String(playerId));
  if (!found) throw new Error('Nothing waits for an operator.');
  return found.id;
}

describe('a player’s submission', () => {
  test('is validated by content and size, and can’t be submitted without every side', async () => {
    const { client } = await ops.bettor();
    const page = await send(client, 'front', Buffer.from('<script>alert(1)</script>'));
    expect([page.statusCode, page.json().code]).toEqual([415, 'FILE_TYPE']);
    const json = await client.call('POST', `${DOCUMENTS}?kind=front&name=a`, { not: 'a file' });
    expect(json.statusCode).toBe(415);
    const large = await send(client, 'front', Buffer.concat([JPEG, Buffer.alloc(5_242_880)]));
    expect(large.statusCode).toBe(413);
    const card = { ...data, document_type_id: 2 };
    expect((await send(client)).json()).toMatchObject({ kind: 'front', mediaType: 'image/jpeg', size: 13 });
    const half = await client.call('POST', PATH, { data: card });
    expect([half.statusCode, half.json().code]).toEqual([422, 'DOCUMENT_MISSING']);
    expect(half.json().fields).toEqual([{ path: '/documents/back', code: 'required' }]);
    await send(client, 'back');
    expect((await client.call('POST', PATH, { data: card })).json()).toMatchObject({
      state: 'pending',
      documents: [],
    });
  });

  test('has six files at most, and a file can be deleted until it is submitted', async () => {
    const [mine, theirs] = [await ops.bettor(), await ops.bettor()];
    for (let file = 0; file < 6; file += 1) expect((await send(mine.client)).statusCode).toBe(200);
    expect((await send(mine.client)).json().code).toBe('TOO_MANY_FILES');
    const [first] = (await mine.client.call('GET', PATH)).json().documents;
    const taken = async (client: TestClient) =>
      (await client.call('DELETE', `${DOCUMENTS}/${first.id}`)).json();
    expect(await taken(theirs.client)).toEqual({ removed: false });
    expect(await taken(mine.client)).toEqual({ removed: true });
    await mine.client.call('POST', PATH, { data });
    expect(await taken(mine.client)).toEqual({ removed: false });
  });

  test.each([
    ['/data/passport_end_date', { passport_end_date: '2020-01-01' }],
    ['/data/passport_date', { passport_date: '1980-01-01' }],
    ['/data/passport_date', { passport_date: '2019-02-30' }],
    ['/data/document_type_id', { document_type_id: 9 }],
    ['/date_birthday', { date_birthday: '2015-01-01' }],
  ])('names %s when it is invalid', async (path, wrong) => {
    const { client } = await ops.bettor();
    await send(client);
    const answer = await client.call('POST', PATH, { data: { ...data, ...wrong } });
    expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, path]);
  });

  test('is refused to guests, and taken on a site that gives no other way', async () => {
    expect((await send(ops.app.client())).statusCode).toBe(401);
    const elsewhere = ops.app.client('merlot.localhost');
    await elsewhere.register();
    expect((await send(elsewhere)).statusCode).toBe(200);
  });
});

describe('an operator', () => {
  test('approves: the player is verified, may bet at once, and verified data stay unchanged', async () => {
    const { client, playerId, id, place } = await handedIn();
    expect(await config(client)).toMatchObject({ user_status_id: 1, internal_verification_status: 1 });
    expect((await place()).refusal).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect((await send(client)).json().code).toBe('IDENTIFICATION_PENDING');
    const answer = await ops.call('POST', `/ops/identification/${id}/approve`, {});
    expect([answer.statusCode, answer.json().decidedBy]).toEqual([200, 'operator']);
    expect(await config(client)).toMatchObject({
      verification_status: 2,
      internal_verification_status: 2,
      is_need_identification: false,
      user_status_id: 0,
      user_data: data,
    });
    expect((await place()).refusal).toBeUndefined();
    expect((await client.call('POST', PATH, { data })).json().code).toBe('ALREADY_VERIFIED');
    const again = await ops.call('POST', `/ops/identification/${id}/refuse`, { reason: 'Changed my mind' });
    expect(again.statusCode).toBe(409);
    const { actions } = (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json();
    expect(actions[0]).toMatchObject({
      action: 'identification.approved',
      operator: 'operator',
      before: { verificationStatus: 1, isVerificationRequired: true },
      after: { verificationStatus: 2, isVerificationRequired: false },
    });
  });

  test('refuses with a reason that the player sees, and the player submits again', async () => {
    const { client, id, playerId } = await handedIn();
    expect((await ops.call('POST', `/ops/identification/${id}/refuse`, {})).statusCode).toBe(400);
    const reason = 'The photo is cut off at the lower edge.';
    await ops.call('POST', `/ops/identification/${id}/refuse`, { reason });
    expect((await client.call('GET', PATH)).json()).toMatchObject({ state: 'refused', reason, data });
    expect(await config(client)).toMatchObject({ verification_status: 1, internal_verification_status: 3 });
    await send(client);
    expect((await client.call('POST', PATH, { data })).json().state).toBe('pending');
    expect(await pendingOf(playerId)).not.toBe(id);
  });

  test('refuses with a cause, with or without a message, which the player and the next operator see', async () => {
    const { client, id, playerId } = await handedIn();
    const refuse = (body: object) => ops.call('POST', `/ops/identification/${id}/refuse`, body);
    expect((await refuse({ cause: 'ugly' })).statusCode).toBe(400);
    expect((await refuse({ cause: 'unreadable' })).json()).toMatchObject({
      cause: 'unreadable',
      reason: null,
    });
    const refused = (await client.call('GET', PATH)).json();
    expect(refused).toMatchObject({ state: 'refused', cause: 'unreadable' });
    expect(refused.reason).toBeUndefined();
    const { actions } = (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json();
    expect(actions[0]).toMatchObject({ action: 'identification.refused', after: { cause: 'unreadable' } });
    await send(client);
    await client.call('POST', PATH, { data });
    const next = (await ops.call('GET', `/ops/identification/${await pendingOf(playerId)}`)).json();
    expect(next).toMatchObject({
      siteId: 'house',
      language: 'en',
      others: [{ id, state: 'refused', cause: 'unreadable' }],
    });
    expect(next.login).toEqual(expect.any(String));
  });

  test('lists waiting requests page by page, longest waiting first', async () => {
    const rows = await Promise.all(
      Array.from({ length: 51 }, async () => {
        const { playerId } = await ops.bettor();
        return { player_id: playerId, state: 'approved', data: '{}' } as const;
      }),
    );
    const at = new Date();
    await ops.app.db
      .insertInto('identification_requests')
      .values(rows.map((row) => ({ ...row, submitted_at: at, decided_at: at, decided_by: 'operator' })))
      .execute();
    const seen: number[] = [];
    let after: string | null = '0';
    while (after !== null) {
      const page: RequestPage = (
        await ops.call('GET', `/ops/identification?state=approved&after=${after}`)
      ).json();
      expect(page.requests.length).toBeLessThanOrEqual(50);
      seen.push(...page.requests.map(({ id }) => Number(id)));
      after = page.next;
    }
    expect(seen.length).toBeGreaterThan(50);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
  });

  test('requests one more document, which is sent without the data', async () => {
    const { client, id, playerId } = await handedIn();
    const reason = 'A bill with your address';
    await ops.call('POST', `/ops/identification/${id}/request-document`, { reason });
    expect(await config(client)).toMatchObject({ requested_additional_document: true });
    expect((await client.call('GET', PATH)).json()).toMatchObject({ state: 'requested', reason });
    await send(client, 'front');
    expect((await client.call('POST', PATH, {})).json().code).toBe('DOCUMENT_MISSING');
    await send(client, 'additional');
    expect((await client.call('POST', PATH, {})).json().state).toBe('pending');
    const next = await pendingOf(playerId);
    const { documents } = (await ops.call('GET', `/ops/identification/${next}`)).json();
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['front', 'front', 'additional']);
  });

  test('sees documents as files that can’t execute, and the audit log records who viewed them', async () => {
    const { id, playerId } = await handedIn();
    const { documents } = (await ops.call('GET', `/ops/identification/${id}`)).json();
    const file = await ops.call('GET', `/ops/identification/${id}/documents/${documents[0].id}`);
    expect(file.rawPayload.equals(JPEG)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
    const { actions } = (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json();
    expect(actions[0]).toMatchObject({ action: 'identification.look', after: { kind: 'front' } });
    const other = await handedIn();
    const strange = await ops.call('GET', `/ops/identification/${other.id}/documents/${documents[0].id}`);
    expect(strange.statusCode).toBe(404);
    const guest = await ops.app.client().call('GET', `/ops/identification/${id}`);
    expect(guest.statusCode).toBe(401);
  });

  test('can require identification at the deposit, or promise a bonus for it, until it is done', async () => {
    const { client, playerId, id } = await handedIn();
    const asks = { asksAtDeposit: true, hasBonus: true, reason: 'The first large deposit' };
    expect((await ops.call('POST', `/ops/identification/players/${playerId}`, asks)).statusCode).toBe(200);
    expect(await config(client)).toMatchObject({
      show_verification_modal_on_deposit_page: true,
      is_identification_bonus: true,
    });
    await ops.call('POST', `/ops/identification/${id}/approve`, {});
    expect(await config(client)).toMatchObject({
      show_verification_modal_on_deposit_page: false,
      is_identification_bonus: false,
    });
  });
});

test('gives simultaneous answers, of which one counts', async () => {
  const { id } = await handedIn();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      place % 2 === 0
        ? ops.call('POST', `/ops/identification/${id}/approve`, {})
        : ops.call('POST', `/ops/identification/${id}/refuse`, { reason: 'Not it' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
