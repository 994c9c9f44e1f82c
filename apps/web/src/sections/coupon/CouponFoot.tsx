import { currencyExponent, toWire } from '@touchline/betting';
import {
  Button,
  CouponFoot as Foot,
  CouponTotals,
  PlaceBetButton,
  PriceAcceptanceNote,
  Stack,
  StakeField,
} from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { maxAmount, quickAmounts, steppedAmount } from '../../features/coupon/coupon.rules.ts';
import { setAmount } from '../../features/coupon/coupon.store.ts';
import { changeCouponSettings, couponSettings } from '../../features/coupon/couponSettings.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { currencySign } from '../../platform/format/money.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { site } from '../../platform/site/site.ts';
import type { CouponView } from './useCouponView.ts';
import { useAmountWords, useBlockerWords } from './useCouponWords.ts';
import { usePlace } from './usePlace.ts';

/** A finger: the coupon brings its own number pad, so that no phone's keyboard covers it. */
const FINGER = '(pointer: coarse)';

/** Stake, totals and the one button that moves money. */
export function CouponFoot({ view }: { readonly view: CouponView }) {
  const { t, i18n } = useTranslation('coupon');
  const format = useFormat();
  const { stake, totals, facts } = view;
  const { iso } = facts;
  const amountWords = useAmountWords(view);
  const reason = useBlockerWords(view);
  const sheets = useSheets();
  const place = usePlace(view);
  const hasPad = useMedia(FINGER);
  const [isEntering, setIsEntering] = useState(false);
  const max = maxAmount(facts);
  const amountText = stake.minor === undefined ? undefined : format.money(toWire(stake.minor, iso), iso);
  return (
    <Foot
      action={
        <Stack gap="md">
          <PlaceBetButton
            label={place.label(amountText)}
            reason={view.session.status === 'player' ? reason : undefined}
            onPlace={place.act}
          />
          {!(hasPad && isEntering) && <AcceptanceNote />}
        </Stack>
      }
    >
      <StakeField
        label={t('stake')}
        value={stake.text}
        currency={currencySign(iso, i18n.language)}
        decreaseLabel={t('decrease')}
        increaseLabel={t('increase')}
        quickAmounts={[
          ...quickAmounts(iso).map((amount) => ({ id: amount, label: format.roundMoney(amount, iso) })),
          ...(max === undefined ? [] : [{ id: max, label: t('max') }]),
        ]}
        error={amountWords.error}
        hint={amountWords.hint}
        action={
          stake.problem === 'above-balance' &&
          site().isDemoCashier && (
            <Button tone="strong" onClick={() => sheets.show('cashier')}>
              {t('topUp')}
            </Button>
          )
        }
        pad={
          hasPad
            ? { label: t('pad.label'), backspaceLabel: t('pad.delete'), doneLabel: t('pad.done') }
            : undefined
        }
        padOpen={isEntering}
        decimals={currencyExponent(iso)}
        valueText={amountText}
        onPadOpenChange={setIsEntering}
        onValueChange={setAmount}
        onDecrease={() => setAmount(steppedAmount(stake, iso, -1))}
        onIncrease={() => setAmount(steppedAmount(stake, iso, 1))}
        onQuickAmount={setAmount}
      />
      <CouponTotals
        priceLabel={t('totalPrice')}
        price={totals.price}
        returnsLabel={t(totals.isCapped ? 'returnsCapped' : 'returns')}
        returns={totals.returns === undefined ? '–' : format.money(totals.returns, iso)}
      />
    </Foot>
  );
}

/** What happens when a price moves on the way; one press changes it to the next rule. */
function AcceptanceNote() {
  const { t } = useTranslation('coupon');
  const { changeCoefAction } = useSnapshot(couponSettings);
  return (
    <PriceAcceptanceNote
      changeLabel={t('acceptance.change')}
      onChange={() =>
        changeCouponSettings({
          changeCoefAction: changeCoefAction === 2 ? 0 : changeCoefAction === 0 ? 1 : 2,
        })
      }
    >
      {t(`acceptance.${changeCoefAction}`)}
    </PriceAcceptanceNote>
  );
}
