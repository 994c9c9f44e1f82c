import { COUPON_TYPE, rulesOf } from '@touchline/betting';
import { Paragraph, Skeleton, Stack, Switch, SystemPicker } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { freeUnits } from '../../../features/coupon/type/arrangement.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { chooseSystemValue, setSystemBanker } from '../../../features/coupon/type/type.actions.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import type { CouponView } from '../useCouponView.ts';

/** Explains a type and shows its options, before the selections. */
export default function TypeLead({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const { isActiveSystemBanker } = useSnapshot(coupon);
  if (!useLazyBundle('couponMore')) return <Skeleton shape="control" />;
  const { typeId, terms } = view;
  return (
    <Stack gap="sm">
      {typeId !== COUPON_TYPE.system && (
        <Paragraph size="label" tone="muted">
          {t(`typeHint.${typeId}`)}
        </Paragraph>
      )}
      {rulesOf(typeId).takesSystemValue && <Systems view={view} />}
      {rulesOf(typeId).takesBankers && (
        <Switch
          label={t('bankers.label')}
          hint={isActiveSystemBanker ? t('bankers.hint') : undefined}
          checked={isActiveSystemBanker}
          onCheckedChange={setSystemBanker}
        />
      )}
      {typeId === COUPON_TYPE.antiExpress && terms === undefined && (
        <Paragraph tone="muted">{t('antiExpressWaits')}</Paragraph>
      )}
    </Stack>
  );
}

/** Systems available for these selections, as offered by the server. */
function Systems({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { terms, typeId, systemValue, iso, legs } = view;
  const count = freeUnits(
    legs.map(({ bet }) => bet),
    typeId,
  );
  const options = (terms?.systemOptions ?? []).map(({ value, offset, combo, minBetAmount }) => ({
    value: String(value),
    label:
      offset > 0
        ? t('system.withBankers', { value, total: count, count: offset })
        : t('system.plain', { value, total: count }),
    combinations: t('system.bets', { count: combo }),
    // The general minimum isn't repeated.
    ...(minBetAmount === terms?.minBetAmount
      ? {}
      : { minStake: t('system.from', { amount: format.money(minBetAmount, iso) }) }),
  }));
  if (options.length === 0) return null;
  return (
    <SystemPicker
      label={t(rulesOf(typeId).blocks ? 'system.overBlocks' : 'system.label')}
      options={options}
      value={String(systemValue)}
      onValueChange={(value) => chooseSystemValue(Number(value))}
    />
  );
}
