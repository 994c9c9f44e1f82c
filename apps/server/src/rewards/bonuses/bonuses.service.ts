import { toWire } from '@touchline/betting';
import { isOverGrant } from '@touchline/bonuses';
import type { AnswerOf, Bonus, Calls } from '@touchline/contract';
import { type Db, type Trx, parseId, ProblemError, seconds } from '../../kernel/index.ts';
import { operationBlock } from '../../protection/index.ts';
import { lockWithAccounts, accountsOf } from '../../ledger/index.ts';
import type { Site } from '../../site/index.ts';
import { choicesOf, storeChoices } from './choices.store.ts';
import { missingNeeds, playerFacts } from './conditions.ts';
import { CHOSEN_PRODUCTS } from './deposits.service.ts';
import { endGrant } from './ending.ts';
import { grantBonus, takeOffered } from './granting.service.ts';
import { grantById, grantsOf, isOnAccount, lockGrant, type GrantRow } from './grants.store.ts';
import { moneyOf } from './money.ts';
import { grantedId, isListed, timesGranted } from './offerAccess.ts';
import { lockOffer, offersOf } from './offers.store.ts';
import { bonusView, offerView } from './views.ts';

/** Number of bonuses that a player is shown. */
const MOST_SHOWN = 100;

export interface BonusDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /** Notifies a player's open pages that bonuses and balances have changed. */
  readonly notify: (playerId: bigint) => void;
}

/** Actions of players on bonuses. */
export interface BonusService {
  list(site: Pick<Site, 'id'>, playerId: bigint): Promise<AnswerOf<Calls['bonuses']>>;
  /** Takes an offer. Throws a ProblemError: 403, 404, 409. */
  takeOffer(
    site: Site,
    playerId: bigint,
    offerId: string,
    asked: { readonly version: number; readonly iso: string },
  ): Promise<Bonus>;
  /** Takes a bonus that was offered. Throws a ProblemError: 403, 404, 409. */
  take(playerId: bigint, bonusId: string): Promise<Bonus>;
  /** Gives a bonus up. Throws a ProblemError: 404, 409 if its balance is another one than the player was shown. */
  refuse(playerId: bigint, bonusId: string, balance: string): Promise<Bonus>;
  /** Stores the choice for the first deposit. Throws a ProblemError 409 after that deposit. */
  chooseFirstDeposit(playerId: bigint, choice: number): Promise<number>;
}

const noBonus = () =>
  new ProblemError(
    404,
    'BONUS_NOT_FOUND',
    'You have no such bonus: choose one from the list of your bonuses.',
  );
const overBonus = () =>
  new ProblemError(409, 'BONUS_OVER', 'This bonus is over or has begun already: see your bonuses.');

