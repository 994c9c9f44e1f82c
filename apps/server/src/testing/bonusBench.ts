import type { OfferTerms } from '@touchline/bonuses';
import { grantBonus, type GrantResult } from '../rewards/bonuses/granting.service.ts';
import { grantById, type GrantRow } from '../rewards/bonuses/grants.store.ts';
import { createBonusJobs, type BonusJobs } from '../rewards/bonuses/bonusJobs.ts';
import { createBonusService, type BonusService } from '../rewards/bonuses/bonuses.service.ts';
import { insertOffer, lockOffer, setOfferState } from '../rewards/bonuses/offers.store.ts';
import type { Db } from '../kernel/db/database.ts';
import { lockWithAccounts } from '../ledger/wallet/lockedPlayer.ts';
import { createBench, type BenchOptions, type CouponBench } from './couponBench.ts';

/** A bench whose player can have bonuses. */
export interface BonusBench extends CouponBench {
  readonly bonuses: BonusJobs;
  readonly service: BonusService;
  /** Stores a published offer and returns its id. */
  offer(changes?: Partial<OfferTerms>): Promise<bigint>;
  /** Gives the player a bonus of an offer. */
  give(offerId: bigint, key?: string): Promise<GrantResult>;
  /** Like `give`, for a bonus that must be given. */
  granted(offerId: bigint): Promise<bigint>;
  grant(id: bigint): Promise<GrantRow>;
  /** Balance of the bonus account, minor units; undefined while it is closed. */
  bonusMoney(): Promise<bigint | undefined>;
  /** Id of the bonus account. */
  bonusAccount(): Promise<string>;
}

/** Terms of a plain bonus of 20.00 for bets, wagered three times with singles from 1.50 on. */
export const PLAIN_OFFER: OfferTerms = {
  kind: 'grant',
  product: 'betting',
  currencies: [{ iso: 'EUR', amount: '20.00' }],
  wagering: {
    times: '3',
    base: 'bonus',
    countFrom: 'bonus',
    assumedReturn: 90,
    sport: { types: ['single', 'express'], minLegs: 3, minOdds: '1.50' },
  },
  days: 10,
  isSticky: false,
  countries: [],
  needs: [],
  perPlayer: 1,
  isHidden: false,
};

const TEXTS = { en: { title: 'Sports bonus', text: 'For bets.' } };

let keys = 0;

export async function createBonusBench(db: Db, options: BenchOptions = {}): Promise<BonusBench> {
  const bench = await createBench(db, options);
  const { playerId } = bench.player;
  const deps = { db, log: bench.log, now: bench.now, notify: () => undefined };
  const account = () =>
    db
      .selectFrom('accounts')
      .select(['id', 'balance', 'closed_at'])
      .where('player_id', '=', playerId)
      .where('type', '=', 4)
      .executeTakeFirst();

  const give = (offerId: bigint, key = `gift-${(keys += 1)}`): Promise<GrantResult> =>
    db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      const offer = await lockOffer(trx, offerId);
      if (!offer) throw new Error('There is no offer.');
      const asked = { playerId, offer, iso: 'EUR', source: 'operator', sourceRef: key } as const;
      return grantBonus(trx, { ...asked, at: bench.now() });
    });

  return {
    ...bench,
    bonuses: createBonusJobs(deps),
    service: createBonusService(deps),
    offer: (changes = {}) =>
      db.transaction().execute(async (trx) => {
        const version = { terms: { ...PLAIN_OFFER, ...changes }, texts: TEXTS, at: bench.now(), by: 'test' };
        const id = await insertOffer(trx, 'house', version);
        await setOfferState(trx, id, 'published');
        return id;
      }),
    give,
    async granted(offerId) {
      const result = await give(offerId);
      if ('refusal' in result) throw new Error(`The bonus was refused: ${result.refusal}.`);
      return result.grantId;
    },
    async grant(id) {
      const found = await grantById(db, id);
      if (!found) throw new Error('There is no grant.');
      return found;
    },
    async bonusMoney() {
      const found = await account();
      return !found || found.closed_at !== null ? undefined : found.balance;
    },
    async bonusAccount() {
      const found = await account();
      if (!found) throw new Error('There is no bonus account.');
      return String(found.id);
    },
  };
}
