import { startVerificationSandbox, type VerificationSandbox } from '@touchline/sandbox/testing';
import type { PlayerVerification } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityData, jpegFile } from '../../testing/identity.ts';
import { createVerificationWorld, GROUPS, type VerificationWorld } from '../../testing/verificationWorld.ts';

const reason = 'Tried by a test.';

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

const pathOf = (playerId: bigint) => `/ops/identification/players/${playerId}/verification`;
const shown = async (playerId: bigint) =>
  (await world.call('GET', pathOf(playerId))).json<PlayerVerification>();
const ask = (playerId: bigint, more: object = {}) =>
  world.call('POST', `${pathOf(playerId)}/ask`, {
    type: 'identity',
    note: null,
    closes: false,
    reason,
    ...more,
  });
const override = (playerId: bigint, state: 'approved' | 'refused', more: object = {}) =>
  world.call('POST', `${pathOf(playerId)}/override`, {
    type: 'identity',
    state,
    cause: null,
    note: null,
    reason,
    ...more,
  });
const setTypes = (playerId: bigint, change: { group: string | null; types: string[] }) =>
  world.call('PUT', `${pathOf(playerId)}/types`, { ...change, reason });
const audit = async (playerId: bigint) =>
  (await world.call('GET', `/ops/audit?subject=player:${playerId}`)).json().actions[0];

describe('an operator', () => {
  test('sees the checks of a player with the verifier’s reference and all steps', async () => {
    const { hand, playerId } = await world.player();
    await hand('selfie');
    await world.pass(5);
    expect(await shown(playerId)).toMatchObject({
      isVerified: false,
      group: null,
      types: ['identity'],
      checkTypes: ['identity', 'address'],
      checks: [
        {
          type: 'identity',
          verifier: 'sandbox',
          reference: expect.stringMatching(/^chk_/),
          state: 'refused',
          reason: 'selfie',
        },
      ],
      steps: [
        { state: 'refused', by: 'verifier' },
        { state: 'pending', by: 'verifier' },
        { state: 'started', by: 'player' },
      ],
    });
  });

  test('moves a player to a group that asks for more; the player is verified once all is proved', async () => {
    const { hand, frame, check, config, playerId } = await world.player();
    expect((await setTypes(playerId, { group: 'enhanced', types: [] })).statusCode).toBe(200);
    expect(await config()).toMatchObject({ verification_types: ['identity', 'address'] });
    await hand('approved');
    await world.pass(5);
    expect(await config()).toMatchObject({ verification_status: 1, internal_verification_status: 0 });
    const { url } = await frame('address');
    await sandbox.send(url, 'address', 'approved');
    await world.pass(5);
    expect(await check('address')).toMatchObject({ state: 'approved' });
    expect(await config()).toMatchObject({ verification_status: 2, internal_verification_status: 2 });
    expect(await audit(playerId)).toMatchObject({
      action: 'verification.types',
      before: { group: null },
      after: { group: 'enhanced' },
      reason,
    });
  });

  test('can give a player types of their own, but no unknown group and no type that the site has not', async () => {
    const { config, playerId } = await world.player();
    expect((await setTypes(playerId, { group: 'nobody', types: [] })).json().fields).toEqual([
      { path: '/group', code: 'unknown' },
    ]);
    expect((await setTypes(playerId, { group: null, types: ['address'] })).statusCode).toBe(200);
    expect(await config()).toMatchObject({ verification_types: ['address'] });
  });

  test('asks again: the approval holds until the new decision, and play can be closed until then', async () => {
    const { hand, check, config, place, playerId } = await world.player();
    await hand('approved');
    await world.pass(5);
    const note = 'Your document has been renewed.';
    expect((await ask(playerId, { note, closes: true })).statusCode).toBe(200);
    expect(await check()).toMatchObject({ state: 'asked', isProved: true, canBegin: true, note });
    expect(await config()).toMatchObject({ verification_status: 2, is_need_identification: true });
    expect((await place()).refusal).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect((await ask(playerId)).json().code).toBe('CHECK_OPEN');
    await hand('unreadable');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'refused', isProved: false });
    expect(await config()).toMatchObject({ verification_status: 1, internal_verification_status: 3 });
    await hand('approved');
    await world.pass(5);
    expect(await config()).toMatchObject({ verification_status: 2, is_need_identification: false });
    expect((await place()).refusal).toBeUndefined();
  });

  test('asks for one more document at the verifier', async () => {
    const { hand, frame, check, playerId } = await world.player();
    const { checkId } = await hand('approved');
    await world.pass(5);
    const path = `/ops/identification/checks/${checkId}/document`;
    const body = { document: 'paymentCard', note: 'The card ending in 4242.', reason };
    expect((await world.call('POST', path, body)).statusCode).toBe(200);
    expect(await check()).toMatchObject({
      state: 'documents',
      document: 'paymentCard',
      note: 'The card ending in 4242.',
      isProved: true,
    });
    expect(await audit(playerId)).toMatchObject({ action: 'verification.document' });
    await sandbox.send((await frame()).url, 'paymentCard', 'approved');
    await world.pass(5);
    expect(await check()).toMatchObject({ state: 'approved', isProved: true });
  });

  test('can’t ask for a document before something was sent to the verifier', async () => {
    const { frame } = await world.player();
    const { checkId } = await frame();
    const path = `/ops/identification/checks/${checkId}/document`;
    const answer = await world.call('POST', path, { document: 'paymentCard', note: null, reason });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NOTHING_SENT']);
  });

  test('overrides a refusal with a reason; what the verifier says later changes nothing', async () => {
    const { hand, check, config, playerId } = await world.player();
    const { checkId } = await hand('revoked');
    expect((await override(playerId, 'approved')).statusCode).toBe(200);
    expect(await check()).toMatchObject({ id: checkId, state: 'approved' });
    await world.pass(65);
    expect(await check()).toMatchObject({ state: 'approved' });
    expect(await config()).toMatchObject({ verification_status: 2 });
    expect(await audit(playerId)).toMatchObject({
      action: 'verification.override',
      operator: 'operator',
      before: { state: 'pending' },
      after: { type: 'identity', state: 'approved' },
      reason,
    });
  });

  test('refuses a player who has begun nothing, with a cause for the player', async () => {
    const { check, playerId } = await world.player();
    expect((await override(playerId, 'refused', { cause: 'underage' })).statusCode).toBe(200);
    expect(await check()).toMatchObject({ state: 'refused', reason: 'underage', isProved: false });
  });

  test('needs a reason, and the scope of identification', async () => {
    const { playerId } = await world.player();
    expect((await ask(playerId, { reason: '' })).statusCode).toBe(400);
    expect((await world.call('GET', pathOf(999_999n))).statusCode).toBe(404);
  });
});

