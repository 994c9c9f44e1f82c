import type { Answer } from '../client.ts';
import { expectFields, expectSame } from '../expect.ts';
import { BOUNDED, RETIRED } from '../world.ts';
import type { Case } from './case.ts';

const COPIES = 20;

/** Cases of bets: once-only, races, funds, amounts and bounds. */
export const betCases: readonly Case[] = [
  {
    number: 7,
    title: 'a bet of 2.50',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('bet', await one.bet(id('b'), '2.50'), {
        status: 'OK',
        balance: '97.50',
        applied: true,
        roundState: 'open',
      });
      expectSame('the entries', (await one.account()).entries, [
        { kind: 'stake', amount: '-2.50', other: 'house' },
      ]);
    },
  },
  {
    number: 8,
    title: 'the bet repeated with a new nonce and the same txId',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('b');
      await one.bet(txId, '2.50');
      expectFields('repeated', await one.bet(txId, '2.50'), {
        status: 'OK',
        balance: '97.50',
        applied: false,
      });
      expectSame('the number of entries', (await one.account()).entries.length, 1);
    },
  },
  {
    number: 9,
    title: '20 parallel copies of the bet',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('b');
      const answers = await Promise.all(Array.from({ length: COPIES }, () => one.bet(txId, '2.50')));
      expectSame('the number of applied copies', answers.filter(({ applied }) => applied === true).length, 1);
      const others = answers.filter(({ applied }) => applied !== true);
      expectSame(
        'copies that are neither the stored answer nor 409',
        others.filter((one) => !isCopy(one)),
        [],
      );
      expectFields('the account', await one.account(), {
        main: '97.50',
        entries: [{ kind: 'stake', amount: '-2.50', other: 'house' }],
      });
    },
  },
  {
    number: 10,
    title: 'the same txId with an amount of 2.60',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('b');
      await one.bet(txId, '2.50');
      expectFields('other amount', await one.bet(txId, '2.60'), { status: 'TX_MISMATCH', balance: '97.50' });
    },
  },
  {
    number: 11,
    title: 'the same txId used for a win',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('b');
      await one.bet(txId, '2.50');
      expectFields('win', await one.win(txId, '2.50'), { status: 'TX_MISMATCH', balance: '97.50' });
    },
  },
  {
    number: 12,
    title: 'a bet of 100.01',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('bet', await one.bet(id('b'), '100.01'), {
        status: 'INSUFFICIENT_FUNDS',
        balance: '100.00',
      });
    },
  },
  {
    number: 13,
    title: 'a bet of 100.00',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('bet', await one.bet(id('b'), '100.00'), { status: 'OK', balance: '0.00' });
    },
  },
  {
    number: 14,
    title: 'two parallel bets of 60.00',
    async run({ id, seat }) {
      const one = await seat();
      const answers = await Promise.all(
        ['a', 'b'].map((name) => one.bet(id(name), '60.00', { roundId: id('r') })),
      );
      expectSame('the statuses', answers.map(({ status }) => status).toSorted(), [
        'INSUFFICIENT_FUNDS',
        'OK',
      ]);
      expectFields('the account', await one.account(), { main: '40.00' });
    },
  },
  {
    number: 15,
    title: 'bets of 2.505, -1, 1e2 and 0',
    async run({ id, seat }) {
      const one = await seat();
      for (const amount of ['2.505', '-1', '1e2', '0'])
        expectFields(`bet of ${amount}`, await one.bet(id('b'), amount), { status: 'BAD_AMOUNT' });
      expectFields('the account', await one.account(), { main: '100.00', entries: [] });
    },
  },
  {
    number: 16,
    title: 'a bet in USD',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('bet', await one.bet(id('b'), '2.50', { currency: 'USD' }), { status: 'WRONG_CURRENCY' });
    },
  },
  {
    number: 17,
    title: 'bets on an unknown and a retired game',
    async run({ id, seat }) {
      const one = await seat();
      for (const gameId of [id('no-game'), RETIRED])
        expectFields(`bet on ${gameId}`, await one.bet(id('b'), '2.50', { gameId }), {
          status: 'INVALID_GAME',
        });
    },
  },
  {
    number: 18,
    title: 'bets below the least and above the greatest stake',
    async run({ id, seat }) {
      const one = await seat({ gameId: BOUNDED });
      expectFields('0.05', await one.bet(id('b'), '0.05'), { status: 'BELOW_MIN' });
      expectFields('200', await one.bet(id('b'), '200'), { status: 'ABOVE_MAX' });
    },
  },
];

function isCopy({ http, status, balance }: Answer): boolean {
  return http === 409 || (status === 'OK' && balance === '97.50');
}
