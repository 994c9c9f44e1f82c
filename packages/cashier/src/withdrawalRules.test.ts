import { describe, expect, it } from 'vitest';
import { balanceParts, openWithdrawalStates, stateOfLegs, unstakedOf } from './withdrawalRules.ts';

describe('a balance', () => {
  it('is kept for debts first, then for stakes that are missing', () => {
    expect(balanceParts({ balance: 100n, debts: 30n, unstaked: 50n })).toEqual({
      free: 20n,
      owed: 30n,
      unstaked: 50n,
    });
    expect(balanceParts({ balance: 100n, debts: 0n, unstaked: 0n }).free).toBe(100n);
  });

  it('never has more kept from it than it is', () => {
    expect(balanceParts({ balance: 100n, debts: 130n, unstaked: 50n })).toEqual({
      free: 0n,
      owed: 100n,
      unstaked: 0n,
    });
    expect(balanceParts({ balance: 100n, debts: 30n, unstaked: 80n })).toEqual({
      free: 0n,
      owed: 30n,
      unstaked: 70n,
    });
  });

  it('is free once deposits are staked as often as the site asks', () => {
    expect(unstakedOf(1, { deposited: 100n, staked: 60n })).toBe(40n);
    expect(unstakedOf(3, { deposited: 100n, staked: 60n })).toBe(240n);
    expect(unstakedOf(1, { deposited: 100n, staked: 100n })).toBe(0n);
    expect(unstakedOf(1, { deposited: 100n, staked: 900n })).toBe(0n);
    expect(unstakedOf(0, { deposited: 100n, staked: 0n })).toBe(0n);
  });
});

describe('the state of a withdrawal', () => {
  it.each([
    [['approved', 'approved'], 'approved'],
    [['approved', 'paid'], 'sent'],
    [['approved', 'returned'], 'sent'],
    [['sent', 'paid'], 'sent'],
    [['paid', 'returned'], 'paid'],
    [['returned', 'returned'], 'returned'],
  ] as const)('with payments that are %j is %s', (legs, state) => {
    expect(stateOfLegs(legs)).toBe(state);
  });

  it('is open until all of its money has arrived or is back', () => {
    expect(openWithdrawalStates).toEqual(['held', 'review', 'approved', 'sent']);
  });
});
