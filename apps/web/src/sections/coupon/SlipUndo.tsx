import { CouponUndo } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawUndo, type Removed } from '../../features/coupon/couponRemoval.store.ts';

/** How long the way back is offered, unless the player is at it. */
const OFFERED_FOR = 10_000;

/** What was just taken out of the coupon, and the way back for some seconds. */
export default function SlipUndo({ removed }: { readonly removed: Removed }) {
  const { t } = useTranslation('coupon');
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    let timer = setTimeout(withdrawUndo, OFFERED_FOR);
    const stay = () => clearTimeout(timer);
    const goOn = () => {
      stay();
      timer = setTimeout(withdrawUndo, OFFERED_FOR);
    };
    const listeners = { focusin: stay, pointerenter: stay, focusout: goOn, pointerleave: goOn };
    for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener);
    // The button that took it out may have gone with it: by keyboard, the way back is next.
    if (document.activeElement === document.body) root.querySelector('button')?.focus();
    return () => {
      stay();
      for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener);
    };
  }, [removed]);
  return (
    <CouponUndo ref={strip} undoLabel={t('undo.button')} onUndo={removed.bringBack}>
      {t('undo.removed', { count: removed.count })}
    </CouponUndo>
  );
}
