import * as fc from 'fast-check';
import type { ModelMarket, ModelMatch } from './line.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';
import { step, type Step } from './step.ts';

export interface FoundMarket {
  readonly match: ModelMatch;
  readonly market: ModelMarket;
}

/** Random choice of a market, mostly one with a bet. */
export const place = fc.record({
  bet: fc.oneof({ weight: 3, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.constant(null) }),
  match: fc.nat(4),
  market: fc.nat(2),
});
type Place = typeof place extends fc.Arbitrary<infer P> ? P : never;

const wasTaken = ({ state }: { readonly state: string }): boolean =>
  state !== 'rejected' && state !== 'needsConfirm';

function marketAt({ line, coupons }: Model, at: Place): FoundMarket {
  const bets = coupons.filter(wasTaken).flatMap(({ legs }) => legs);
  const bet = at.bet === null ? undefined : bets[at.bet % bets.length];
  const match = bet?.match ?? line[at.match];
  const market = bet?.market ?? match?.markets[at.market];
  if (!match || !market) throw new Error('The line has no such market.');
  return { match, market };
}

type OnMarket = (found: FoundMarket, model: Model, real: RealPlatform) => Promise<void> | void;

/** Makes a step on a market of one kind; it does nothing on other markets. */
function onMarket(at: Place, name: string, isWanted: (market: ModelMarket) => boolean, run: OnMarket): Step {
  return step(`${name} ${at.bet ?? `${at.match}/${at.market}`}`, async (model, real) => {
    const found = marketAt(model, at);
    if (isWanted(found.market)) await run(found, model, real);
  });
}

/** Makes a step on an active or suspended market. */
export const onOpenMarket = (at: Place, name: string, run: OnMarket): Step =>
  onMarket(at, name, ({ status }) => status > -3, run);

/** Makes a step on a settled or cancelled market. */
export const onClosedMarket = (at: Place, name: string, run: OnMarket): Step =>
  onMarket(at, name, ({ status }) => status <= -3, run);

/** Makes a step on any market. */
export const onAnyMarket = (at: Place, name: string, run: OnMarket): Step =>
  onMarket(at, name, () => true, run);

/**
 * Results of quarter lines include halves, those of other markets shared and returned ones; most are wins and losses.
 */
const RESULTS: Readonly<Record<string, readonly number[]>> = { handicap: [1, 0, 1, 4, 5, 0] };
const PLAIN_RESULTS = [1, 0, 1, 2, 6, 3];

export const thrownResults = fc.array(fc.nat(5), { minLength: 3, maxLength: 3 });

/** Returns random results of a market's selections. */
export function resultsOf({ type, prices }: ModelMarket, thrown: readonly number[]): Record<string, number> {
  const possible = RESULTS[type] ?? PLAIN_RESULTS;
  return Object.fromEntries(
    Object.keys(prices).map((key, index) => [key, possible[(thrown[index] ?? 0) % possible.length] ?? 0]),
  );
}
