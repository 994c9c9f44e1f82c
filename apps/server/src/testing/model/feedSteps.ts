import * as fc from 'fast-check';
import type { ModelMarket } from './line.ts';
import { onOpenMarket, place, resultsOf, thrownResults } from './markets.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';
import { step, type Step } from './step.ts';

const move = fc
  .tuple(place, fc.nat(2), fc.oneof(fc.integer({ min: 1050, max: 6000 }), fc.constantFrom(12_000, 40_000)))
  .map(([at, which, price]) =>
    onOpenMarket(at, `price ${price} of ${which}`, ({ match, market }, _model, real) => {
      const keys = Object.keys(market.prices);
      market.prices[keys[which % keys.length] ?? ''] = price;
      real.say(match);
    }),
  );

const suspend = place.map((at) =>
  onOpenMarket(at, 'suspend or open', ({ match, market }, _model, real) => {
    market.status = market.status === 1 ? -1 : 1;
    real.say(match);
  }),
);

/** Starts play, or scores a goal. */
const play = fc.tuple(fc.nat(4), fc.boolean()).map(([at, isHome]) =>
  step(`play ${at} ${isHome ? 'home' : 'away'}`, async ({ line }, real) => {
    const match = line[at];
    if (!match) return;
    const [home, away] = match.score ?? [0, 0];
    if (match.isLive) match.score = isHome ? [home + 1, away] : [home, away + 1];
    else match.score = [0, 0];
    match.isLive = true;
    real.say(match);
  }),
);

async function end(
  market: ModelMarket,
  thrown: readonly number[],
  model: Model,
  real: RealPlatform,
): Promise<void> {
  Object.assign(market.results, resultsOf(market, thrown));
  market.status = -3;
  model.settle(market.id);
  await real.settle(market);
}

const settle = fc
  .tuple(place, thrownResults)
  .map(([at, thrown]) =>
    onOpenMarket(at, `settle ${thrown.join()} of`, ({ market }, model, real) =>
      end(market, thrown, model, real),
    ),
  );

/** Finishes everything that one coupon waits for. */
const finish = fc.tuple(fc.nat(), thrownResults).map(([at, thrown]) =>
  step(
    `finish coupon ${at} with ${thrown.join()}`,
    async (model, real) => {
      const open = model.coupons.filter(({ state }) => state === 'accepted');
      for (const { market } of open[at % open.length]?.legs ?? []) {
        if (market.status > -3) await end(market, thrown, model, real);
      }
    },
    ({ coupons }) => coupons.some(({ state }) => state === 'accepted'),
  ),
);

const cancel = fc.nat(4).map((at) =>
  step(`cancel ${at}`, async (model, real) => {
    const match = model.line[at];
    if (!match) return;
    for (const market of match.markets.filter(({ status }) => status > -3)) {
      for (const key of Object.keys(market.prices)) market.results[key] = 3;
      market.status = -4;
    }
    for (const { id } of match.markets) model.settle(id);
    await real.cancel(match);
  }),
);

async function wait(model: Model, real: RealPlatform, seconds: number): Promise<void> {
  model.wait(seconds * 1000);
  await real.coupons.decideDue();
  await real.actions.decideDue();
}

/** Durations of live delays, and of the periods of limits. */
const waits = [fc.constantFrom(1, 2, 3, 6), fc.constantFrom(3_600, 90_000, 700_000, 2_700_000)].map((some) =>
  some.map((seconds) => step(`wait ${seconds} s`, (model, real) => wait(model, real, seconds))),
);

/** Steps of the feed and of time. */
export const feedSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 6, arbitrary: move },
  { weight: 2, arbitrary: suspend },
  { weight: 5, arbitrary: play },
  { weight: 4, arbitrary: settle },
  { weight: 6, arbitrary: finish },
  { weight: 1, arbitrary: cancel },
  ...waits.map((arbitrary) => ({ weight: 3, arbitrary })),
];
