// Compares random coupons with the oracle and times the largest system. node scripts/oracle.ts [count] [seed]
import * as fc from 'fast-check';
import { combinationCount, oddsMilli, possiblePayout, type Coupon } from '../src/index.ts';
import { settleCoupon } from '../src/payout/settlement.ts';
import { anyCoupon } from '../src/testing/coupons.ts';
import { differences, resulted } from '../src/testing/differences.ts';
import { outcomesOf, paidFor } from '../src/testing/outcomes.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const inMs = (since: number) => performance.now() - since;

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new RangeError(`"${text}" is not a whole number above 0: write how many coupons, then a seed.`);
}

/** Compares `count` random coupons. Returns whether all agree. */
function compareCoupons(count: number, seed: number): boolean {
  const seen = new Map<string, number>();
  const since = performance.now();
  const run = fc.check(
    fc.property(anyCoupon, (random) => {
      const { state } = settleCoupon(resulted(random.coupon));
      const kind = `type ${random.coupon.type} ${state}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const found = differences(random);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: count, seed },
  );
  if (run.failed) {
    print(fc.defaultReportMessage(run) ?? 'The run failed.');
    return false;
  }
  print(`${count} random coupons, seed ${seed}: 0 differences, ${(inMs(since) / 1000).toFixed(1)} s`);
  for (const [kind, times] of [...seen].toSorted(([a], [b]) => a.localeCompare(b)))
    print(`  ${kind}: ${times}`);
  return true;
}

/** Settles a system of ten out of twenty with and without listing its combinations. Returns whether both agree. */
function timeLargestSystem(): boolean {
  const legs = Array.from({ length: 20 }, (_, index) => ({ odds: oddsMilli(1101 + 137 * index) }));
  const coupon: Coupon = { type: 2, systemValue: 10, stakeMinor: 18_475_600n, legs };
  const times = Array.from({ length: 200 }, () => {
    const since = performance.now();
    possiblePayout(coupon);
    return inMs(since);
  }).toSorted((a, b) => a - b);
  const since = performance.now();
  const [best] = outcomesOf(coupon, 1);
  const listed = best && paidFor(coupon, best.exact).payoutMinor;
  const { payoutMinor } = possiblePayout(coupon);
  print(`${combinationCount(coupon)} lines (10 of 20): ${payoutMinor} minor units`);
  print(
    `  without listing them: median ${times[100]?.toFixed(3)} ms, slowest of 200 ${times[199]?.toFixed(3)} ms`,
  );
  print(`  listed one by one: ${listed} minor units, ${inMs(since).toFixed(0)} ms`);
  return listed === payoutMinor;
}

const count = wholeNumber(process.argv[2], 10_000);
const agree = compareCoupons(count, wholeNumber(process.argv[3], Date.now() % 1_000_000_000));
if (!timeLargestSystem() || !agree) process.exitCode = 1;
