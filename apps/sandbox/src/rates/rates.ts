import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/** Units per euro around which the rates move, in millionths of a millionth. */
const MIDDLE: Readonly<Record<string, bigint>> = {
  AED: 3_970_000_000_000n,
  BRL: 6_400_000_000_000n,
  BTC: 10_500_000n,
  ETH: 350_000_000n,
  GBP: 860_000_000_000n,
  INR: 97_000_000_000_000n,
  JPY: 162_000_000_000_000n,
  KWD: 330_000_000_000n,
  KZT: 560_000_000_000_000n,
  PLN: 4_300_000_000_000n,
  RUB: 98_000_000_000_000n,
  TRY: 45_000_000_000_000n,
  UAH: 46_000_000_000_000n,
  USD: 1_080_000_000_000n,
  USDT: 1_079_500_000_000n,
  mBTC: 10_500_000_000n,
};
const PLACES = 12;
/** Time after which every rate takes a step, ms. */
const STEP = 20_000;
/** Steps until the rates begin anew: at most half a per cent away from the middle. */
const STEPS = 41n;

/** Returns the rates of a moment, decimal text; the same for the same moment. */
export function ratesAt(time: number): Readonly<Record<string, string>> {
  const step = BigInt(Math.floor(time / STEP));
  return Object.fromEntries(
    Object.entries(MIDDLE).map(([iso, middle], index) => {
      const away = ((step * 7n + BigInt(index) * 13n) % STEPS) - STEPS / 2n;
      const digits = String(middle + (middle * away) / 4_000n).padStart(PLACES + 1, '0');
      return [iso, `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`];
    }),
  );
}

/** Adds `GET /rates`: exchange rates as the platform's `RATES_URL` expects them. */
export function ratesRoutes(app: FastifyInstance, clock: Clock): void {
  app.get('/rates', async () => {
    const now = clock.now().getTime();
    return { base: 'EUR', asOf: Math.floor(now / 1000), units: ratesAt(now) };
  });
}
