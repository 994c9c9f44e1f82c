import { rational, type Rational } from '@touchline/betting';
import type { BlackjackAction, Card } from '../wire.ts';
import { DEALER_STANDS, totalOf, TWENTY_ONE, valueOf, type Total } from './blackjackHands.ts';

const ACE = 1;
const TEN = 10;
const RANKS = 13n;
const VALUES = Array.from({ length: TEN }, (_, at) => at + 1);
const BUST = 22;

const chanceOf = (value: number): Rational => rational.of(value === TEN ? 4n : 1n, RANKS);

function plus({ total, isSoft }: Total, value: number): Total {
  if (value === ACE && total + 11 <= TWENTY_ONE) return { total: total + 11, isSoft: true };
  const sum = total + value;
  return sum > TWENTY_ONE && isSoft ? { total: sum - 10, isSoft: false } : { total: sum, isSoft };
}

function memo<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

const keyOf = (hand: Total, up: number): string => `${hand.total} ${hand.isSoft ? 1 : 0} ${up}`;

function fromKey(key: string): readonly [hand: Total, up: number] {
  const [total = 0, soft = 0, up = 0] = key.split(' ').map(Number);
  return [{ total, isSoft: soft === 1 }, up];
}

/** Returns the sum over the values of the next card of its chance times a value. */
function overCards(valueAt: (value: number) => Rational): Rational {
  return VALUES.reduce(
    (sum, value) => rational.add(sum, rational.multiply(chanceOf(value), valueAt(value))),
    rational.ZERO,
  );
}

/** Chances of the dealer's final totals from a total on; 22 for all above 21. */
const dealerFrom = memo((key: string): ReadonlyMap<number, Rational> => {
  const [hand] = fromKey(key);
  if (hand.total >= DEALER_STANDS) return new Map([[Math.min(hand.total, BUST), rational.ONE]]);
  return mixed(VALUES.map((value) => [chanceOf(value), dealerFrom(keyOf(plus(hand, value), 0))]));
});

function mixed(
  parts: readonly (readonly [Rational, ReadonlyMap<number, Rational>])[],
): ReadonlyMap<number, Rational> {
  const sums = new Map<number, Rational>();
  for (const [weight, totals] of parts) {
    for (const [total, chance] of totals) {
      const before = sums.get(total) ?? rational.ZERO;
      sums.set(total, rational.add(before, rational.multiply(weight, chance)));
    }
  }
  return sums;
}

/** Chance that the hole card makes no blackjack with the visible one. */
function chanceToPlay(up: number): Rational {
  if (up === ACE) return rational.of(9n, RANKS);
  return up === TEN ? rational.of(12n, RANKS) : rational.ONE;
}

/** Chances of the dealer's final totals by the visible card, given that the dealer has no blackjack. */
const dealerTotals = memo((up: string): ReadonlyMap<number, Rational> => {
  const value = Number(up);
  const hole = VALUES.filter((other) => value + other !== ACE + TEN || (value !== ACE && other !== ACE));
  const first = plus({ total: 0, isSoft: false }, value);
  return mixed(
    hole.map((other) => [
      rational.divide(chanceOf(other), chanceToPlay(value)),
      dealerFrom(keyOf(plus(first, other), 0)),
    ]),
  );
});

/** Net result of 1 staked for a hand that stands, given that the dealer has no blackjack. */
const standing = memo((key: string): Rational => {
  const [{ total }, up] = fromKey(key);
  if (total > TWENTY_ONE) return rational.of(-1n);
  let net = rational.ZERO;
  for (const [dealer, chance] of dealerTotals(String(up))) {
    if (dealer === BUST || dealer < total) net = rational.add(net, chance);
    else if (dealer > total) net = rational.subtract(net, chance);
  }
  return net;
});

const hitting = memo((key: string): Rational => {
  const [hand, up] = fromKey(key);
  return overCards((value) => {
    const next = keyOf(plus(hand, value), up);
    return plus(hand, value).total > TWENTY_ONE ? rational.of(-1n) : higher(standing(next), hitting(next));
  });
});

const doubling = memo((key: string): Rational => {
  const [hand, up] = fromKey(key);
  const once = overCards((value) => standing(keyOf(plus(hand, value), up)));
  return rational.multiply(rational.of(2n), once);
});

/** Net result of both hands of a split, by the value of the pair. */
function splitting(value: number, up: number): Rational {
  const first = plus({ total: 0, isSoft: false }, value);
  const one = overCards((next) => {
    const key = keyOf(plus(first, next), up);
    return value === ACE ? standing(key) : [hitting(key), doubling(key)].reduce(higher, standing(key));
  });
  return rational.multiply(rational.of(2n), one);
}

const higher = (a: Rational, b: Rational): Rational => (rational.compare(a, b) < 0 ? b : a);

/** Returns the exact net result of an action for 1 staked, given that the dealer has no blackjack. */
export function netOf(action: BlackjackAction, cards: readonly Card[], up: Card): Rational {
  const key = keyOf(totalOf(cards), valueOf(up));
  if (action === 'split') return splitting(valueOf(cards[0] ?? 0), valueOf(up));
  return { stand: standing, hit: hitting, double: doubling }[action](key);
}

/** Returns the best of some actions. */
export function bestAction(
  actions: readonly BlackjackAction[],
  cards: readonly Card[],
  up: Card,
): BlackjackAction {
  return actions.reduce((best, action) =>
    rational.compare(netOf(action, cards, up), netOf(best, cards, up)) > 0 ? action : best,
  );
}

/** Returns the exact return of best play for the first stake of 1. */
export function blackjackReturn(): Rational {
  let net = rational.ZERO;
  const ranks = Array.from({ length: Number(RANKS) }, (_, rank) => rank * 4);
  const each = rational.of(1n, RANKS ** 2n);
  for (const first of ranks) {
    for (const second of ranks) {
      const deal = rational.multiply(
        each,
        overCards((up) => netOfDeal(first, second, (up - 1) * 4)),
      );
      net = rational.add(net, deal);
    }
  }
  return rational.add(rational.ONE, net);
}

const netsOfDeals = memo((key: string): Rational => {
  const [first = 0, second = 0, up = 0] = key.split(' ').map(Number);
  const cards = [first, second];
  const toPlay = chanceToPlay(valueOf(up));
  if (totalOf(cards).total === TWENTY_ONE) return rational.multiply(rational.of(3n, 2n), toPlay);
  const actions: BlackjackAction[] = ['stand', 'hit', 'double'];
  if (first === second) actions.push('split');
  const played = netOf(bestAction(actions, cards, up), cards, up);
  return rational.subtract(rational.multiply(toPlay, played), rational.subtract(rational.ONE, toPlay));
});

const netOfDeal = (first: Card, second: Card, up: Card): Rational => netsOfDeals(`${first} ${second} ${up}`);
