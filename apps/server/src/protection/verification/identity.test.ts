import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityData, jpegFile } from '../../testing/identity.ts';
import type { TestClient } from '../../testing/app.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [], {
    env: { DEVELOPMENT_OPERATORS: 'anna=*:token-of-anna-0123456789' },
  });
});
afterAll(() => world.close());

const ANNA = 'Bearer token-of-anna-0123456789';
const PATH = '/web-api/user/identification';

/** Returns the answers of the account, of verification and of withdrawals about a player's identity. */
async function story(client: TestClient) {
  const [config, verification, options] = [
    (await client.call('GET', '/web-api/user/config')).json(),
    (await client.call('GET', '/web-api/user/verification')).json(),
    (await client.call('GET', '/web-api/payments/withdrawals/options')).json<{ gates: { code: string }[] }>(),
  ];
  expect(verification.identity).toEqual(config.identity);
  return {
    ...config.identity,
    keepsMoney: options.gates.some(({ code }) => code === 'VERIFICATION_REQUIRED'),
    page: config.identity.page,
  };
}

async function sendDocuments(client: TestClient): Promise<void> {
  await client.call('POST', `${PATH}/documents?kind=front&name=passport.jpg`, jpegFile, {
    'content-type': 'application/octet-stream',
  });
  const answer = await client.call('POST', PATH, { data: identityData });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function requestOf(playerId: bigint): Promise<string> {
  const { requests } = (await world.operate('GET', '/ops/identification', undefined, ANNA)).json<{
    requests: { id: string; playerId: string }[];
  }>();
  return requests.find((one) => one.playerId === String(playerId))?.id ?? '';
}

test('a player whose deposits need an identity gives it on a page that exists, and all pages say the same', async () => {
  const { client, playerId, deposit, win, options } = await world.player({ isVerified: false });
  const page = 'office/identification';
  expect(await story(client)).toEqual({ state: 'open', isNeeded: false, keepsMoney: false, page });

  await deposit('2000.00');
  await deposit('500.00');
  await win(10_000n);
  expect(await story(client)).toEqual({ state: 'open', isNeeded: true, keepsMoney: true, page });
  expect((await client.call('GET', `/en/${page}`)).statusCode).toBe(200);

  await sendDocuments(client);
  expect(await story(client)).toMatchObject({ state: 'inReview', isNeeded: true, keepsMoney: true });
  const refusal = { reason: 'The photo is blurred.' };
  const path = `/ops/identification/${await requestOf(playerId)}`;
  expect((await world.operate('POST', `${path}/refuse`, refusal, ANNA)).statusCode).toBe(200);
  expect(await story(client)).toMatchObject({ state: 'refused', isNeeded: true, keepsMoney: true });

  await sendDocuments(client);
  const again = `/ops/identification/${await requestOf(playerId)}`;
  expect((await world.operate('POST', `${again}/approve`, {}, ANNA)).statusCode).toBe(200);
  expect(await story(client)).toMatchObject({ state: 'verified', isNeeded: false, keepsMoney: false });
  expect((await options()).free).toBe('2600.00');
});

test('a player with a type that nobody checks any more sends documents instead', async () => {
  const { client, playerId } = await world.player({ isVerified: false });
  await world.app.db
    .insertInto('player_profiles')
    .values({ player_id: playerId, verification_types: ['address'] })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ verification_types: ['address'] }))
    .execute();
  expect((await client.call('GET', '/web-api/user/verification')).json()).toMatchObject({
    types: ['document'],
    identity: { page: 'office/identification' },
  });
});
