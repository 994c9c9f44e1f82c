import { expectFields } from '../expect.ts';
import type { Case } from './case.ts';

const MINUTE = 60_000;

/** Cases of expired tokens, exclusions, limits and reality checks. */
export const protectionCases: readonly Case[] = [
  {
    number: 33,
    title: 'a win after the maker’s token expired',
    async run({ client, id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      await client.desk('age', { sessionId: one.sessionId, ms: 31 * MINUTE });
      expectFields('win', await one.win(id('w'), '25'), { status: 'OK', balance: '115.00' });
    },
  },
  {
    number: 34,
    title: 'a bet after the maker’s token expired',
    async run({ client, id, seat }) {
      const one = await seat();
      await client.desk('age', { sessionId: one.sessionId, ms: 31 * MINUTE });
      expectFields('bet', await one.bet(id('b'), '10'), { status: 'TOKEN_EXPIRED', balance: '100.00' });
    },
  },
  {
    number: 35,
    title: 'an exclusion between a bet and its win',
    async run({ client, id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      await client.desk('limit', { playerId: one.playerId, kind: 'exclusion', value: '180' });
      expectFields('win', await one.win(id('w'), '25', { close: true }), { status: 'OK' });
      expectFields('next bet', await one.bet(id('b'), '1', { roundId: id('r') }), {
        status: 'SELF_EXCLUDED',
      });
    },
  },
  {
    number: 36,
    title: 'a loss limit of 20 of which 15 are lost: bets of 6 and 5',
    async run({ client, id, seat }) {
      const one = await seat();
      await client.desk('limit', { playerId: one.playerId, kind: 'loss', value: '20' });
      await one.bet(id('b'), '15');
      await one.win(id('w'), '0', { close: true });
      const roundId = id('r');
      expectFields('bet of 6', await one.bet(id('b'), '6', { roundId }), {
        status: 'LIMIT_LOSS',
        remainder: '5.00',
      });
      expectFields('bet of 5', await one.bet(id('b'), '5', { roundId }), { status: 'OK' });
    },
  },
  {
    number: 37,
    title: 'a wagering limit of 50 of which 48 are staked: a bet of 5 before and after a rollback of 10',
    async run({ client, id, seat }) {
      const one = await seat();
      await client.desk('limit', { playerId: one.playerId, kind: 'wagering', value: '50' });
      const former = id('b');
      await one.bet(former, '10');
      await one.bet(id('b'), '38', { roundId: id('r') });
      const roundId = id('r');
      expectFields('bet of 5', await one.bet(id('b'), '5', { roundId }), {
        status: 'LIMIT_WAGER',
        remainder: '2.00',
      });
      expectFields('rollback', await one.rollback(id('x'), former), { status: 'OK', applied: true });
      expectFields('bet of 5 again', await one.bet(id('b'), '5', { roundId }), { status: 'OK' });
    },
  },
  {
    number: 38,
    title: 'a bet and a win while a reality check is due',
    async run({ client, id, seat }) {
      const one = await seat();
      await client.desk('limit', { playerId: one.playerId, kind: 'realityCheck', value: '5' });
      await one.bet(id('b'), '10');
      await client.desk('age', { sessionId: one.sessionId, ms: 6 * MINUTE });
      expectFields('bet', await one.bet(id('b'), '10', { roundId: id('r') }), {
        status: 'REALITY_CHECK_DUE',
      });
      expectFields('win', await one.win(id('w'), '25', { close: true }), { status: 'OK', balance: '115.00' });
    },
  },
];
