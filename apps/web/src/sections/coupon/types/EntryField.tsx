import { currencyExponent, toMinor } from '@touchline/betting';
import { StakeField } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { type Stake, amountStepOf, steppedAmount } from '../../../features/coupon/pricing/stake.rules.ts';
import { couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { setBetAmount, setBlockAmount } from '../../../features/coupon/stake.actions.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useMedia } from '../../../platform/page/useMedia.ts';
import type { Entry } from './rows.ts';
import { FINGER } from '../stake/CouponStake.tsx';
import type { CouponView } from '../useCouponView.ts';
import { useAmountMessages } from '../stake/messages.ts';

export interface EntryFieldProps {
  readonly view: CouponView;
  readonly entry: Entry;
  readonly stake: Stake;
  readonly labels: { readonly label: string; readonly decrease?: string; readonly increase?: string };
  /** Placeholder of the empty field. */
  readonly placeholder?: string | undefined;
  readonly disabled: boolean;
  readonly onEntry: (entry: Entry | undefined) => void;
}

/** Id of the field of an entry. */
export function fieldId({ kind, id }: Entry): string {
  return `stake-${kind}-${id}`;
}

/** Sets the typed stake of a single or a block. */
export function typeEntry({ kind, id }: Entry, text: string): void {
  if (kind === 'bet') setBetAmount(id, text);
  else setBlockAmount(Number(id), text);
}

function maxOf({ iso, bounds, legs, maxByBlock }: CouponView, { kind, id }: Entry): bigint | undefined {
  if (kind === 'block') return maxByBlock.get(Number(id));
  const own = legs.find(({ bet }) => bet.selectionId === id)?.terms?.maxBetAmount;
  return own === undefined ? bounds.max : toMinor(own, iso);
}

/** Stake field in a row; all of them share one number pad at the bottom of the coupon. */
export function EntryField({ view, entry, stake, labels, placeholder, disabled, onEntry }: EntryFieldProps) {
  const { i18n } = useTranslation();
  const settings = useSnapshot(couponSettings);
  const hasPad = useMedia(FINGER);
  const amountMessages = useAmountMessages();
  const { iso, bounds } = view;
  const step = (direction: 1n | -1n) =>
    typeEntry(entry, steppedAmount(stake, iso, amountStepOf(iso, settings) * direction));
  const { error } = amountMessages(stake, { ...bounds, max: maxOf(view, entry) });
  return (
    <StakeField
      size="sm"
      keyboard={hasPad ? 'pad' : 'system'}
      inputId={fieldId(entry)}
      label={labels.label}
      value={stake.text}
      placeholder={placeholder}
      {...currencyMark(iso, i18n.language)}
      decimals={currencyExponent(iso)}
      decreaseLabel={labels.decrease}
      increaseLabel={labels.increase}
      error={stake.text === '' ? undefined : error}
      disabled={disabled}
      onValueChange={(text) => typeEntry(entry, text)}
      onDecrease={() => step(-1n)}
      onIncrease={() => step(1n)}
      onPadOpenChange={(isOpen) => hasPad && onEntry(isOpen ? entry : undefined)}
    />
  );
}
