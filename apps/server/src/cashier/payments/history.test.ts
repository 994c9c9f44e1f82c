import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentsWorld, type PaymentsWorld } from '../../testing/payments.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld(await startPaymentSandbox());
});
afterAll(() => world.close());

test('sums count what was deposited, and net what was given back', async () => {
  const player = await world.player();
  const { id } = await player.pay('300.00');
  await world.ops('POST', `/ops/payments/${id}/refund`, { amount: '30.00', reason: 'Tried by a test.' });
  await player.pay('20.01');
  const { body } = await player.call('GET', '/web-api/payments/sums');
  expect(body.sums).toEqual([{ iso: 'EUR', deposits: '300.00', withdrawals: '0.00', net: '270.00' }]);
  const later = Math.floor(Date.now() / 1000) + 60;
  const none = await player.call('GET', `/web-api/payments/sums?from=${later}`);
  expect(none.body.sums).toEqual([]);
});

test('the list of payments is filtered by direction, state and time, and paged by the last id', async () => {
  const player = await world.player();
  const first = await player.pay('10.00');
  const failed = await player.pay('10.01');
  const second = await player.pay('30.00');
  const ids = async (query: string) => {
    const { body } = await player.call('GET', `/web-api/payments?${query}`);
    return [body.payments.map(({ id }: { id: string }) => id), body.next];
  };
  expect(await ids('state=done')).toEqual([[second.id, first.id], null]);
  expect(await ids('state=failed')).toEqual([[failed.id], null]);
  expect(await ids('direction=withdrawal')).toEqual([[], null]);
  expect(await ids('limit=2')).toEqual([[second.id, failed.id], failed.id]);
  expect(await ids(`limit=2&before=${failed.id}`)).toEqual([[first.id], null]);
  expect(await ids(`from=${Math.floor(Date.now() / 1000) + 60}`)).toEqual([[], null]);
});

test('visitors see the methods of a currency and of their country', async () => {
  const visit = async (query: string, country?: string) => {
    const headers = { host: 'localhost:4401', ...(country === undefined ? {} : { 'cf-ipcountry': country }) };
    const answer = await world.app.app.inject({ url: `/web-api/payments/offer${query}`, headers });
    return answer.json();
  };
  const offer = await visit('');
  expect(offer).toMatchObject({ iso: 'EUR', currencies: expect.arrayContaining(['EUR', 'USD']) });
  const card = offer.methods.find(({ id }: { id: string }) => id === 'card');
  expect(card).toMatchObject({ direction: 'deposit', min: '5.00', max: '5000.00', time: 'instant' });
  expect((await visit('?currency=XYZ')).methods).toEqual([]);
});
