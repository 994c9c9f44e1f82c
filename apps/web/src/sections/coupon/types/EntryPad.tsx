import { currencyExponent } from '@touchline/betting';
import { StakePad } from '@touchline/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { quickAmounts } from '../../../features/coupon/pricing/stake.rules.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import type { Entry } from './rows.ts';
import type { CouponView } from '../useCouponView.ts';
import { fieldId, typeEntry } from './EntryField.tsx';

export interface EntryPadProps {
  readonly view: CouponView;
  readonly entry: Entry;
  readonly onDone: () => void;
}

/** Number pad for a stake in a row; the rows stay visible above it. */
export default function EntryPad({ view, entry, onDone }: EntryPadProps) {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  const { iso, byBet, byBlock } = view;
  const id = fieldId(entry);
  useEffect(() => {
    // The pad may cover the row, so it is scrolled into view.
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const stake = entry.kind === 'bet' ? byBet.get(entry.id) : byBlock.get(Number(entry.id));
  return (
    <StakePad
      label={t('pad.label')}
      backspaceLabel={t('pad.delete')}
      doneLabel={t('pad.done')}
      fieldId={id}
      value={stake?.text ?? ''}
      decimals={currencyExponent(iso)}
      quickAmounts={quickAmounts(iso).map((amount) => ({
        id: amount,
        label: format.roundMoney(amount, iso),
      }))}
      onValueChange={(text) => typeEntry(entry, text)}
      onQuickAmount={(amount) => typeEntry(entry, amount)}
      onDone={onDone}
    />
  );
}
