import * as fc from 'fast-check';
import { join } from 'node:path';
import { caseCount, propertyOptions } from '@touchline/testing';
import { beforeAll, expect, test } from 'vitest';
import { repoRoot } from '../../kernel/settings/settings.ts';
import { siteEntry } from '../../composition/siteEntry.ts';
import type { Site } from '../../site/sites/site.ts';
import { loadSites } from '../../site/sites/sites.ts';
import { isOnPostgres } from '../database.ts';
import { suiteDatabase } from '../suiteDatabase.ts';
import { actionSteps } from './actionSteps.ts';
import { compareCoupons, compareMoney, comparePayments } from './compare.ts';
import { MODEL_TAX } from './coupon.ts';
import { feedSteps } from './feedSteps.ts';
import { Model } from './model.ts';
import { operatorSteps } from './operatorSteps.ts';
import { RealPlatform } from './platform.ts';
import { paymentSteps, settledDeposit } from './paymentSteps.ts';
import { pay, playerSteps } from './playerSteps.ts';
import type { Step } from './step.ts';
import { Tally } from './tally.ts';

/** Number of sequences; `pnpm -C apps/server model` runs five thousand. */
const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? caseCount(100, 1_000));
const SEED = Number(process.env['MODEL_SEED'] ?? 2);
/** Number of sequences that is enough to cover everything that may happen. */
const ENOUGH = 100;
const ENOUGH_PAYMENTS = 5_000;
const MOST_STEPS = 40;
/** Ids per sequence, so that each has its own matches. */
const IDS_EACH = 1_000;
/** Initial balance of a player, minor units. */
const firstMoney = fc.constantFrom(2_000n, 2_000n, 20_000n, 400_000n, 400_000n);
const START = Date.UTC(2026, 0, 10, 12);
/** Longer than any live delay, ms. */
const REST_MS = 60_000;

const database = suiteDatabase();
let site: Site;
beforeAll(async () => {
  const { all } = await loadSites(
    siteEntry,
    join(repoRoot, 'apps', 'server', 'sites.json'),
    join(repoRoot, 'themes'),
  );
  const [house] = all;
  if (!house) throw new Error('There is no site.');
  site = { ...house, winningsTax: MODEL_TAX };
});

let sequences = 0;
let steps = 0;
let coupons = 0;
let payments = 0;
const tally = new Tally();

async function open(money: bigint): Promise<{ model: Model; real: RealPlatform }> {
  sequences += 1;
  const model = new Model(sequences * IDS_EACH, START);
  const real = await RealPlatform.open({ db: database.db, site, now: () => new Date(model.now) }, model.line);
  await pay(model, real, money);
  return { model, real };
}

/** Decides everything pending, so that the next sequence is independent, then compares everything. */
async function close(model: Model, real: RealPlatform): Promise<void> {
  model.wait(REST_MS);
  await real.coupons.decideDue();
  await real.actions.decideDue();
  await compareMoney(model, real);
  await compareCoupons(model, real);
  await comparePayments(model, real);
  coupons += model.coupons.length;
  payments += model.cashier.deposits.length + model.cashier.withdrawals.length;
  tally.count(model);
}

const betting: fc.Arbitrary<Step> = fc.oneof(
  ...playerSteps,
  ...feedSteps,
  ...actionSteps,
  ...operatorSteps,
  ...paymentSteps,
);
/** Mostly payments: a withdrawal takes many steps until it comes back. */
const paying: fc.Arbitrary<Step> = fc.oneof(
  ...paymentSteps.map(({ weight, arbitrary }) => ({ weight: weight * 4, arbitrary })),
  { weight: 30, arbitrary: settledDeposit },
  ...playerSteps,
  ...feedSteps,
  ...operatorSteps,
);
const commandsOf = (step: fc.Arbitrary<Step>) =>
  fc.commands([step], { maxCommands: MOST_STEPS, size: 'max' });
const sequence = fc.oneof(
  { weight: 3, arbitrary: commandsOf(betting) },
  { weight: 2, arbitrary: commandsOf(paying) },
);

test(
  `${SEQUENCES} random sequences of one player's money, coupons, payments and bonuses match a simple model`,
  { timeout: 7_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(firstMoney, sequence, async (money, commands) => {
        const { model, real } = await open(money);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        steps += [...commands].length;
        await close(model, real);
      }),
      { ...propertyOptions(SEQUENCES), seed: SEED },
    );
    const database = isOnPostgres ? 'PostgreSQL' : 'PGlite';
    const figures = {
      sequences,
      steps,
      coupons,
      payments,
      divergences: 0,
      seed: SEED,
      database,
      ...tally.shown(),
    };
    process.stdout.write(`${JSON.stringify({ model: figures })}\n`);
    const missing = [
      ...(sequences < ENOUGH ? [] : tally.missing()),
      ...(sequences < ENOUGH_PAYMENTS ? [] : tally.missingPayments()),
    ];
    expect(missing, 'Nothing of this happened, so the run says nothing of it').toEqual([]);
  },
);
