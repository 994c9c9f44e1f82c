import { toWire } from '@touchline/betting';
import { CouponFoot as Foot, PlaceBetButton, PriceAcceptanceNote, Stack } from '@touchline/ui';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { changeCouponSettings, couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { session } from '../../../features/session/session.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { CouponStake } from './CouponStake.tsx';
import { Totals } from './Totals.tsx';
import type { Entry } from '../types/rows.ts';
import type { CouponView } from '../useCouponView.ts';
import { useBlockerMessage } from './messages.ts';
import { usePlace } from '../placement/usePlace.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

// Promo codes, other accounts and bonuses are only for players and few coupons.
const FootExtras = lazyView(() => import('./FootExtras.tsx'));
const EntryPad = lazyView(() => import('../types/EntryPad.tsx'));

/** Loads the parts that the current player sees at first. */
export async function preloadParts(): Promise<void> {
  if (session.status === 'player') await FootExtras.preload();
}

export interface CouponFootProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly view: CouponView;
  /** Target of the number pad, if it isn't the coupon's own stake. */
  readonly entry: Entry | undefined;
  readonly onEntryEnd: () => void;
}

/** Stake, totals and the place button. */
export function CouponFoot({ ref, view, entry, onEntryEnd }: CouponFootProps) {
  const format = useFormat();
  const reason = useBlockerMessage(view);
  const place = usePlace(view);
  const [isEntering, setIsEntering] = useState(false);
  const { total, iso } = view;
  const isPlayer = view.session.status === 'player';
  const isTyping = isEntering || entry !== undefined;
  return (
    <Foot
      action={
        <PlaceBetButton
          label={place.label(total === undefined ? undefined : format.money(toWire(total, iso), iso))}
          reason={isPlayer ? reason : undefined}
          onPlace={() => {
            onEntryEnd();
            place.act();
          }}
        />
      }
      note={isTyping ? undefined : <AcceptanceNote />}
    >
      <Stack ref={ref} gap="md">
        {isPlayer && !isTyping && <FootExtras view={view} />}
        {entry ? (
          <EntryPad view={view} entry={entry} onDone={onEntryEnd} />
        ) : (
          <CouponStake view={view} isEntering={isEntering} onEntering={setIsEntering} />
        )}
        <Totals view={view} />
      </Stack>
    </Foot>
  );
}

/** Shows the rule for price changes; pressing it switches to the next rule. */
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
