import { COUPON_TYPE, currencyExponent, toWire } from '@touchline/betting';
import {
  Button,
  CouponFoot as Foot,
  PlaceBetButton,
  PriceAcceptanceNote,
  Stack,
  StakeField,
} from '@touchline/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { setAmount, setAmountOfAll } from '../../features/coupon/couponStake.store.ts';
import { amountStepOf } from '../../features/coupon/couponAmounts.ts';
import { changeCouponSettings, couponSettings } from '../../features/coupon/couponSettings.store.ts';
import { maxAmount, quickAmounts, steppedAmount } from '../../features/coupon/stake.rules.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { currencySign } from '../../platform/format/money.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { site } from '../../platform/site/site.ts';
import { Totals } from './Totals.tsx';
import type { CouponView } from './useCouponView.ts';
import { useAmountWords, useBlockerWords } from './useCouponWords.ts';
import { usePlace } from './usePlace.ts';

// Codes, other accounts and bonuses are with players and few coupons.
const FootExtras = lazy(() => import('./FootExtras.tsx'));
const EntryPad = lazy(() => import('./types/EntryPad.tsx'));

/** A finger: the coupon brings its own number pad, so that no phone's keyboard covers it. */
export const FINGER = '(pointer: coarse)';

/** A stake beside the coupon's own that the player is typing. */
export interface Entry {
  readonly kind: 'bet' | 'block';
  readonly id: string;
}

export interface CouponFootProps {
  readonly view: CouponView;
  /** What the number pad writes into, when that isn't the coupon's own stake. */
  readonly entry: Entry | undefined;
  readonly onEntryEnd: () => void;
}

/** Stake, totals and the one button that moves money. */
export function CouponFoot({ view, entry, onEntryEnd }: CouponFootProps) {
  const format = useFormat();
  const reason = useBlockerWords(view);
  const place = usePlace(view);
  const [isEntering, setIsEntering] = useState(false);
  const { session, total, iso } = view;
  const isPlayer = session.status === 'player';
  const isTyping = isEntering || entry !== undefined;
  return (
    <Foot
      action={
        <Stack gap="md">
          <PlaceBetButton
            label={place.label(total === undefined ? undefined : format.money(toWire(total, iso), iso))}
            reason={isPlayer ? reason : undefined}
            onPlace={() => place.act()}
          />
          {!isTyping && <AcceptanceNote />}
        </Stack>
      }
    >
      {isPlayer && !isTyping && (
        <Suspense fallback={null}>
          <FootExtras view={view} />
        </Suspense>
      )}
      {entry ? (
        <Suspense fallback={null}>
          <EntryPad view={view} entry={entry} onDone={onEntryEnd} />
        </Suspense>
      ) : (
        <CouponStake view={view} isEntering={isEntering} onEntering={setIsEntering} />
      )}
      <Totals view={view} />
    </Foot>
  );
}

interface CouponStakeProps {
  readonly view: CouponView;
  readonly isEntering: boolean;
  readonly onEntering: (isEntering: boolean) => void;
}

/** The coupon's own stake; of singles, what each takes that has none. */
function CouponStake({ view, isEntering, onEntering }: CouponStakeProps) {
  const { t, i18n } = useTranslation('coupon');
  const format = useFormat();
  const sheets = useSheets();
  const settings = useSnapshot(couponSettings);
  const { promoCode, amountByBetId, isActiveAutoMax } = useSnapshot(coupon);
  const hasPad = useMedia(FINGER);
  const words = useAmountWords();
  const { stake, facts, iso } = view;
  const isSingles = view.typeId === COUPON_TYPE.multipleSingles;
  const hasOwnStakes = isSingles && Object.keys(amountByBetId).length > 0;
  const max = isSingles ? undefined : maxAmount(facts);
  const step = amountStepOf(iso, settings);
  const change = isSingles ? setAmountOfAll : setAmount;
  const { error, hint } = words(stake, facts);
  return (
    <StakeField
      label={t(isSingles ? 'stakeEach' : 'stake')}
      value={hasOwnStakes ? '' : stake.text}
      placeholder={hasOwnStakes ? t('stakesDiffer') : undefined}
      currency={currencySign(iso, i18n.language)}
      decreaseLabel={t('decrease')}
      increaseLabel={t('increase')}
      quickAmounts={
        promoCode === undefined
          ? [
              ...quickAmounts(iso).map((amount) => ({ id: amount, label: format.roundMoney(amount, iso) })),
              ...(max === undefined ? [] : [{ id: max, label: t('max') }]),
            ]
          : []
      }
      error={hasOwnStakes && stake.problem !== 'above-balance' ? undefined : error}
      hint={isSingles ? t('stakeEach') : isActiveAutoMax ? t('autoMax') : hint}
      action={
        stake.problem === 'above-balance' &&
        site().isDemoCashier && (
          <Button tone="strong" onClick={() => sheets.show('cashier')}>
            {t('topUp')}
          </Button>
        )
      }
      disabled={promoCode !== undefined}
      pad={
        hasPad
          ? { label: t('pad.label'), backspaceLabel: t('pad.delete'), doneLabel: t('pad.done') }
          : undefined
      }
      padOpen={isEntering}
      decimals={currencyExponent(iso)}
      valueText={stake.minor === undefined ? undefined : format.money(toWire(stake.minor, iso), iso)}
      onPadOpenChange={onEntering}
      onValueChange={change}
      onDecrease={() => change(steppedAmount(stake, iso, -step))}
      onIncrease={() => change(steppedAmount(stake, iso, step))}
      onQuickAmount={change}
    />
  );
}

/** What happens when a price moves on the way; one press changes it to the next rule. */
function AcceptanceNote() {
  const { t } = useTranslation('coupon');
  const { changeCoefAction, exactCoef } = useSnapshot(couponSettings);
  const next = changeCoefAction === 2 ? 0 : changeCoefAction === 0 ? 1 : 2;
  return (
    <PriceAcceptanceNote
      changeLabel={t('acceptance.change')}
      onChange={() => changeCouponSettings(exactCoef ? { exactCoef: false } : { changeCoefAction: next })}
    >
      {t(exactCoef ? 'acceptance.exact' : `acceptance.${changeCoefAction}`)}
    </PriceAcceptanceNote>
  );
}
