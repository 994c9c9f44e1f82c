import { COUPON_TYPE, toWire } from '@touchline/betting';
import { BonusRow, CouponBonusLeg, CouponOffer, StakeAccount, Switch } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { deleteBonusBet } from '../../features/coupon/couponShape.store.ts';
import { chooseAccount, setAutoMax, setPrepaid, setVipBet } from '../../features/coupon/couponStake.store.ts';
import { couponSettings } from '../../features/coupon/couponSettings.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { PromoStake } from './PromoStake.tsx';
import type { CouponView } from './useCouponView.ts';

/** Bonuses on the coupon, the account that stakes, and other ways to stake. */
export default function FootExtras({ view }: { readonly view: CouponView }) {
  if (!useLateWords('couponMore')) return null;
  const isPlayer = view.session.status === 'player';
  return (
    <>
      <Bonuses view={view} />
      {isPlayer && <Accounts view={view} />}
      {isPlayer && <AutoMax view={view} />}
      {isPlayer && <Vip view={view} />}
      {isPlayer && <Prepaid view={view} />}
      {isPlayer && view.typeId !== COUPON_TYPE.multipleSingles && <PromoStake view={view} />}
    </>
  );
}

/** The bonus row of an express, its hyper bonus, the boost of an express of the day. */
function Bonuses({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { terms, extras, iso, legs, typeId } = view;
  if (typeId !== COUPON_TYPE.express || !terms) return null;
  const { hyperBonus, boostPercent, bonusBetCoef } = terms;
  return (
    <>
      {extras.isExpressOfDay && boostPercent !== undefined && (
        <BonusRow label={t('bonus.expressOfDay')} value={`+ ${boostPercent} %`} />
      )}
      {extras.hasBonusBet && bonusBetCoef !== undefined && (
        <ul>
          <CouponBonusLeg
            label={t('bonus.bet')}
            detail={t('bonus.betText', { count: legs.length })}
            price={`× ${bonusBetCoef}`}
            removeLabel={t('bonus.remove')}
            onRemove={deleteBonusBet}
          />
        </ul>
      )}
      {hyperBonus && !extras.isPrepaid && (
        <BonusRow
          label={t('bonus.hyper', { count: legs.length })}
          value={`+ ${hyperBonus.hyperBonusPercent} %`}
          hint={t('bonus.hyperText', {
            min: format.money(hyperBonus.minHyperBonusBetLimit, iso),
            max: format.money(hyperBonus.maxHyperBonusLimit, iso),
          })}
        />
      )}
    </>
  );
}

/** The account that stakes, where the player has several and wants the choice; its balance unless hidden. */
function Accounts({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { isSelectAccountShown, isBalanceShown } = useSnapshot(couponSettings);
  const { accounts, account } = view;
  const isChoice = isSelectAccountShown && accounts.length > 1;
  if (!account || (!isChoice && !isBalanceShown)) return null;
  return (
    <StakeAccount
      label={t('account.label')}
      value={account.id}
      accounts={(isChoice ? accounts : [account]).map(({ id, type, iso, money }) => ({
        value: id,
        label: type === 4 ? t('account.bonus') : type === 9 ? iso : t('account.main'),
        balance: isBalanceShown ? format.money(money, iso) : '••••',
      }))}
      onValueChange={chooseAccount}
    />
  );
}

/** The most that is possible, kept up with by itself. */
function AutoMax({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const { isActiveAutoMax } = useSnapshot(coupon);
  if (!isActiveAutoMax || view.extras.isPromo) return null;
  return <Switch label={t('autoMax.label')} hint={t('autoMax.hint')} checked onCheckedChange={setAutoMax} />;
}

/** A stake above the most can be asked for. */
function Vip({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { isActiveVipBet } = useSnapshot(coupon);
  const { isVipPossible, stake, facts, iso } = view;
  const isAbove = facts.max !== undefined && stake.minor !== undefined && stake.minor > facts.max;
  if (!isVipPossible || facts.max === undefined || (!isAbove && !isActiveVipBet)) return null;
  return (
    <CouponOffer
      kind="vip"
      title={t('vip.title')}
      detail={t('vip.text', { max: format.money(toWire(facts.max, iso), iso) })}
      control={<Switch label={t('vip.ask')} checked={isActiveVipBet} onCheckedChange={setVipBet} />}
    />
  );
}

/** What the balance lacks can be advanced. */
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
      facts={
        prepaidAmount === undefined
          ? []
          : [{ label: t('prepaid.taken'), value: format.money(prepaidAmount, iso) }]
      }
      control={<Switch label={t('prepaid.take')} checked={isActivePrepaid} onCheckedChange={setPrepaid} />}
    />
  );
}
