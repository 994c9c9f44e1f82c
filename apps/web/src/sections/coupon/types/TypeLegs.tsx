import { COUPON_TYPE, rulesOf } from '@touchline/betting';
import type { CouponLegBanker } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { takesBanker } from '../../../features/coupon/type/arrangement.ts';
import type { Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { moveBet, setBanker } from '../../../features/coupon/type/type.actions.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { LegRow } from '../legs/LegRow.tsx';
import { useSelectionNames } from '../legs/useSelectionNames.ts';
import { useRowProps } from '../legs/CouponLegs.tsx';
import { EntryField } from './EntryField.tsx';
import { LegGrip, LegOrder } from './LegOrder.tsx';
import type { RowsProps } from './rows.ts';

/** Selections with the controls of their type: banker, own stake, order. */
export default function TypeLegs({ view, rows, onEntry }: RowsProps) {
  const { t } = useTranslation('couponMore');
  const nameOf = useSelectionNames();
  const rowOf = useRowProps(rows);
  const { isActiveSystemBanker } = useSnapshot(coupon);
  const hasBundle = useLazyBundle('couponMore');
  const { typeId, legs } = view;
  const bets = legs.map(({ bet }) => bet);
  const canAdd = takesBanker(bets);

  const bankerOf = ({ bet, terms }: Leg): CouponLegBanker | undefined => {
    if (!rulesOf(typeId).takesBankers || !isActiveSystemBanker) return undefined;
    const checked = bet.isBanker === true;
    return {
      mark: t('bankers.mark'),
      label: t('bankers.of', { pick: nameOf(bet) }),
      checked,
      disabled: rows.isFrozen || (!checked && (!canAdd || terms?.isDisabledBanker === true)),
      onCheckedChange: (isBanker) => setBanker(bet.selectionId, isBanker),
    };
  };
  const stakeOf = ({ bet }: Leg): ReactNode => {
    const stake = view.byBet.get(bet.selectionId);
    if (!stake) return undefined;
    const pick = nameOf(bet);
    const entry = { kind: 'bet', id: bet.selectionId } as const;
    return (
      <EntryField
        view={view}
        entry={entry}
        stake={stake}
        labels={{
          label: t('singles.stakeOf', { pick }),
          decrease: t('singles.lower', { pick }),
          increase: t('singles.raise', { pick }),
        }}
        disabled={rows.isFrozen}
        onEntry={onEntry}
      />
    );
  };

  const isOrdered = hasBundle && typeId === COUPON_TYPE.chain && !rows.isFrozen;
  return legs.map((leg, index) => {
    const order = {
      pick: nameOf(leg.bet),
      index,
      count: legs.length,
      onMove: (to: number) => moveBet(leg.bet.selectionId, to),
    };
    return (
      <LegRow
        key={leg.bet.selectionId}
        {...rowOf(leg)}
        banker={hasBundle ? bankerOf(leg) : undefined}
        stake={hasBundle ? stakeOf(leg) : undefined}
        handle={isOrdered ? <LegGrip {...order} placeAt={(element) => placeOf(element, bets)} /> : undefined}
        controls={isOrdered ? <LegOrder {...order} /> : undefined}
      />
    );
  });
}

/** Returns the index of the row that contains an element; undefined outside the list. */
function placeOf(element: Element, bets: readonly { readonly selectionId: string }[]): number | undefined {
  const row = element.closest<HTMLElement>('[data-bet]');
  const index = bets.findIndex(({ selectionId }) => selectionId === row?.dataset['bet']);
  return index < 0 ? undefined : index;
}
