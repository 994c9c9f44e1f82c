import { useTranslation } from 'react-i18next';
import type { CouponView } from '../useCouponView.ts';
import { EntryField } from './EntryField.tsx';
import type { RowsProps } from './rows.ts';

export interface BlockStakeProps {
  readonly view: CouponView;
  readonly blockId: number;
  /** Label of the block. */
  readonly title: string;
  readonly isFrozen: boolean;
  readonly onEntry: RowsProps['onEntry'];
}

/** Stake of a conditional coupon's later block; the first one uses the coupon's stake. */
export function BlockStake({ view, blockId, title, isFrozen, onEntry }: BlockStakeProps) {
  const { t } = useTranslation('couponMore');
  return (
    <EntryField
      view={view}
      entry={{ kind: 'block', id: String(blockId) }}
      stake={view.byBlock.get(blockId) ?? { text: '', minor: undefined, problem: undefined }}
      words={{ label: t('blocks.stakeOf', { title }) }}
      placeholder={t('blocks.all')}
      disabled={isFrozen}
      onEntry={onEntry}
    />
  );
}
