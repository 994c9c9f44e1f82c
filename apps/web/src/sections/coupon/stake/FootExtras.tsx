import { COUPON_TYPE, toWire } from '@touchline/betting';
import { CouponOffer, Notice, StakeAccount, Switch, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { chooseAccount, setAutoMax, setPrepaid, setVipBet } from '../../../features/coupon/stake.actions.ts';
import { couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { ShowBalance } from '../../../widgets/balance/ShowBalance.tsx';
import { PromoStake } from './PromoStake.tsx';
import type { CouponView } from '../useCouponView.ts';

/** Choice of the account, and alternative ways to stake. */
export default function FootExtras({ view }: { readonly view: CouponView }) {
  if (!useLazyBundle('couponMore')) return null;
  const isSingles = view.typeId === COUPON_TYPE.multipleSingles;
  return (
    <>
      <Accounts view={view} />
      <BonusStake view={view} />
      {isSingles ? <Balance view={view} /> : <PromoStake view={view} beside={<Balance view={view} />} />}
      <AutoMax view={view} />
      <Vip view={view} />
      <Prepaid view={view} />
    </>
  );
}

/** Choice of the account, if the player has several and enables it. */
function Accounts({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { isSelectAccountShown, isBalanceShown } = useSnapshot(couponSettings);
  const isInSight = useBalanceSight() === 'shown' && isBalanceShown;
  const { accounts, account } = view;
  if (!account || !isSelectAccountShown || accounts.length < 2) return null;
  return (
    <StakeAccount
      label={t('account.label')}
      value={account.id}
      accounts={accounts.map(({ id, type, iso, money }) => ({
        value: id,
        label: type === 4 ? t('account.bonus') : type === 9 ? iso : t('account.main'),
        balance: isInSight ? format.money(money, iso) : '••••',
      }))}
      onValueChange={chooseAccount}
    />
  );
}

/** Note that the stake comes from a bonus. */
function BonusStake({ view: { account } }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  return account?.type === 4 && <Notice tone="boost">{t('account.fromBonus')}</Notice>;
}

/** Balance of the account, if there is no choice of accounts that shows it. */
function Balance({ view: { account, accounts } }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { isSelectAccountShown, isBalanceShown } = useSnapshot(couponSettings);
  const sight = useBalanceSight();
  if (!account || !isBalanceShown || sight === 'unknown') return null;
  if (sight === 'masked') return <ShowBalance beside={t('account.balance', { amount: '••••' })} />;
  if (isSelectAccountShown && accounts.length > 1) return null;
  return (
    <Text size="label" tone="muted">
      {t('account.balance', { amount: format.money(account.money, account.iso) })}
    </Text>
  );
}

/** Switch for always staking the maximum. */
function AutoMax({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const { isActiveAutoMax } = useSnapshot(coupon);
  if (!isActiveAutoMax || view.extras.isPromo) return null;
  return <Switch label={t('autoMax.label')} hint={t('autoMax.hint')} checked onCheckedChange={setAutoMax} />;
}

/** Switch for requesting a stake above the maximum. */
function Vip({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { isActiveVipBet } = useSnapshot(coupon);
  const { isVipPossible, stake, bounds, iso } = view;
  const isAbove = bounds.max !== undefined && stake.minor !== undefined && stake.minor > bounds.max;
  if (!isVipPossible || bounds.max === undefined || (!isAbove && !isActiveVipBet)) return null;
  return (
    <CouponOffer
      kind="vip"
      title={t('vip.title')}
      detail={t('vip.text', { max: format.money(toWire(bounds.max, iso), iso) })}
      control={<Switch label={t('vip.ask')} checked={isActiveVipBet} onCheckedChange={setVipBet} />}
    />
  );
}

/** Switch for advancing the missing balance. */
function Prepaid({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { isActivePrepaid } = useSnapshot(coupon);
  const { stake, availablePrepaidAmount, prepaidAmount, iso, extras, typeId } = view;
  const isShort = stake.problem === 'above-balance' || isActivePrepaid;
  if (!isShort || availablePrepaidAmount === undefined || extras.isPromo) return null;
  if (typeId === COUPON_TYPE.multipleSingles) return null;
  return (
    <CouponOffer
      kind="advance"
      title={t('prepaid.title')}
      detail={t('prepaid.text', { amount: format.money(availablePrepaidAmount, iso) })}
      details={
        prepaidAmount === undefined
          ? []
          : [{ label: t('prepaid.taken'), value: format.money(prepaidAmount, iso) }]
      }
      control={<Switch label={t('prepaid.take')} checked={isActivePrepaid} onCheckedChange={setPrepaid} />}
    />
  );
}
