import type { Caller, Player } from './caller.ts';
import type { Answer } from './exchange.ts';
import type { Coupon, Intent, Journal } from './journal.ts';

/** A player's device that follows the placement state machine: one key until its answer is known. */
export interface Client {
  readonly player: Player;
  readonly caller: Caller;
  /**
   * Sends an intent with its key, and looks it up by the key, until its outcome is known.
   * @throws {Error} with the answer, when the platform refuses the request itself
   */
  place(intent: Intent): Promise<Coupon>;
  /** Like `place` for several singles in one request: each has its own key and coupon. */
  placeSingles(intents: readonly Intent[]): Promise<readonly Coupon[]>;
}

const PLACE = '/web-api/coupons';

/** Result of a placement; `isClean` when its first attempt was answered. */
interface Placed {
  readonly coupons: readonly Coupon[];
  readonly isClean: boolean;
}

function answered<T>({ status, text }: Answer, asked: string): T {
  if (status !== 200) throw new Error(`${asked} was answered ${status}: ${text}`);
  // The cast: the platform's own suites check the answer against the contract.
  return JSON.parse(text) as T;
}

export function createClient(player: Player, caller: Caller, journal: Journal): Client {
  /** Returns the coupons of all keys; undefined when the platform doesn't know one of them. */
  async function found(intents: readonly Intent[]): Promise<readonly Coupon[] | undefined> {
    const coupons: Coupon[] = [];
    for (const { key } of intents) {
      const answer = await caller.insist({ method: 'GET', path: `/web-api/coupon-keys/${key}` });
      if (answer.status === 404) return undefined;
      coupons.push(answered<{ coupon: Coupon }>(answer, `The key ${key}`).coupon);
    }
    return coupons;
  }

  async function placeOnce(intents: readonly Intent[], send: () => Promise<readonly Coupon[] | undefined>) {
    for (const intent of intents) journal.asked(intent);
    const begun = performance.now();
    const { coupons, isClean } = await caller.until(async (attempts): Promise<Placed | undefined> => {
      const told = await send();
      if (told) return { coupons: told, isClean: attempts === 1 };
      // The outcome is unknown: look up the keys before anything else.
      const known = await found(intents);
      return known && { coupons: known, isClean: false };
    });
    for (const [index, intent] of intents.entries()) {
      const coupon = coupons[index];
      if (coupon) journal.told(intent, coupon);
      journal.took.push({ ms: performance.now() - begun, isClean });
    }
    return coupons;
  }

  return {
    player,
    caller,
    async place(intent) {
      const { key, body } = intent;
      const [coupon] = await placeOnce([intent], async () => {
        const answer = await caller.attempt({
          method: 'POST',
          path: PLACE,
          headers: { 'idempotency-key': key },
          body,
        });
        return answer && [answered<{ coupon: Coupon }>(answer, `The placement of ${key}`).coupon];
      });
      if (!coupon) throw new Error(`The placement of ${key} gave no coupon.`);
      return coupon;
    },
    placeSingles: (intents) =>
      placeOnce(intents, async () => {
        const items = intents.map(({ key, body }) => ({ key, placement: body }));
        const answer = await caller.attempt({ method: 'POST', path: `${PLACE}/singles`, body: { items } });
        if (!answer) return undefined;
        const { results } = answered<{ results: { coupon?: Coupon; problem?: object }[] }>(
          answer,
          'A request of singles',
        );
        return results.map(({ coupon, problem }) => {
          if (coupon) return coupon;
          throw new Error(`A single was answered with a problem: ${JSON.stringify(problem)}`);
        });
      }),
  };
}
