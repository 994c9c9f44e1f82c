import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withSheet, sheetIn, type SheetName } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { isPlainClick } from '../../platform/links/isPlainClick.ts';
import { offersRegistration, setEntryOpener, type EntrySheet } from '../../platform/links/entrySheets.ts';
import { site } from '../../platform/site/site.ts';
import { rowAt } from '../routes/table.ts';

/** Sheets that don't reopen when sign-in or registration is closed. */
const givesWay: ReadonlySet<SheetName> = new Set(['menu', 'login', 'registration']);

/**
 * Opens sign-in and registration over pages that anyone may see. Before this component is mounted, in a new tab and
 * on guest pages the links lead to their own pages.
 */
export function EntryOverPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const paths = usePaths();
  useEffect(() => {
    const { isRegistrationAllowed, isAccountMiddleware } = site();
    const isPage = rowAt(location.pathname)?.meta.who === 'anyone';
    const opens: Readonly<Record<EntrySheet, boolean>> = {
      login: isPage && isRegistrationAllowed && !isAccountMiddleware,
      registration: isPage && offersRegistration(),
    };
    const wayOf = ({ pathname }: HTMLAnchorElement): EntrySheet | undefined =>
      pathname === paths.login ? 'login' : pathname === paths.registration() ? 'registration' : undefined;

    const open = (way: EntrySheet): boolean => {
      if (!opens[way]) return false;
      // Over the page that is shown: a navigation under way may lead to one that needs a player, which this replaces.
      const over = sheetIn(location.search);
      const replace = over !== undefined && givesWay.has(over);
      const state: unknown = location.state ?? { overPage: true };
      void navigate(withSheet(location, way), { state, replace, preventScrollReset: true });
      return true;
    };

    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const link = event.target instanceof Element && event.target.closest('a');
      const way = link && link.origin === window.location.origin ? wayOf(link) : undefined;
      if (way && open(way)) event.preventDefault();
    };
    setEntryOpener(open);
    // Capture phase, so that it runs before the link's own handler and can prevent it.
    document.addEventListener('click', follow, { capture: true });
    return () => {
      setEntryOpener(undefined);
      document.removeEventListener('click', follow, { capture: true });
    };
  }, [location, navigate, paths]);
  return null;
}
