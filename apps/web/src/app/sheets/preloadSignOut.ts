import { loadBundles } from '../../platform/i18n/i18n.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { rowAt } from '../routes/table.ts';
import { sheetModules } from './sheetFiles.ts';

/**
 * Loads what a player needs to sign out and to be told so, and home as the page after it, so that it works without a
 * connection. Parts that can't be loaded now are loaded when they are used.
 * @param lang language segment of the page
 */
export function preloadSignOut(lang: string): void {
  const home = rowAt(pathsIn(lang).home);
  const loads = [
    sheetModules.menu(),
    import('../shell/header/HeaderAccount.tsx'),
    import('./SignOutDialog.tsx'),
    import('../../features/notifications/Notifications.tsx'),
    loadBundles(lang, ['office', 'security', 'limits', ...(home?.meta.namespaces ?? [])]),
    home?.load?.(),
  ];
  void Promise.allSettled(loads);
}
