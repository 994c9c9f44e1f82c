import { EmptyState } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { arranged, systemValueOf, typeOf } from '../../features/coupon/type/arrangement.ts';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { Shared } from './Shared.tsx';

/** Shares the current coupon: selections, type and current prices, without amounts. */
export function ShareCoupon() {
  const { t } = useTranslation('slips');
  const { bets, typeId: chosen, systemValue } = useSnapshot(coupon);
  const typeId = typeOf(chosen, bets);
  const saved = useMemo(() => {
    const legs = arranged(bets, typeId);
    return { typeId, systemValue: systemValueOf(systemValue, legs, typeId), bets: legs };
  }, [bets, typeId, systemValue]);
  const shared = useMemo(
    () => ({
      typeId,
      legs: bets.map((bet) => ({ ...bet, coef: book.selection(bet.selectionId)?.k ?? bet.coef })),
      figures: [],
    }),
    [bets, typeId],
  );
  if (bets.length === 0)
    return <EmptyState icon="coupon" title={t('share.empty')} detail={t('share.emptyText')} />;
  return <Shared saved={saved} coupon={shared} />;
}