describe('documents that operators review', () => {
  test('prove the same as an identity check, and leave the address to be proved', async () => {
    const { client, config, playerId } = await world.player();
    const { version } = (await world.call('GET', '/ops/sites/house')).json<{ version: number }>();
    await world.call('PUT', '/ops/sites/house/flags', {
      version,
      reason,
      value: { isShowIdentification: true },
    });
    await setTypes(playerId, { group: 'enhanced', types: [] });
    await client.call('POST', '/web-api/user/identification/documents?kind=front&name=a.jpg', jpegFile, {
      'content-type': 'application/octet-stream',
    });
    await client.call('POST', '/web-api/user/identification', { data: identityData });
    const { requests } = (await world.call('GET', '/ops/identification')).json<{
      requests: { id: string; playerId: string }[];
    }>();
    const own = requests.find((one) => one.playerId === String(playerId));
    await world.call('POST', `/ops/identification/${own?.id}/approve`, {});
    expect(await config()).toMatchObject({ verification_status: 1, internal_verification_status: 0 });
    await override(playerId, 'approved', { type: 'address' });
    expect(await config()).toMatchObject({ verification_status: 2, internal_verification_status: 2 });
  });
});

describe('a site’s groups', () => {
  const put = async (value: object) => {
    const { version } = (await world.call('GET', '/ops/sites/house')).json<{ version: number }>();
    return world.call('PUT', '/ops/sites/house/verification', { version, reason, value });
  };

  test.each([
    ['/value/defaultGroup', { ...GROUPS, defaultGroup: 'nobody' }],
    ['/value/groups/1/code', { ...GROUPS, groups: [GROUPS.groups[0], GROUPS.groups[0]] }],
    ['/value/groups/0/types', { ...GROUPS, groups: [{ code: 'standard', types: ['document', 'identity'] }] }],
  ])('are refused with the fault %s', async (path, plan) => {
    const answer = await put(plan);
    expect([answer.statusCode, answer.json().fields[0]?.path]).toEqual([400, path]);
  });
});
