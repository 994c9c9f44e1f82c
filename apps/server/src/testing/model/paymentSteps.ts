import { toWire } from '@touchline/betting';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fittingWithdrawalWord, fittingWord, type DepositWord, type WithdrawalWord } from './cashier.ts';
import { expectCode, step, type Step } from './step.ts';

let keys = 0;
const newKey = (): string => `model-payment-${(keys += 1)}`;

/** Fee of a method, half-up. */
const feeAt = (amount: bigint, permille: bigint): bigint => (amount * permille + 500n) / 1000n;

/** Begins a deposit, as far as limits and open deposits allow it. */
const begin = fc
  .tuple(fc.constantFrom(500n, 3_333n, 20_000n, 300_000n), fc.boolean())
  .map(([amount, hasFee]) =>
    step(`begin a deposit of ${amount}${hasFee ? ' with a fee' : ''}`, async ({ cashier, now }, real) => {
      const code = cashier.depositRefusal(amount, now);
      const begun = real.cashier.begin(newKey(), hasFee ? 'with-fee' : 'plain', amount);
      await expectCode(begun, code);
      if (code === undefined) cashier.begin(await begun, amount, hasFee ? feeAt(amount, 15n) : 0n);
    }),
  );

const depositWords: readonly fc.WeightedArbitrary<DepositWord>[] = [
  { weight: 10, arbitrary: fc.constant('paid') },
  { weight: 2, arbitrary: fc.constant('paid-foreign') },
  { weight: 3, arbitrary: fc.constant('failed') },
  { weight: 2, arbitrary: fc.constant('charged-back') },
  { weight: 2, arbitrary: fc.constant('dispute-won') },
  { weight: 2, arbitrary: fc.constant('claimed') },
  { weight: 1, arbitrary: fc.constant('sent-back') },
  { weight: 1, arbitrary: fc.constant('voided') },
];

/** Generates whether a word is one that makes a move, which is usual. */
const isFitting = fc.oneof(
  { weight: 3, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);

/** A provider, an operator or the clock says something about a deposit, whether that makes a move or not. */
const depositNews = fc.tuple(fc.nat(), fc.oneof(...depositWords), isFitting).map(([at, any, fits]) =>
  step(
    `${fits ? 'a fitting word' : any} about deposit ${at}`,
    async ({ cashier, now }, real) => {
      // The latest ones first: they are the open ones.
      const deposit = cashier.deposits.at(-1 - (at % Math.min(4, cashier.deposits.length)));
      if (!deposit) return;
      const word = (fits ? fittingWord(deposit, at) : undefined) ?? any;
      expect(await real.cashier.say(deposit, word)).toBe(cashier.hear(deposit, word, now));
    },
    ({ cashier }) => cashier.deposits.length > 0,
  ),
);

const DAY = 86_400_000;

/** Pays a deposit in and lets a day pass, after which withdrawals need no code. */
export const settledDeposit = fc.constant(
  step('pay a deposit in and wait for a day', async (model, real) => {
    const { cashier } = model;
    const code = cashier.depositRefusal(20_000n, model.now);
    const begun = real.cashier.begin(newKey(), 'plain', 20_000n);
    await expectCode(begun, code);
    if (code !== undefined) return;
    const id = await begun;
    cashier.begin(id, 20_000n, 0n);
    const deposit = cashier.deposits.at(-1);
    if (!deposit) return;
    expect(await real.cashier.say(deposit, 'paid')).toBe(cashier.hear(deposit, 'paid', model.now));
    model.wait(DAY);
    await real.coupons.decideDue();
    await real.actions.decideDue();
  }),
);

const refund = fc.tuple(fc.nat(), fc.constantFrom(1n, 3n)).map(([at, part]) =>
  step(
    `refund a part of deposit ${at}`,
    async ({ cashier, now }, real) => {
      const deposit = cashier.deposits[at % cashier.deposits.length];
      if (!deposit) return;
      const amount = deposit.amount / part;
      const code = cashier.refund(deposit, amount, now);
      await expectCode(real.cashier.refund(deposit.id, amount), code);
    },
    ({ cashier }) => cashier.deposits.length > 0,
  ),
);

const withdraw = fc
  .tuple(fc.constantFrom(100n, 1_000n, 2_500n, 50_000n), fc.boolean(), fc.boolean())
  .map(([fixed, isAll, hasConsent]) =>
    step(`withdraw ${isAll ? 'everything' : fixed}`, async ({ cashier, coupons, purse, now }, real) => {
      const amount = isAll && purse.balance > 0n ? purse.balance : fixed;
      const owed = coupons.reduce((sum, { debt }) => sum + debt, 0n);
      const code = cashier.withdrawalRefusal(amount, owed, hasConsent, now);
      const consent = hasConsent && cashier.bonus !== undefined ? toWire(cashier.bonus, 'EUR') : undefined;
      const begun = real.cashier.withdraw(newKey(), amount, consent);
      await expectCode(begun, code);
      if (code === undefined) cashier.withdraw(await begun, amount, now);
    }),
  );

const withdrawalWords = [
  'passed',
  'doubted',
  'approved',
  'refused',
  'dispatched',
  'rejected',
  'paid',
  'failed',
  'sent-back',
] as const satisfies readonly WithdrawalWord[];

const withdrawalNews = fc
  .tuple(fc.nat(), fc.constantFrom(...withdrawalWords), isFitting)
  .map(([at, any, fits]) =>
    step(
      `${fits ? 'a fitting word' : any} about withdrawal ${at}`,
      async ({ cashier, now }, real) => {
        const withdrawal = cashier.withdrawals[at % cashier.withdrawals.length];
        if (!withdrawal) return;
        const word = (fits ? fittingWithdrawalWord(withdrawal, at) : undefined) ?? any;
        const isMoved = cashier.hearWithdrawal(withdrawal, word, now);
        expect(await real.cashier.sayWithdrawal(withdrawal.id, word)).toBe(isMoved);
      },
      ({ cashier }) => cashier.withdrawals.length > 0,
    ),
  );

/** A bonus is given while there is none, as far as breaks allow it. */
const grant = fc.constantFrom(500n, 2_000n).map((amount) =>
  step(
    `grant a bonus of ${amount}`,
    async ({ cashier, purse, now }, real) => {
      const refusal = purse.standing(now);
      const given = await real.cashier.grant(amount);
      expect('refusal' in given ? given.refusal : undefined).toBe(refusal);
      if (refusal === undefined) cashier.grant(amount);
    },
    ({ cashier }) => cashier.bonus === undefined,
  ),
);

const endBonus = fc.boolean().map((isMet) =>
  step(
    isMet ? 'convert the bonus' : 'remove the bonus',
    async ({ cashier, now }, real) => {
      await real.cashier.endBonus(isMet);
      cashier.endBonus(isMet, now);
    },
    ({ cashier }) => cashier.bonus !== undefined,
  ),
);

/** Steps of payments in both directions and of bonuses, with their weights. */
export const paymentSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 8, arbitrary: begin },
  { weight: 14, arbitrary: depositNews },
  { weight: 3, arbitrary: refund },
  { weight: 5, arbitrary: withdraw },
  { weight: 14, arbitrary: withdrawalNews },
  { weight: 2, arbitrary: grant },
  { weight: 2, arbitrary: endBonus },
];
