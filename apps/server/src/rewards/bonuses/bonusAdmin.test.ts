import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAIN_OFFER } from '../../testing/bonusBench.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

let ops: OpsApp;
let offerId: string;
const texts = { en: { title: 'Sports bonus', text: 'For bets.' } };
const draft = (amount: string) => ({
  terms: { ...PLAIN_OFFER, currencies: [{ iso: 'EUR', amount }] },
  texts,
});
const write = (amount: string) => ops.call('POST', '/ops/bonuses/house/offers', draft(amount));
const makeCode = (changes: object) =>
  ops.call('POST', '/ops/bonuses/house/codes', {
    offerId,
    perPlayer: 1,
    countries: [],
    needs: [],
    ...changes,
  });

beforeAll(async () => {
  ops = await createOpsApp();
  offerId = (await write('20.00')).json().offerId;
});
afterAll(() => ops.close());

const preview = (amount: string) =>
  ops.call('POST', '/ops/bonuses/house/preview', {
    terms: draft(amount).terms,
    iso: 'EUR',
    deposit: '10.00',
  });

test.each([
  ['an offer', write],
  ['the preview of an offer', preview],
])('refuses %s with an amount that its currency can’t have', async (_, call) => {
  const refused = await call('10.005');
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    [{ path: '/terms/currencies/0/amount', code: 'amount' }],
  ]);
});

test.each(['abc', '999999999'])('makes no code for the unknown player %s', async (playerId) => {
  const refused = await makeCode({ playerId });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    [{ path: '/playerId', code: 'unknown' }],
  ]);
  const { codes } = (await ops.call('GET', '/ops/bonuses/house/codes')).json();
  expect(codes).toEqual([]);
});

test.each(['0', '10.005'])('names the field of the budget %s', async (budget) => {
  const refused = await makeCode({ budget, iso: 'EUR' });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ path: '/budget', code: 'amount' }]]);
});
