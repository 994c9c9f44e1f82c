import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { showQuickCoupon } from '../../features/coupon/coupon.store.ts';
import { foldColumns, settings } from '../../features/settings/settings.store.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { focusComingSearch, focusSearch } from './focusSearch.ts';
import { shortcutOf, singleKeys, type Shortcut } from './shortcutOf.ts';

const Palette = lazyView(() => import('./Palette.tsx'));
const SignOutDialog = lazyView(() => import('../sheets/SignOutDialog.tsx'));

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
/** Elements that use characters themselves. */
const TYPED =
  'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="combobox"]';
/** Containers of a coupon: the column next to the page, its sheet, its page. */
const COUPON = `aside, ${DIALOGS}, main`;

/** Shortcuts of the whole site, and the palette that one of them opens. */
export function Shortcuts() {
  const [shown, show] = useState<'palette' | 'signOut'>();
  const navigate = useNavigate();
  const paths = usePaths();
  const sheets = useSheets();

  const perform = (shortcut: Shortcut, target: Element): boolean => {
    switch (shortcut) {
      case 'palette':
        if (shown === undefined && document.querySelector(DIALOGS)) return false;
        show(shown === 'palette' ? undefined : 'palette');
        return true;
      case 'place': {
        const place = target.closest(COUPON)?.querySelector<HTMLElement>('[data-place-bet]');
        place?.click();
        return place !== null && place !== undefined;
      }
      case 'search':
        if (!focusSearch()) {
          focusComingSearch();
          void navigate(paths.search);
        }
        return true;
      case 'coupon':
        return openCoupon(() => sheets.show('coupon'));
      case 'help':
        sheets.show('shortcuts');
        return true;
    }
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = event.isComposing || event.repeat ? undefined : shortcutOf(event);
    const { target } = event;
    if (shortcut === undefined || !(target instanceof Element)) return;
    if (singleKeys.has(shortcut)) {
      if (!settings.hasShortcuts || target.closest(TYPED) || document.querySelector(DIALOGS)) return;
    }
    if (perform(shortcut, target)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  if (shown === 'palette') {
    return <Palette onClose={() => show(undefined)} onSignOut={() => show('signOut')} />;
  }
  const close = () => show(undefined);
  return shown === 'signOut' && <SignOutDialog where="here" onClose={close} />;
}

/**
 * Moves to the coupon: next to the page, unfolded if necessary, or in its sheet.
 * @returns false if the site has none
 */
function openCoupon(showSheet: () => void): boolean {
  if (!isAvailable('coupon')) return false;
  const beside = document.getElementById('coupon');
  if (!beside) showSheet();
  else {
    foldColumns({ rightSectionDisplayState: 0 });
    showQuickCoupon(true);
    requestAnimationFrame(() => beside.focus());
  }
  return true;
}
