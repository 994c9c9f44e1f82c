import { expectFields, expectSame } from '../expect.ts';
import type { Case } from './case.ts';

/** Cases of rollbacks: once-only, tombstones, and rounds that are settled. */
export const rollbackCases: readonly Case[] = [
  {
    number: 25,
    title: 'a bet of 10 rolled back',
    async run({ id, seat }) {
      const one = await seat();
      const bet = id('b');
      await one.bet(bet, '10');
      expectFields('rollback', await one.rollback(id('x'), bet), {
        status: 'OK',
        applied: true,
        balance: '100.00',
        roundState: 'rolledBack',
      });
      expectSame(
        'the kinds of the entries',
        (await one.account()).entries.map(({ kind }) => kind),
        ['stake', 'stake-returned'],
      );
    },
  },
  {
    number: 26,
    title: 'the rollback repeated with the same and a new txId of its own',
    async run({ id, seat }) {
      const one = await seat();
      const [bet, back] = [id('b'), id('x')];
      await one.bet(bet, '10');
      await one.rollback(back, bet);
      for (const txId of [back, id('x')])
        expectFields('again', await one.rollback(txId, bet), {
          status: 'OK',
          applied: false,
          balance: '100.00',
        });
    },
  },
  {
    number: 27,
    title: 'a rollback of an unknown bet',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('rollback', await one.rollback(id('x'), id('b')), { status: 'OK', applied: false });
    },
  },
  {
    number: 28,
    title: 'that bet arrives after its rollback',
    async run({ id, seat }) {
      const one = await seat();
      const bet = id('b');
      await one.rollback(id('x'), bet);
      expectFields('late bet', await one.bet(bet, '10'), { status: 'TX_ROLLED_BACK', balance: '100.00' });
      expectSame('the entries', (await one.account()).entries, []);
    },
  },
  {
    number: 29,
    title: 'a win after the rollback',
    async run({ id, seat }) {
      const one = await seat();
      const bet = id('b');
      await one.bet(bet, '10');
      await one.rollback(id('x'), bet);
      expectFields('win', await one.win(id('w'), '25'), { status: 'TX_ROLLED_BACK', balance: '100.00' });
      expectSame('the notices', (await one.account()).notices, ['winAfterRollback']);
    },
  },
  {
    number: 30,
    title: 'a rollback after a win',
    async run({ id, seat }) {
      const one = await seat();
      const bet = id('b');
      await one.bet(bet, '10');
      await one.win(id('w'), '25');
      expectFields('rollback', await one.rollback(id('x'), bet), {
        status: 'ROUND_SETTLED',
        balance: '115.00',
      });
    },
  },
  {
    number: 31,
    title: 'two bets in a round, the first rolled back, then a win',
    async run({ id, seat }) {
      const one = await seat();
      const first = id('b');
      expectFields('first bet', await one.bet(first, '4'), { balance: '96.00' });
      expectFields('second bet', await one.bet(id('b'), '6'), { balance: '90.00' });
      expectFields('rollback', await one.rollback(id('x'), first), { balance: '94.00', roundState: 'open' });
      expectFields('win', await one.win(id('w'), '12', { close: true }), { balance: '106.00' });
    },
  },
  {
    number: 32,
    title: 'a rollback that names another round than its bet',
    async run({ id, seat }) {
      const one = await seat();
      const [bet, other] = [id('b'), id('r')];
      await one.bet(bet, '10');
      await one.bet(id('b'), '5', { roundId: other });
      expectFields('rollback', await one.rollback(id('x'), bet, { roundId: other }), {
        status: 'TX_MISMATCH',
        balance: '85.00',
      });
    },
  },
];