export function createBonusService({ db, now, notify }: BonusDeps): BonusService {
  async function shown(id: bigint): Promise<Bonus> {
    const grant = await grantById(db, id);
    if (!grant) throw noBonus();
    return bonusView(grant, await moneyOf(db, grant));
  }

  /** Runs a change of a player's bonuses with the player locked, and notifies the player's pages. */
  async function change(playerId: bigint, work: (trx: Trx, at: Date) => Promise<bigint>): Promise<Bonus> {
    const id = await db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      return work(trx, now());
    });
    notify(playerId);
    return shown(id);
  }

  async function ownGrant(trx: Trx, playerId: bigint, bonusId: string): Promise<GrantRow> {
    const id = parseId(bonusId);
    const grant = id === undefined ? undefined : await lockGrant(trx, id);
    if (grant?.player_id !== playerId) throw noBonus();
    return grant;
  }

  return {
    async list(site, playerId) {
      const at = now();
      const [grants, facts, offers, accounts, choices, block] = [
        await grantsOf(db, playerId, MOST_SHOWN),
        await playerFacts(db, playerId),
        await offersOf(db, site.id, 'published'),
        await accountsOf(db, playerId),
        await choicesOf(db, playerId),
        await db.transaction().execute((trx) => operationBlock(trx, 'bonus', playerId, at)),
      ];
      const own = accounts.filter(({ type }) => type !== 4);
      const iso = own.find(({ isActive }) => isActive)?.iso ?? own[0]?.iso ?? '';
      const given = offers.filter((offer) => isListed(offer, iso, facts, at));
      const listed = (offer: (typeof offers)[number]) =>
        offerView(offer, iso, missingNeeds(offer.terms.needs, facts, at));
      const isOpen = facts.deposits === 0 && at < facts.newUntil;
      const firsts = given.filter(({ terms }) => terms.kind === 'firstDeposit');
      const isPreferred = ({ terms }: (typeof offers)[number]) =>
        terms.product === CHOSEN_PRODUCTS[choices.bonusType];
      const counts = new Map<bigint, number>();
      for (const { offer_id: id } of grants) counts.set(id, (counts.get(id) ?? 0) + 1);
      return {
        bonuses: await Promise.all(grants.map(async (one) => bonusView(one, await moneyOf(db, one)))),
        offers: given
          .filter(({ terms }) => terms.kind !== 'firstDeposit')
          .filter(({ id, terms }) => (counts.get(id) ?? 0) < terms.perPlayer)
          .toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
          .map(listed),
        firstDeposit: {
          isOpen: isOpen && firsts.length > 0,
          choice: choices.firstDeposit,
          offers: Object.values(CHOSEN_PRODUCTS).flatMap((product) =>
            firsts
              .filter(({ terms }) => terms.product === product)
              .slice(0, 1)
              .map(listed),
          ),
          ...(isOpen ? { until: seconds(facts.newUntil) } : {}),
        },
        isClosed: block !== undefined,
      };
    },

    takeOffer: (site, playerId, offerId, { version, iso }) =>
      change(playerId, async (trx, at) => {
        const id = parseId(offerId);
        const offer = id === undefined ? undefined : await lockOffer(trx, id);
        const facts = await playerFacts(trx, playerId);
        const isOpen =
          offer?.site_id === site.id && offer.state === 'published' && offer.terms.kind !== 'firstDeposit';
        if (!offer || !isOpen || !isListed(offer, iso, facts, at)) {
          throw new ProblemError(404, 'OFFER_NOT_FOUND', 'This offer is over: look at the other offers.');
        }
        if (offer.version !== version) {
          throw new ProblemError(
            409,
            'OFFER_CHANGED',
            'The terms of this offer have changed: read them again, then take it.',
          );
        }
        if (missingNeeds(offer.terms.needs, facts, at).length > 0) grantedId({ refusal: 'NOT_OFFERED' });
        const times = await timesGranted(trx, playerId, offer.id);
        if (times >= offer.terms.perPlayer) grantedId({ refusal: 'GRANTED_BEFORE' });
        const sourceRef = `offer:${offer.id}:${times + 1}`;
        return grantedId(await grantBonus(trx, { playerId, offer, iso, source: 'taken', sourceRef, at }));
      }),

    take: (playerId, bonusId) =>
      change(playerId, async (trx, at) => {
        const grant = await ownGrant(trx, playerId, bonusId);
        const block = await operationBlock(trx, 'bonus', playerId, at);
        if (block) grantedId({ refusal: block.code });
        if (!(await takeOffered(trx, grant, { at }))) throw overBonus();
        return grant.id;
      }),

    refuse: (playerId, bonusId, balance) =>
      change(playerId, async (trx, at) => {
        const grant = await ownGrant(trx, playerId, bonusId);
        if (isOverGrant(grant.state)) throw overBonus();
        const lost = isOnAccount(grant) ? (await moneyOf(trx, grant))?.balance : grant.amount;
        if (toWire(lost ?? 0n, grant.iso) !== balance) {
          throw new ProblemError(
            409,
            'BONUS_CHANGED',
            'The amount of this bonus has changed meanwhile: look at it again, then decide.',
          );
        }
        await endGrant(trx, grant, 'refused', at);
        return grant.id;
      }),

    async chooseFirstDeposit(playerId, choice) {
      await db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, playerId);
        if ((await playerFacts(trx, playerId)).deposits > 0) {
          throw new ProblemError(
            409,
            'FIRST_DEPOSIT_MADE',
            'The bonus can be chosen until the first deposit, which you have made already.',
          );
        }
        await storeChoices(trx, playerId, { firstDeposit: choice }, now());
      });
      return choice;
    },
  };
}
