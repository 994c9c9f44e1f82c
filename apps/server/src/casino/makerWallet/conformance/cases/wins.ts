import { expectFields, expectSame } from '../expect.ts';
import type { Case } from './case.ts';

/** Cases of wins on open, closed and missing rounds. */
export const winCases: readonly Case[] = [
  {
    number: 19,
    title: 'a bet of 10 and a win of 25 that closes the round',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('bet', await one.bet(id('b'), '10'), { balance: '90.00' });
      expectFields('win', await one.win(id('w'), '25', { close: true }), {
        status: 'OK',
        balance: '115.00',
        roundState: 'closed',
      });
    },
  },
  {
    number: 20,
    title: 'the win repeated',
    async run({ id, seat }) {
      const one = await seat();
      const txId = id('w');
      await one.bet(id('b'), '10');
      await one.win(txId, '25', { close: true });
      expectFields('repeated', await one.win(txId, '25', { close: true }), {
        status: 'OK',
        balance: '115.00',
        applied: false,
      });
    },
  },
  {
    number: 21,
    title: 'a second win with a new txId on the closed round',
    async run({ id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      await one.win(id('w'), '25', { close: true });
      expectFields('second win', await one.win(id('w'), '5'), { status: 'ROUND_CLOSED', balance: '115.00' });
      expectSame('the notices', (await one.account()).notices, ['winOnClosedRound']);
    },
  },
  {
    number: 22,
    title: 'a win of 0 that closes the round',
    async run({ id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      expectFields('win', await one.win(id('w'), '0', { close: true }), {
        status: 'OK',
        roundState: 'closed',
      });
      expectSame('the number of entries', (await one.account()).entries.length, 1);
    },
  },
  {
    number: 23,
    title: 'a win without any bet',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('win', await one.win(id('w'), '5'), { status: 'BET_NOT_FOUND', balance: '100.00' });
    },
  },
  {
    number: 24,
    title: 'a bet of 10 with wins of 5 and 7',
    async run({ id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      await one.win(id('w'), '5');
      expectFields('second win', await one.win(id('w'), '7', { close: true }), { balance: '102.00' });
      expectSame(
        'the kinds of the entries',
        (await one.account()).entries.map(({ kind }) => kind),
        ['stake', 'payout', 'payout'],
      );
    },
  },
];
