import { startVerificationSandbox, type VerificationSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from '../../kernel/providers/signature.ts';
import { createVerificationWorld, type VerificationWorld } from '../../testing/verificationWorld.ts';

const SECRET = 'sandbox-secret-of-development';
const YEAR = 365 * 86_400;

let sandbox: VerificationSandbox;
let world: VerificationWorld;
beforeAll(async () => {
  sandbox = await startVerificationSandbox();
  world = await createVerificationWorld(sandbox);
});
afterAll(async () => {
  await world.close();
  await sandbox.stop();
});

const requireVerification = (playerId: bigint) =>
  world.call('POST', `/ops/players/${playerId}/blocks`, { isVerificationRequired: true });

const checkRow = (id: string) =>
  world.app.db.selectFrom('verification_checks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const eventsOf = (id: string) =>
  world.app.db
    .selectFrom('verification_events')
    .select(['kind', 'is_applied', 'note'])
    .where('check_id', '=', id)
    .orderBy('received_at')
    .execute();

/** The platform's time, ms. */
const platformTime = async (): Promise<number> =>
  (await world.call('POST', '/ops/clock/advance', { seconds: 0 })).json<{ now: number }>().now;

/** Sends a call-back as the verifier does. */
async function callBack(event: object, { secret = SECRET, age = 0 } = {}) {
  const payload = Buffer.from(JSON.stringify(event));
  const seconds = Math.floor((await platformTime()) / 1000) - age;
  return world.app.app.inject({
    method: 'POST',
    url: '/verifiers/sandbox/events',
    payload,
    headers: {
      'content-type': 'application/json',
      'touchline-signature': `t=${seconds},v1=${signatureOf(secret, seconds, payload)}`,
    },
  });
}

async function eventOf(id: string, ref: string, state: string, more: object = {}): Promise<object> {
  const at = (await platformTime()) + 1000;
  return { id, at, check: { id: 'chk_made_up', ref, state, at, ...more } };
}

describe('a check', () => {
  test('that is approved verifies the player and opens play at once', async () => {
    const { hand, check, config, place, playerId } = await world.player();
    await requireVerification(playerId);
    expect(await config()).toMatchObject({
      verification_types: ['identity'],
      verification_status: 1,
    });
    expect((await place()).refusal).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await hand('approved');
    expect(await check()).toMatchObject({ state: 'pending', canBegin: false, isProved: false });
    expect(await config()).toMatchObject({ user_status_id: 1, internal_verification_status: 1 });
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'approved', isProved: true, canBegin: false });
    expect(await config()).toMatchObject({
      verification_status: 2,
      internal_verification_status: 2,
      is_need_identification: false,
      user_status_id: 0,
    });
    expect((await place()).refusal).toBeUndefined();
  });

  test('that is refused names the reason, and can be begun again', async () => {
    const { hand, check, config, verification } = await world.player();
    const first = await hand('selfie');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'refused', reason: 'selfie', canBegin: true });
    expect(await config()).toMatchObject({ verification_status: 1, internal_verification_status: 3 });
    const second = await hand('approved');
    expect(second.checkId).not.toBe(first.checkId);
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'approved' });
    const { history } = await verification();
    expect(history.map(({ state, by }) => [state, by])).toEqual([
      ['approved', 'verifier'],
      ['pending', 'verifier'],
      ['started', 'player'],
      ['refused', 'verifier'],
      ['pending', 'verifier'],
      ['started', 'player'],
    ]);
  });

  test('with a reason that the protocol doesn’t have is refused for another one', async () => {
    const { hand, check } = await world.player();
    await hand('unheard');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'refused', reason: 'other' });
  });

  test('asks for one more document in the same check', async () => {
    const { hand, frame, check, config } = await world.player();
    const { checkId } = await hand('bank');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'documents', document: 'bankStatement', canBegin: true });
    expect(await config()).toMatchObject({ requested_additional_document: true });
    const again = await frame();
    expect(again.checkId).toBe(checkId);
    await sandbox.send(again.url, 'bankStatement', 'approved');
    expect(await config()).toMatchObject({ requested_additional_document: false, user_status_id: 1 });
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'approved' });
  });

  test('that stays pending can’t be begun again, and is not approved by waiting', async () => {
    const { hand, client, check } = await world.player();
    await hand('pending');
    await world.pass(200);
    expect(await check()).toMatchObject({ state: 'pending' });
    const answer = await client.call('POST', '/web-api/user/verification/checks', {
      type: 'identity',
      lng: 'en',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NOTHING_TO_SEND']);
  });

  test('that has expired is approved by a late decision', async () => {
    const { hand, check, config } = await world.player();
    await hand('late');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'expired', canBegin: true });
    expect(await config()).toMatchObject({ verification_status: 1, internal_verification_status: 0 });
    await world.pass(60);
    expect(await check()).toMatchObject({ state: 'approved', isProved: true });
    expect(await config()).toMatchObject({ verification_status: 2 });
  });

  test('whose approval is taken back closes what needs a verified player', async () => {
    const { hand, check, config } = await world.player();
    await hand('revoked');
    await world.pass(5);
    expect(await config()).toMatchObject({ verification_status: 2 });
    await world.pass(60);
    expect(await check()).toMatchObject({ state: 'refused', reason: 'copy', isProved: false });
    expect(await config()).toMatchObject({ verification_status: 1, internal_verification_status: 3 });
  });

  test('without a call-back is looked up, also when the player asks', async () => {
    const one = await world.player();
    await one.hand('silent');
    const two = await world.player();
    const { checkId } = await two.hand('silent');
    await world.pass(5);
    expect(await two.check()).toMatchObject({ state: 'pending' });
    const asked = await two.client.call('POST', `/web-api/user/verification/checks/${checkId}/refresh`);
    expect(asked.json()).toMatchObject({ isVerified: true, checks: [{ state: 'approved' }] });
    await world.pass(130);
    await one.client.renew();
    expect(await one.check()).toMatchObject({ state: 'approved' });
  });

  test('of which nothing is sent expires after its time', async () => {
    const { frame } = await world.player();
    const { checkId } = await frame();
    await world.call('POST', '/ops/clock/advance', { seconds: 7 * 86_400 - 60 });
    expect((await checkRow(checkId)).state).toBe('started');
    await world.call('POST', '/ops/clock/advance', { seconds: 60 });
    await sandbox.advance(7 * 86_400);
    expect((await checkRow(checkId)).state).toBe('expired');
  });

  test('lapses after the site’s days; the player is asked again and told', async () => {
    const { hand, playerId } = await world.player();
    const { checkId } = await hand('approved');
    await world.pass(5);
    await world.app.db
      .updateTable('players')
      .set({ email: `lapse-${playerId}@example.com` })
      .where('id', '=', playerId)
      .execute();
    await world.call('POST', '/ops/clock/advance', { seconds: YEAR - 60 });
    expect(await checkRow(checkId)).toMatchObject({ state: 'approved' });
    await world.call('POST', '/ops/clock/advance', { seconds: 60 });
    await sandbox.advance(YEAR);
    expect(await checkRow(checkId)).toMatchObject({ state: 'lapsed', is_proved: false });
    const profile = await world.app.db
      .selectFrom('player_profiles')
      .select(['verification_status', 'internal_verification_status'])
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ verification_status: 1, internal_verification_status: 0 });
    const mails = await world.app.db
      .selectFrom('mails')
      .select('subject')
      .where('player_id', '=', playerId)
      .execute();
    expect(mails).toEqual([{ subject: 'Please verify your identity again' }]);
  });

  test('is begun once for two requests, each with a page of its own', async () => {
    const { frame } = await world.player();
    const [one, two] = await Promise.all([frame(), frame()]);
    expect(one.checkId).toBe(two.checkId);
    expect(one.url).not.toBe(two.url);
    expect(new URL(one.url).origin).toBe(sandbox.origin);
  });

  test('of a type outside of the player’s group is refused', async () => {
    const { client } = await world.player();
    const answer = await client.call('POST', '/web-api/user/verification/checks', {
      type: 'address',
      lng: 'en',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'CHECK_NOT_OFFERED']);
  });

  test('of another player can’t be asked about', async () => {
    const [mine, theirs] = [await world.player(), await world.player()];
    const { checkId } = await theirs.frame();
    const answer = await mine.client.call('POST', `/web-api/user/verification/checks/${checkId}/refresh`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('a call-back', () => {
  test('that comes three times is applied once', async () => {
    const { hand, check } = await world.player();
    const { checkId } = await hand('thrice');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'approved' });
    expect(await eventsOf(checkId)).toEqual([
      { kind: 'pending', is_applied: true, note: null },
      { kind: 'approved', is_applied: true, note: null },
    ]);
  });

  test.each(['signature', 'time'])(
    'with a wrong %s is refused, and its repetition is taken',
    async (outcome) => {
      const { hand, check } = await world.player();
      await hand(outcome);
      await world.pass(5);
      expect(await check()).toMatchObject({ state: 'pending' });
      await world.pass(5);
      expect(await check()).toMatchObject({ state: 'approved' });
    },
  );

  test('that is older than applied news changes nothing', async () => {
    const { hand, check } = await world.player();
    const { checkId } = await hand('order');
    await world.pass(10);
    expect(await check()).toMatchObject({ state: 'approved' });
    expect(await eventsOf(checkId)).toContainEqual({
      kind: 'pending',
      is_applied: false,
      note: 'older than applied news',
    });
  });

  test('with a signature by another secret is answered with 401 and stored nowhere', async () => {
    const { frame, check } = await world.player();
    const { checkId } = await frame();
    const answer = await callBack(await eventOf('evt_forged', checkId, 'approved'), {
      secret: 'another-secret',
    });
    expect(answer.statusCode).toBe(401);
    expect((await callBack(await eventOf('evt_old', checkId, 'approved'), { age: 600 })).statusCode).toBe(
      401,
    );
    expect(await check()).toMatchObject({ state: 'started' });
    expect(await eventsOf(checkId)).toEqual([]);
  });

  test('that comes again with another body changes nothing', async () => {
    const { hand, check } = await world.player();
    const { checkId } = await hand('pending');
    expect(
      (await callBack(await eventOf('evt_twice', checkId, 'refused', { reason: 'cut' }))).statusCode,
    ).toBe(200);
    expect((await callBack(await eventOf('evt_twice', checkId, 'approved'))).statusCode).toBe(200);
    expect(await check()).toMatchObject({ state: 'refused', reason: 'cut' });
  });

  test('with an unknown state is never an approval', async () => {
    const { frame, check } = await world.player();
    const { checkId } = await frame();
    expect((await callBack(await eventOf('evt_unknown', checkId, 'blessed'))).statusCode).toBe(200);
    expect(await check()).toMatchObject({ state: 'pending', isProved: false });
  });

  test('about an unknown check is stored and answered with 200', async () => {
    expect((await callBack(await eventOf('evt_nobody', 'f'.repeat(32), 'approved'))).statusCode).toBe(200);
    expect((await callBack({ id: 'evt_shapeless' })).statusCode).toBe(400);
  });
});

describe('the policy of pages', () => {
  const policyOf = async (host: string) => {
    const { headers } = await world.app.client(host).call('GET', '/en');
    return [String(headers['content-security-policy']), String(headers['permissions-policy'])];
  };

  test('names the verifier’s origin on a site with groups', async () => {
    const [policy, permissions] = await policyOf('localhost:4401');
    expect(policy).toContain(`frame-src 'self' ${sandbox.origin};`);
    expect(permissions).toContain(`camera=("${sandbox.origin}")`);
  });

  test('names none on a site without groups', async () => {
    const [policy, permissions] = await policyOf('merlot.localhost');
    expect(policy).toContain("frame-src 'self';");
    expect(permissions).toContain('camera=()');
  });
});
