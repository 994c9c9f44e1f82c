import type { Bonus, BonusOffer } from '@touchline/contract';
import { BonusCard } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import type { BonusActions } from './useBonusActions.ts';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';

/** A bonus that isn't being wagered: offered, waiting, a free bet, or over. */
export function OtherBonus({
  bonus,
  actions,
  level = 3,
}: {
  readonly bonus: Bonus;
  readonly actions: BonusActions;
  /** Level of the title's heading. @default 3 */
  readonly level?: 2 | 3;
}) {
  const { t } = useTranslation('bonuses');
  const texts = useBonusTexts();
  const format = useFormat();
  const { state, money, iso, idBonus, endReason, converted, kind } = bonus;
  const isOpen = state === 'offered' || state === 'waiting' || state === 'active';
  const terms = isOpen
    ? `${texts.text(bonus)} ${texts.terms(bonus.terms, iso)}`
    : t(`end.${endReason ?? 'expired'}`, { amount: format.money(converted, iso) });
  const label =
    state === 'offered' && money === undefined
      ? t('state.forDeposit')
      : kind === 'freeBet' && state === 'active'
        ? texts.left(bonus.expiresAt)
        : t(`state.${state}`);
  return (
    <BonusCard
      level={level}
      title={texts.title(bonus)}
      kind={texts.kind(bonus)}
      amount={texts.amount(bonus)}
      state={state}
      stateLabel={label}
      terms={terms}
      busy={actions.busy === idBonus}
      chooseLabel={state === 'offered' && money !== undefined ? t('take') : undefined}
      refuseLabel={isOpen ? t('refuse') : undefined}
      onChoose={() => void actions.take(bonus)}
      onRefuse={() => void actions.refuse(bonus, money ?? zeroOf(converted))}
    />
  );
}

/** Writes 0 with the decimals of another amount of the same currency. */
const zeroOf = (amount: string): string => amount.replaceAll(/[1-9]/g, '0').replace(/^0+(?=\d)/, '');

/** An offer that the player can take. */
export function OfferCard({
  offer,
  actions,
  isChosen,
  onChoose,
  chooseLabel,
  level = 3,
}: {
  readonly offer: BonusOffer;
  readonly actions: Pick<BonusActions, 'busy'>;
  /** True if it is the player's choice. @default false */
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  readonly chooseLabel: string | undefined;
  /** Level of the title's heading. @default 3 */
  readonly level?: 2 | 3;
}) {
  const { t } = useTranslation('bonuses');
  const texts = useBonusTexts();
  const needs = offer.needs.map((need) => t(`needs.${need}`)).join(' ');
  return (
    <BonusCard
      level={level}
      title={texts.title(offer)}
      kind={texts.kind(offer)}
      amount={texts.amount(offer)}
      state={isChosen ? 'active' : 'offered'}
      stateLabel={isChosen ? t('chosen') : t('state.offered')}
      terms={[texts.text(offer), texts.terms(offer.terms, offer.iso), needs].filter(Boolean).join(' ')}
      busy={actions.busy === offer.id}
      chooseLabel={offer.needs.length === 0 ? chooseLabel : undefined}
      onChoose={onChoose}
    />
  );
}
