import { calls } from '@touchline/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CreateCounter, ProblemError, tooManyAttempts, registerCall } from '../../kernel/index.ts';
import { requireCasino, countryOf } from '../../site/index.ts';
import { createBonusService, type BonusDeps } from './bonuses.service.ts';
import { choicesOf } from './choices.store.ts';
import { CHOSEN_PRODUCTS } from './deposits.service.ts';
import { popupOf } from './popup.ts';
import { casinoOffers } from './casinoOffers.ts';
import { activateCode, checkCode, codeHistory, type TypedCode } from './promoCodes.service.ts';

const CHANGES_PER_MINUTE = 30;
const CHECKS_PER_MINUTE = 10;
/** Unknown codes in a day after which a player pauses for an hour, and after each further one. */
const MISSES_PER_DAY = 30;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export interface BonusRoutesDeps extends BonusDeps {
  readonly createCounter: CreateCounter;
}

/** Routes of bonuses and promo codes. */
export function bonusRoutes(app: FastifyInstance, deps: BonusRoutesDeps): void {
  const { db, now, notify } = deps;
  const service = createBonusService(deps);
  const limited = createCodeLimit(deps.createCounter);
  const slow = { perMinute: CHANGES_PER_MINUTE };

  registerCall(app, calls.bonuses, ({ site, player }) => service.list(site, player.playerId));

  registerCall(app, calls.bonusPopupInformation, async ({ site, player }) => {
    const { bonusType } = await choicesOf(db, player.playerId);
    return {
      bonusPopupInformation: popupOf(await service.list(site, player.playerId), CHOSEN_PRODUCTS[bonusType]),
    };
  });

  registerCall(app, calls.casinoOffers, async ({ site, request }) => {
    requireCasino(site);
    return { offers: await casinoOffers(deps, { site, country: countryOf(request) }) };
  });

  registerCall(
    app,
    calls.takeOffer,
    async ({ site, player, params, body }) => ({
      bonus: await service.takeOffer(site, player.playerId, params.offerId, body),
    }),
    slow,
  );

  registerCall(
    app,
    calls.takeBonus,
    async ({ player, params }) => ({ bonus: await service.take(player.playerId, params.bonusId) }),
    slow,
  );

  registerCall(
    app,
    calls.refuseBonus,
    async ({ player, params, body }) => ({
      bonus: await service.refuse(player.playerId, params.bonusId, body.balance),
    }),
    slow,
  );

  registerCall(
    app,
    calls.chooseFirstDepositBonus,
    async ({ player, body }) => ({ choice: await service.chooseFirstDeposit(player.playerId, body.choice) }),
    slow,
  );

  registerCall(app, calls.checkPromoCode, ({ site, player, body, reply }) => {
    const typed = { siteId: site.id, playerId: player.playerId, ...body };
    return limited(reply, typed, () => checkCode(db, typed, now()));
  });

  registerCall(app, calls.activatePromoCode, ({ site, player, body, reply }) => {
    const typed = { siteId: site.id, playerId: player.playerId, ...body };
    return limited(reply, typed, async () => {
      const bonus = await activateCode(db, typed, now());
      notify(typed.playerId);
      return { bonus };
    });
  });

  registerCall(app, calls.promoCodeHistory, ({ player }) => codeHistory(db, player.playerId));
}

/** Limits how often a player may try codes, and pauses players who guess. */
function createCodeLimit(createCounter: CreateCounter) {
  const checks = createCounter('promo-code-checks', MINUTE);
  const misses = createCounter('promo-code-misses', DAY);
  const pauses = createCounter('promo-code-pauses', HOUR);

  return async <T>(reply: FastifyReply, { playerId }: TypedCode, work: () => Promise<T>): Promise<T> => {
    const name = String(playerId);
    if ((await pauses.countOf(name)) > 0) throw tooManyAttempts(reply, HOUR * 1000);
    const { count, endsIn } = await checks.add(name);
    if (count > CHECKS_PER_MINUTE) throw tooManyAttempts(reply, endsIn);
    try {
      return await work();
    } catch (error) {
      const isMiss = error instanceof ProblemError && error.code === 'PROMO_CODE_NOT_FOUND';
      if (isMiss && (await misses.add(name)).count >= MISSES_PER_DAY) await pauses.add(name);
      throw error;
    }
  };
}
