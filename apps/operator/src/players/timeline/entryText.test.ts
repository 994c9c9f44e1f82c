import type { TimelineEntry } from '@touchline/contract/operators';
import { timelineKinds } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { isMessageKey } from '../../messages/messages.ts';
import { detailOf, entryText } from './entryText.ts';

const AT = Date.UTC(2025, 2, 12);

/** Returns title and details of an entry of player 17. */
function shown(entry: TimelineEntry) {
  const text = entryText(entry, '17');
  return { title: text.title, detail: detailOf(text), href: text.href, tone: text.tone ?? 'neutral' };
}

const bet = { id: '5', state: 'settled', typeId: 0, amount: '10.00', iso: 'EUR' } as const;
const step = {
  id: 'p1',
  event: 'created',
  amount: '120.00',
  iso: 'EUR',
  method: 'Card',
  reason: null,
  source: 'player',
} as const;

test('tells the outcome of a bet with what it paid', () => {
  const settlement = (outcome: 'won' | 'lost' | null, payout: string) =>
    shown({ id: 's', at: AT, kind: 'settlement', bet: { ...bet, outcome, payout, tax: '0' } });
  expect(settlement('won', '17.20')).toMatchObject({
    title: 'Bet of €10.00 won',
    href: '#/bets/5',
    tone: 'success',
  });
  expect(settlement('won', '17.20').detail).toContain('Paid €17.20');
  expect(settlement('lost', '0.00').detail).not.toContain('Paid');
  expect(
    shown({
      id: 's',
      at: AT,
      kind: 'settlement',
      bet: { ...bet, state: 'sold', outcome: null, payout: '8.65', tax: '0' },
    }).title,
  ).toBe('Bet of €10.00 cashed out');
});

test('tells steps of deposits and withdrawals with method, reason and the operator', () => {
  const deposit = { ...step, state: 'succeeded', received: '100.00', receivedIso: 'USD' } as const;
  expect(shown({ id: 'd', at: AT, kind: 'deposit', payment: deposit })).toEqual({
    title: 'Deposited €120.00',
    detail: '$100.00 arrived · Card',
    href: '#/payments/p1',
    tone: 'success',
  });
  const refused = { ...step, state: 'refused', reason: 'name', source: 'operator:anna' } as const;
  expect(shown({ id: 'w', at: AT, kind: 'withdrawal', payment: refused })).toMatchObject({
    title: 'Withdrawal of €120.00 refused',
    detail: 'Card · Name doesn’t match · by anna',
    tone: 'danger',
  });
});

test('names a state of a payment that has no sentence of its own', () => {
  const payment = { ...step, state: 'redirected', received: null, receivedIso: 'EUR' } as const;
  expect(shown({ id: 'd', at: AT, kind: 'deposit', payment })).toMatchObject({
    title: 'Deposit of €120.00',
    detail: 'At the provider · Card',
  });
});

test('counts rounds of games and free rounds', () => {
  const session = {
    id: 'g',
    game: { id: 3, name: 'Plinko' },
    iso: 'EUR',
    isBonus: false,
    rounds: 1,
    staked: '2.00',
    won: '0',
    endedAt: null,
  };
  expect(shown({ id: 'g', at: AT, kind: 'game', session })).toMatchObject({
    title: 'Played Plinko',
    detail: '1 round · staked €2.00 · won €0.00',
  });
  const freeRounds = {
    id: 'f',
    event: 'given',
    rounds: 20,
    played: 0,
    iso: 'EUR',
    stake: '0.10',
    won: '0',
    cause: null,
  } as const;
  expect(shown({ id: 'f', at: AT, kind: 'freeRounds', freeRounds })).toMatchObject({
    title: '20 free rounds given',
    detail: '€0.10 each',
  });
});

test('tells a limit with its unit and who set it', () => {
  const limit = { id: 'l', at: AT, kind: 'limit', type: 31, value: '2', iso: null, by: 'player' } as const;
  expect(shown({ ...limit, state: 'PENDING', isRemoval: false })).toMatchObject({
    title: 'Change of a limit requested',
    detail: 'Session, hours per day: 2 hours · by the player',
  });
  expect(shown({ ...limit, state: 'ACTIVE', isRemoval: true })).toMatchObject({
    title: 'Limit removed',
    detail: 'Session, hours per day · by the player',
  });
});

test('tells the verdict on documents and who gave it', () => {
  const request = { id: '9', event: 'decided', state: 'refused', cause: 'cut', operator: 'ben' } as const;
  expect(shown({ id: 'i', at: AT, kind: 'identification', request })).toMatchObject({
    title: 'Identity documents refused',
    detail: 'Document is cut off · by ben',
    tone: 'danger',
  });
});

test('warns of an e-mail that was given up', () => {
  const mail = { id: '4', subject: 'Your code', sentAt: null, gaveUpAt: AT };
  expect(shown({ id: 'm', at: AT, kind: 'mail', mail })).toMatchObject({
    title: 'E-mail: Your code',
    detail: 'given up Mar 12, 2025',
    href: '#/outbox/4',
    tone: 'danger',
  });
});

test('has a name for every kind that the filter offers', () => {
  expect(timelineKinds.filter((kind) => !isMessageKey(`timeline.kind.${kind}`))).toEqual([]);
});
