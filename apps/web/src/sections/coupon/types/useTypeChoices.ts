import { clampSystemValue, COUPON_TYPE, legCountBounds, type CouponTypeId } from '@touchline/betting';
import type { CouponTypeOption } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { isTypePossible } from '../../../features/coupon/type/arrangement.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { chooseType } from '../../../features/coupon/type/type.actions.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';

const usual = [COUPON_TYPE.multipleSingles, COUPON_TYPE.express, COUPON_TYPE.system] as const;
const others = [
  COUPON_TYPE.chain,
  COUPON_TYPE.multiBet,
  COUPON_TYPE.conditional,
  COUPON_TYPE.antiExpress,
  COUPON_TYPE.lucky,
  COUPON_TYPE.patent,
] as const;

export interface TypeChoices {
  readonly typesLabel: string;
  readonly types: readonly CouponTypeOption[];
  readonly moreTypes: readonly CouponTypeOption[];
  readonly moreLabel: string;
  readonly type: string;
  readonly onTypeChange: (type: string) => void;
}

/** Types possible for these selections, common ones first; empty if there is no choice. */
export function useTypeChoices(view: {
  readonly typeId: CouponTypeId;
  readonly systemValue: number | undefined;
  readonly legs: readonly unknown[];
}): TypeChoices {
  const { t } = useTranslation('coupon');
  const findText = useFindText();
  useLazyBundle('couponMore');
  const { systemValue: chosen } = useSnapshot(coupon);
  const count = view.legs.length;
  const hasChoice = count > 1;
  const option = (typeId: CouponTypeId): CouponTypeOption => {
    const { min, max } = legCountBounds(typeId);
    const isPossible = isTypePossible(typeId, count);
    const why =
      count < min
        ? findText('couponMore', 'needs', { count: min })
        : findText('couponMore', 'atMost', { count: max });
    return {
      value: String(typeId),
      label: t(`type.${typeId}`),
      hint: findText('couponMore', `typeHint.${typeId}`),
      ...(isPossible ? {} : { unavailable: why ?? '' }),
    };
  };
  const system = option(COUPON_TYPE.system);
  // A type behind "More" replaces its label.
  const hasRoom = usual.some((typeId) => typeId === view.typeId);
  const systemLabel = t('systemOf', {
    value: view.systemValue ?? clampSystemValue(chosen, count),
    count,
  });
  return {
    typesLabel: t('typeLabel'),
    types: hasChoice
      ? usual.map((typeId) =>
          typeId === COUPON_TYPE.system && hasRoom && system.unavailable === undefined
            ? { ...system, label: systemLabel }
            : option(typeId),
        )
      : [],
    moreTypes: hasChoice ? others.map(option) : [],
    moreLabel: t('more'),
    type: String(view.typeId),
    onTypeChange: (type) => {
      const typeId = [...usual, ...others].find((id) => String(id) === type);
      if (typeId !== undefined) chooseType(typeId);
    },
  };
}
