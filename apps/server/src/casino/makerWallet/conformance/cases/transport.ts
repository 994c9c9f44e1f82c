import { expectFields, expectSame } from '../expect.ts';
import { GAME } from '../world.ts';
import type { Case } from './case.ts';

/** Cases of launch tokens, signatures, times and nonces. */
export const transportCases: readonly Case[] = [
  {
    number: 1,
    title: 'authenticate with a fresh token',
    async run({ client, seat }) {
      const one = await seat({ isOpen: false });
      const answer = await client.call('authenticate', one.fields({ token: one.launchToken }));
      expectFields('authenticate', answer, { http: 200, status: 'OK', balance: '100.00' });
      expectSame('the type of makerToken', typeof answer.makerToken, 'string');
    },
  },
  {
    number: 2,
    title: 'the same launch token again',
    async run({ client, seat }) {
      const one = await seat();
      const again = await client.call('authenticate', one.fields({ token: one.launchToken }));
      expectFields('authenticate again', again, { status: 'INVALID_TOKEN' });
    },
  },
  {
    number: 3,
    title: 'a launch token after 61 s',
    async run({ client, seat }) {
      const one = await seat({ isOpen: false });
      await client.desk('age', { sessionId: one.sessionId, ms: 61_000 });
      const late = await client.call('authenticate', one.fields({ token: one.launchToken }));
      expectFields('authenticate', late, { status: 'TOKEN_EXPIRED' });
    },
  },
  {
    number: 4,
    title: 'a wrong signature, and one byte of the body changed',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('b');
      expectFields('wrong secret', await one.bet(txId, '2.50', {}, { secret: 'the-secret-of-another' }), {
        http: 401,
      });
      expectFields('changed body', await one.bet(txId, '2.50', {}, { isTampered: true }), { http: 401 });
      expectFields('the account', await one.account(), { main: '100.00', entries: [] });
      expectFields('the same txId, signed', await one.bet(txId, '2.50'), { status: 'OK', applied: true });
    },
  },
  {
    number: 5,
    title: 'a timestamp 301 s old, and 299 s old',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('b');
      expectFields('301 s old', await one.bet(txId, '2.50', {}, { ageMs: 301_000 }), { http: 401 });
      expectFields('299 s old', await one.bet(txId, '2.50', {}, { ageMs: 299_000 }), {
        http: 200,
        status: 'OK',
      });
    },
  },
  {
    number: 6,
    title: 'the same nonce twice',
    async run({ client, id, seat }) {
      const one = await seat();
      const token = await tokenOf(client, await seat({ isOpen: false }));
      const body = { ...token, roundId: id('r'), txId: id('b'), amount: '2.50' };
      const { answer, headers } = await client.callSigned('bet', body);
      expectFields('first', answer, { status: 'OK', balance: '97.50' });
      expectFields('second', await client.call('bet', body, { headers }), { http: 401, status: 'REPLAYED' });
      expectFields('balance', await client.call('balance', { ...token }), { balance: '97.50' });
      expectFields('another account', await one.account(), { main: '100.00' });
    },
  },
];

type Seated = { readonly sessionId: string; readonly launchToken: string };

async function tokenOf(
  client: { call(name: string, body: object): Promise<{ readonly makerToken?: string }> },
  { sessionId, launchToken }: Seated,
) {
  const session = { sessionId, gameId: GAME, currency: 'EUR' };
  const { makerToken } = await client.call('authenticate', { ...session, token: launchToken });
  return { ...session, token: makerToken };
}
