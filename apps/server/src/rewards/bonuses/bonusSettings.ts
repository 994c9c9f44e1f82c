import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { lockWithAccounts } from '../../ledger/index.ts';
import type { Site } from '../../site/index.ts';
import { createBonusService, type BonusDeps } from './bonuses.service.ts';
import { choicesOf, storeChoices } from './choices.store.ts';
import { playerFacts } from './conditions.ts';
import { CHOSEN_PRODUCTS } from './deposits.service.ts';
import { offersOf, type OfferRow } from './offers.store.ts';

type OfficeSettings = AnswerOf<Calls['officeSettings']>;
type ChoiceId = 'bonus_type' | 'first_deposit_bonus_type';

type SettingsSite = Pick<Site, 'id'> & { readonly config: Pick<Site['config'], 'availableRoutes'> };

/** The parts of the office settings about bonuses. */
export interface BonusSettings {
  of(
    site: SettingsSite,
    playerId: bigint,
  ): Promise<
    Pick<OfficeSettings, 'bonusSetting' | 'firstDepositBonusSetting' | 'showPromoCodeCheck' | 'promoSetting'>
  >;
  /** Returns the player's choices for the configuration. */
  choices(playerId: bigint): Promise<Record<ChoiceId, number>>;
  /**
   * Stores a choice. Throws a ProblemError 409 for that of the first deposit once it is made.
   * @returns false if the site has no offers for it
   */
  save(
    site: Pick<Site, 'id'>,
    playerId: bigint,
    item: Extract<BodyOf<Calls['saveOfficeSetting']>, { readonly id: ChoiceId }>,
  ): Promise<boolean>;
}

/** Returns the choices that a site has offers for, 0 first. */
function optionsIn(offers: readonly OfferRow[], isFirst: boolean): number[] {
  const given = offers.filter(({ terms }) => !terms.isHidden && (terms.kind === 'firstDeposit') === isFirst);
  const chosen = Object.entries(CHOSEN_PRODUCTS)
    .filter(([, product]) => given.some(({ terms }) => terms.product === product))
    .map(([number]) => Number(number));
  return [0, ...chosen];
}

export function createBonusSettings(deps: BonusDeps): BonusSettings {
  const { db, now } = deps;
  const service = createBonusService(deps);
  const isOffered = async (site: Pick<Site, 'id'>, choice: number, isFirst: boolean) =>
    optionsIn(await offersOf(db, site.id, 'published'), isFirst).includes(choice);
  return {
    async of(site, playerId) {
      const offers = await offersOf(db, site.id, 'published');
      const { bonusType, firstDeposit } = await choicesOf(db, playerId);
      const isFirstOpen = (await playerFacts(db, playerId)).deposits === 0;
      const hasCodes = site.config.availableRoutes.includes('promotions');
      return {
        bonusSetting: { value: bonusType, options: optionsIn(offers, false) },
        firstDepositBonusSetting: {
          value: firstDeposit,
          options: isFirstOpen ? optionsIn(offers, true) : [firstDeposit],
        },
        showPromoCodeCheck: hasCodes,
        promoSetting: { promoCodeCheckSection: { isAvailable: hasCodes, titleKey: 'bonuses.code.title' } },
      };
    },
    async choices(playerId) {
      const { bonusType, firstDeposit } = await choicesOf(db, playerId);
      return { bonus_type: bonusType, first_deposit_bonus_type: firstDeposit };
    },
    async save(site, playerId, { id, value }) {
      if (id === 'first_deposit_bonus_type') {
        if (!(await isOffered(site, value, true))) return false;
        await service.chooseFirstDeposit(playerId, value);
        return true;
      }
      if (!(await isOffered(site, value, false))) return false;
      await db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, playerId);
        await storeChoices(trx, playerId, { bonusType: value }, now());
      });
      return true;
    },
  };
}
