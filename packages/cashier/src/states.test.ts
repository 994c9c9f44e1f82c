import { expect, it } from 'vitest';
import {
  depositMove,
  depositStates,
  isUpwards,
  openDepositStates,
  type DepositEvent,
} from './depositStates.ts';
import { isCancellable, withdrawalMove, withdrawalStates, type WithdrawalEvent } from './withdrawalStates.ts';

const depositEvents: readonly DepositEvent[] = [
  'address',
  'acted',
  'failed',
  'cancelled',
  'expired',
  'paid',
  'forbidden',
  'claimed',
  'sent-back',
  'part-refunded',
  'refunded',
  'refund-failed',
  'corrected',
  'voided',
  'charged-back',
  'dispute-won',
];

/** Returns every move as "from event to booking". */
function movesOf<State, Event extends string>(
  states: readonly State[],
  events: readonly Event[],
  move: (from: State, event: Event) => { readonly to: string; readonly booking?: string } | undefined,
): string[] {
  return states.flatMap((from) =>
    events.flatMap((event) => {
      const made = move(from, event);
      return made ? [`${String(from)} ${event} ${made.to}${made.booking ? ` ${made.booking}` : ''}`] : [];
    }),
  );
}

it('a deposit makes these moves and no others', () => {
  const credited = (from: string) => [`${from} paid succeeded deposit`, `${from} forbidden review unmatched`];
  const ended = (from: string) =>
    ['failed', 'cancelled', 'expired'].map((event) => `${from} ${event} ${event}`);
  expect(movesOf(depositStates, depositEvents, depositMove)).toEqual([
    'created address redirected',
    ...ended('created'),
    ...credited('created'),
    'redirected acted pending',
    ...ended('redirected'),
    ...credited('redirected'),
    'pending failed failed',
    'pending cancelled cancelled',
    ...credited('pending'),
    'succeeded part-refunded succeeded deposit-refund',
    'succeeded refunded refunded deposit-refund',
    'succeeded refund-failed succeeded deposit-refund-failed',
    'succeeded corrected succeeded deposit-corrected',
    'succeeded voided failed deposit-void',
    'succeeded charged-back charged_back chargeback',
    ...credited('failed'),
    ...credited('cancelled'),
    ...credited('expired'),
    'review claimed succeeded unmatched-claimed',
    'review sent-back returned unmatched-returned',
    'refunded refund-failed succeeded deposit-refund-failed',
    'refunded charged-back charged_back chargeback',
    'charged_back dispute-won succeeded chargeback-won',
  ]);
});

it('a late event moves a deposit upwards only', () => {
  expect(isUpwards('created', 'pending')).toBe(true);
  expect(isUpwards('failed', 'succeeded')).toBe(true);
  expect(isUpwards('failed', 'cancelled')).toBe(false);
  expect(isUpwards('succeeded', 'failed')).toBe(false);
  expect(isUpwards('succeeded', 'refunded')).toBe(true);
  expect(isUpwards('charged_back', 'succeeded')).toBe(false);
});

it('deposits that aren’t decided hold room of the limits', () => {
  expect(openDepositStates).toEqual(['created', 'redirected', 'pending', 'review']);
});

it('a withdrawal makes these moves and no others', () => {
  const events: readonly WithdrawalEvent[] = [
    'passed',
    'doubted',
    'disputed',
    'approved',
    'refused',
    'cancelled',
    'dispatched',
    'rejected',
    'paid',
    'failed',
    'sent-back',
  ];
  expect(movesOf(withdrawalStates, events, withdrawalMove)).toEqual([
    'held passed approved',
    'held doubted review',
    'held disputed review',
    'held cancelled cancelled withdrawal-returned',
    'review approved approved',
    'review refused refused withdrawal-returned',
    'review cancelled cancelled withdrawal-returned',
    'approved disputed review',
    'approved dispatched sent withdrawal-sent',
    'approved rejected returned withdrawal-returned',
    'sent paid paid withdrawal-paid',
    'sent failed returned withdrawal-returned',
    'paid sent-back returned withdrawal-bounced',
  ]);
});

it('a player cancels a withdrawal as the site allows', () => {
  const states = (rule: 'never' | 'untilReview' | 'untilApproved') =>
    withdrawalStates.filter((state) => isCancellable(state, rule));
  expect(states('never')).toEqual([]);
  expect(states('untilReview')).toEqual(['held']);
  expect(states('untilApproved')).toEqual(['held', 'review']);
});
