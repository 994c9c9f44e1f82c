import { useQuery } from '@tanstack/react-query';
import { toMinor } from '@touchline/betting';
import type { AnswerOf, Calls } from '@touchline/contract';
import { Notice, RadioGroup, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import {
  bonusesQuery,
  chooseFirstDeposit,
  FIRST_DEPOSIT_CHOICES,
  trackedChoices,
} from '../../../features/bonuses/bonuses.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useBonusTexts } from '../../../widgets/bonuses/useBonusTexts.ts';

interface FirstDepositBonusProps {
  /** Amount of the deposit, decimal text; undefined while it isn't one. */
  readonly amount: string | undefined;
  /** Currency of the amount. */
  readonly iso: string;
}

/** Choice of the bonus for a first deposit, next to its amount; nothing where none is offered. */
export function FirstDepositBonus(props: FirstDepositBonusProps) {
  const { data } = useQuery(bonusesQuery);
  const isOffered = data !== undefined && !data.isClosed && data.firstDeposit.isOpen;
  if (!isOffered || data.firstDeposit.offers.length === 0) return null;
  return <Choice {...props} {...data.firstDeposit} />;
}

type Offered = AnswerOf<Calls['bonuses']>['firstDeposit'];

function Choice({ amount, iso, choice, offers }: FirstDepositBonusProps & Offered) {
  const { t } = useTranslation('bonuses');
  const { t: own } = useTranslation('payments');
  const texts = useBonusTexts();
  const format = useFormat();
  const errorMessage = useErrorMessage('bonuses', { FIRST_DEPOSIT_MADE: 'errors.firstMade' });
  const [pending, setPending] = useState<number>();
  const [failure, setFailure] = useState<string>();
  if (!useLazyBundle('bonuses')) return null;
  const chosen = pending ?? choice;
  const options = offers.flatMap((offer) => {
    const value = FIRST_DEPOSIT_CHOICES.get(offer.terms.product);
    return value === undefined ? [] : [{ value, offer }];
  });
  const least = options.find(({ value }) => value === chosen)?.offer.terms.minDeposit;
  const isBelow =
    least !== undefined &&
    amount !== undefined &&
    offers.every((offer) => offer.iso === iso) &&
    toMinor(amount, iso) < toMinor(least, iso);

  async function choose(next: number): Promise<void> {
    setPending(next);
    setFailure(undefined);
    try {
      await chooseFirstDeposit(next);
      track('bonus_choice', trackedChoices[next] ?? 'decline');
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setPending(undefined);
  }

  return (
    <Stack gap="sm">
      <RadioGroup
        label={own('firstBonus.title')}
        value={String(chosen)}
        options={[
          ...options.map(({ value, offer }) => ({
            value: String(value),
            label: `${texts.title(offer)} · ${texts.amount(offer)}`,
            hint: texts.terms(offer.terms, offer.iso),
          })),
          { value: '0', label: own('firstBonus.none'), hint: own('firstBonus.noneHint') },
        ]}
        onValueChange={(value) => void choose(Number(value))}
      />
      {isBelow && (
        <Notice tone="warning">{own('firstBonus.below', { amount: format.roundMoney(least, iso) })}</Notice>
      )}
      {failure !== undefined && (
        <Notice tone="danger" announced>
          {`${t('errors.title')}. ${failure}`}
        </Notice>
      )}
    </Stack>
  );
}
