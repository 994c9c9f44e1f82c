import { expectFields, expectSame } from '../expect.ts';
import { GAME, SLOW } from '../world.ts';
import type { Case } from './case.ts';

const DAY = 86_400_000;
const FREE_ROUNDS = 10;

/** Cases of bets with wins, free rounds, tips, jackpots, lost answers, cycles and forgotten rounds. */
export const roundCases: readonly Case[] = [
  {
    number: 39,
    title: 'a bet of 10 with a win of 4 in one call',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('betWin', await one.call('betWin', { txId: id('bw'), bet: '10', win: '4' }), {
        status: 'OK',
        balance: '94.00',
        roundState: 'closed',
      });
      expectSame(
        'the kinds of the entries',
        (await one.account()).entries.map(({ kind }) => kind),
        ['stake', 'payout'],
      );
    },
  },
  {
    number: 40,
    title: 'a bet of 150 with a win of 500 in one call',
    async run({ id, seat }) {
      const one = await seat();
      expectFields('betWin', await one.call('betWin', { txId: id('bw'), bet: '150', win: '500' }), {
        status: 'INSUFFICIENT_FUNDS',
        balance: '100.00',
      });
      expectSame('the entries', (await one.account()).entries, []);
    },
  },
  {
    number: 41,
    title: 'the bet with its win repeated',
    async run({ id, seat }) {
      const one = await seat();
      const body = { txId: id('bw'), bet: '10', win: '4' };
      await one.call('betWin', body);
      expectFields('repeated', await one.call('betWin', body), {
        status: 'OK',
        applied: false,
        balance: '94.00',
      });
    },
  },
  {
    number: 42,
    title: 'a free round whose win of 3.20 goes to the bonus account',
    async run({ client, id, seat }) {
      const one = await seat();
      await client.desk('limit', { playerId: one.playerId, kind: 'wagering', value: '100' });
      const freeRoundsId = await grant(client, one, 'bonus');
      expectFields('bet', await one.bet(id('b'), '0', { type: 'freeRound', freeRoundsId }), {
        status: 'OK',
        balance: '100.00',
      });
      expectFields('win', await one.win(id('w'), '3.20', { type: 'freeRound', close: true }), {
        status: 'OK',
        balance: '100.00',
      });
      expectFields('the account', await one.account(), { main: '100.00', bonus: '3.20' });
      expectFields('a bet of the whole limit', await one.bet(id('b'), '100', { roundId: id('r') }), {
        status: 'OK',
      });
    },
  },
  {
    number: 43,
    title: 'the 11th free round of 10',
    async run({ client, id, seat }) {
      const one = await seat();
      const freeRoundsId = await grant(client, one, 'main');
      const play = () => one.bet(id('b'), '0', { type: 'freeRound', freeRoundsId, roundId: id('r') });
      for (let round = 1; round <= FREE_ROUNDS; round += 1)
        expectFields(`round ${round}`, await play(), { status: 'OK' });
      expectFields('the 11th round', await play(), { status: 'FREE_ROUNDS_SPENT' });
      expectFields('state', await one.call('freeRounds/state', { freeRoundsId }), { status: 'OK', left: 0 });
    },
  },
  {
    number: 44,
    title: 'a tip of 1.00, and the tip repeated',
    async run({ id, seat }) {
      const one = await seat();
      const tip = { txId: id('t'), amount: '1.00' };
      expectFields('tip', await one.call('tip', tip), { status: 'OK', balance: '99.00' });
      expectFields('repeated', await one.call('tip', tip), {
        status: 'OK',
        balance: '99.00',
        applied: false,
      });
    },
  },
  {
    number: 45,
    title: 'a jackpot of 1234.56 on an open and on a closed round',
    async run({ id, seat }) {
      for (const close of [false, true]) {
        const one = await seat();
        await one.bet(id('b'), '10');
        if (close) await one.win(id('w'), '0', { close });
        const jackpot = { txId: id('j'), jackpotId: 'j-1', level: 'grand', amount: '1234.56' };
        expectFields('jackpot', await one.call('jackpot', jackpot), { status: 'OK', balance: '1324.56' });
        expectFields('repeated', await one.call('jackpot', jackpot), { status: 'OK', applied: false });
        expectFields('the account', await one.account(), { main: '1324.56' });
      }
    },
  },
  {
    number: 46,
    title: 'closeRound on an open, a closed and an unknown round',
    async run({ id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      expectFields('open', await one.call('closeRound'), {
        status: 'OK',
        applied: true,
        roundState: 'closed',
      });
      expectFields('closed', await one.call('closeRound'), { status: 'OK', applied: false });
      expectFields('unknown', await one.call('closeRound', { roundId: id('r') }), {
        status: 'BET_NOT_FOUND',
      });
    },
  },
  {
    number: 47,
    title: 'the answer to a bet is lost: a rollback, then the bet again',
    async run({ id, seat }) {
      const one = await seat();
      const bet = id('b');
      await one.bet(bet, '10');
      expectFields('rollback', await one.rollback(id('x'), bet), { status: 'OK', applied: true });
      expectFields('bet again', await one.bet(bet, '10'), { status: 'TX_ROLLED_BACK' });
      expectFields('the account', await one.account(), { main: '100.00' });
    },
  },
  {
    number: 48,
    title: 'the server stops between the booking and the answer: the bet again',
    async run({ client, id, seat }) {
      const one = await seat();
      const bet = id('b');
      await client.desk('drop', {});
      const lost = await one.bet(bet, '10').catch(() => undefined);
      expectSame('the answer', lost, undefined);
      expectFields('bet again', await one.bet(bet, '10'), { status: 'OK', applied: false, balance: '90.00' });
      expectSame('the number of entries', (await one.account()).entries.length, 1);
    },
  },
  {
    number: 49,
    title: 'two bets 0.4 s apart on a game with a least cycle of 2.5 s',
    async run({ client, id, seat }) {
      const one = await seat({ gameId: SLOW });
      expectFields('first', await one.bet(id('b'), '1'), { status: 'OK' });
      await client.desk('age', { sessionId: one.sessionId, ms: 400 });
      expectFields('second', await one.bet(id('b'), '1', { roundId: id('r') }), { status: 'TOO_FAST' });
    },
  },
  {
    number: 50,
    title: 'a round that is open for 14 days',
    async run({ client, id, seat }) {
      const one = await seat();
      await one.bet(id('b'), '10');
      await client.desk('age', { sessionId: one.sessionId, ms: 14 * DAY });
      await client.desk('jobs', {});
      expectFields('the account', await one.account(), { main: '100.00' });
      expectFields('win', await one.win(id('w'), '25'), { status: 'TX_ROLLED_BACK' });
      expectSame('the notices', (await one.account()).notices, ['roundVoided', 'winAfterRollback']);
    },
  },
];

async function grant(
  client: Parameters<Case['run']>[0]['client'],
  one: { readonly playerId: string; fields(): object },
  goesTo: 'main' | 'bonus',
): Promise<string> {
  const { freeRoundsId } = await client.desk('freeRounds', {
    playerId: one.playerId,
    gameId: GAME,
    currency: 'EUR',
    rounds: FREE_ROUNDS,
    stake: '0.20',
    goesTo,
  });
  return String(freeRoundsId);
}
