import { COUPON_TYPE, initialAmount, toWire } from '@touchline/betting';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { site } from '../../platform/site/site.ts';
import type { Calculation } from './calculationModel.ts';
import { withType } from './calculationChange.ts';
import { calculationIn, queryOf } from './calculationQuery.ts';

export interface CalculationHold {
  readonly calculation: Calculation;
  change(next: Calculation): void;
  clear(): void;
}

/** Calculation of this page; also stored in the address, so that it can be shared and restored. */
export function useCalculation(): CalculationHold {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { coefViewId } = useSnapshot(settings);
  const { currency } = site();
  const fresh = (): Calculation =>
    withType(
      {
        typeId: COUPON_TYPE.express,
        systemValue: 2,
        viewId: coefViewId,
        iso: currency,
        stake: toWire(initialAmount(currency), currency),
        blockStakes: {},
        hasBonusBet: false,
        legs: [],
      },
      COUPON_TYPE.express,
    );
  const [calculation, change] = useState(() => calculationIn(new URLSearchParams(search), fresh()));
  const query = queryOf(calculation).toString();
  useEffect(() => {
    if (search === `?${query}`) return;
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
    // Only changes of the calculation update the address; a change of the address doesn't update the calculation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);
  return { calculation, change, clear: () => change(fresh()) };
}
