import type { Bonus, BonusOffer } from '@touchline/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../features/analytics/track.ts';
import {
  chooseFirstDeposit,
  refuseBonus,
  takeBonus,
  takeOffer,
  trackedChoices,
} from '../../features/bonuses/bonuses.api.ts';
import { useSaves } from '../../features/notifications/useSaves.ts';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';

export const bonusErrors = {
  BONUS_NOT_FOUND: 'errors.gone',
  BONUS_OVER: 'errors.over',
  BONUS_CHANGED: 'errors.changed',
  OFFER_NOT_FOUND: 'errors.offerGone',
  OFFER_CHANGED: 'errors.offerChanged',
  GRANTED_BEFORE: 'errors.before',
  BUDGET_SPENT: 'errors.spent',
  NOT_OFFERED: 'errors.needs',
  NO_ACCOUNT: 'errors.account',
  NOT_IN_CURRENCY: 'errors.currency',
  FIRST_DEPOSIT_MADE: 'errors.firstMade',
  SELF_EXCLUDED: 'errors.closed',
  TIMEOUT_ACTIVE: 'errors.closed',
  BETTING_CLOSED: 'errors.closed',
  ACCOUNT_CLOSED: 'errors.closed',
} as const;

export interface BonusActions {
  /** Id of the bonus or offer whose change is being sent. */
  readonly busy: string | undefined;
  take(bonus: Bonus): Promise<void>;
  takeOffer(offer: BonusOffer): Promise<void>;
  /** @param balance the amount that the player was shown to lose, decimal text */
  refuse(bonus: Bonus, balance: string): Promise<void>;
  choose(choice: number): Promise<void>;
}

/** Changes bonuses, and notifies the player of the result. */
export function useBonusActions(): BonusActions {
  const { t } = useTranslation('bonuses');
  const showSaved = useSaves({ namespace: 'bonuses', errors: bonusErrors, failed: t('errors.title') });
  const texts = useBonusTexts();
  const [busy, setBusy] = useState<string>();

  async function attempt(id: string, work: () => Promise<string>): Promise<void> {
    setBusy(id);
    await showSaved(work().then((message) => ({ message })));
    setBusy(undefined);
  }

  const taken = (bonus: Bonus): string =>
    t(
      bonus.money === undefined
        ? 'done.forDeposit'
        : `done.${bonus.state === 'waiting' ? 'waiting' : 'taken'}`,
      {
        title: texts.title(bonus),
      },
    );

  return {
    busy,
    take: ({ idBonus }) => attempt(idBonus, async () => taken(await takeBonus(idBonus))),
    takeOffer: ({ id, version, iso }) => attempt(id, async () => taken(await takeOffer(id, version, iso))),
    refuse: ({ idBonus }, balance) =>
      attempt(idBonus, async () =>
        t('done.refused', { title: texts.title(await refuseBonus(idBonus, balance)) }),
      ),
    choose: (choice) =>
      attempt('choice', async () => {
        await chooseFirstDeposit(choice);
        track('bonus_choice', trackedChoices[choice] ?? 'decline');
        return t(choice === 0 ? 'done.noChoice' : 'done.choice');
      }),
  };
}
