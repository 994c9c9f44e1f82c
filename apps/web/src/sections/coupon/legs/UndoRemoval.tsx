import { CouponUndo } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawUndo } from '../../../features/coupon/undo.actions.ts';
import type { Removed } from '../../../features/coupon/coupon.store.ts';
import { isFocusLost } from '../../../platform/page/focusOn.ts';

/** Time for which undo is offered, ms, unless the player is interacting with it. */
const OFFERED_FOR = 10_000;

/** Shows what was just removed from the coupon, with an undo button for some seconds. */
export default function UndoRemoval({ removed }: { readonly removed: Removed }) {
  const { t } = useTranslation('coupon');
  const strip = useRef<HTMLDivElement>(null);
  const isUndone = useRef(false);
  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    const slip = root.closest('section, [role="dialog"]');
    let timer = setTimeout(withdrawUndo, OFFERED_FOR);
    const stay = () => clearTimeout(timer);
    const goOn = () => {
      stay();
      timer = setTimeout(withdrawUndo, OFFERED_FOR);
    };
    const listeners = { focusin: stay, pointerenter: stay, focusout: goOn, pointerleave: goOn };
    for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener);
    // The pressed button may have been removed, so that the focus was lost: moves it to the undo button, for keyboard
    // users.
    if (isFocusLost(root)) root.querySelector('button')?.focus();
    return () => {
      stay();
      for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener);
      // The strip disappears with its button: moves the focus to the restored selection.
      if (isUndone.current) slip?.querySelector<HTMLElement>('[data-bet] :is(button, input)')?.focus();
    };
  }, [removed]);
  const undo = () => {
    isUndone.current = true;
    removed.bringBack();
  };
  return (
    <CouponUndo ref={strip} undoLabel={t('undo.button')} onUndo={undo}>
      {t('undo.removed', { count: removed.count })}
    </CouponUndo>
  );
}
