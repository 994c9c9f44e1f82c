import type { Namespace } from '../../platform/i18n/bundles.ts';
import { loadBundles } from '../../platform/i18n/i18n.ts';
import type { SheetName } from '../../platform/links/sheets.ts';

/** Modules of the sheets. */
export const sheetModules = {
  settings: () => import('./SettingsSheet.tsx'),
  menu: () => import('./MenuSheet.tsx'),
  cashier: () => import('../../sections/payments/CashierSheet.tsx'),
  coupon: () => import('../../sections/coupon/CouponSheet.tsx'),
  'coupon-settings': () => import('../../sections/coupon/settings/CouponSettingsSheet.tsx'),
  load: () => import('../../sections/sharing/LoadSheet.tsx'),
  share: () => import('../../sections/sharing/ShareSheet.tsx'),
  'transfer-user': () => import('../../sections/money/TransferSheet.tsx'),
  showForgotPasswordModal: () => import('../../sections/recovery/RecoverySheet.tsx'),
  login: () => import('../../sections/access/signIn/SignInSheet.tsx'),
  'bet-generator': () => import('../../sections/coupon/generator/GeneratorSheet.tsx'),
  shortcuts: () => import('../shortcuts/ShortcutsSheet.tsx'),
  registration: () => import('../../sections/access/registration/RegistrationSheet.tsx'),
} satisfies Record<SheetName, () => Promise<unknown>>;

const ofSlips = ['slips', 'coupon', 'markets', 'sports'] as const;

/** Translations of sheets, in addition to those of the page beneath, which waits for them. */
export const sheetNamespaces: Partial<Record<SheetName, readonly Namespace[]>> = {
  settings: ['settings'],
  coupon: ['coupon', 'markets', 'sports'],
  'coupon-settings': ['couponMore'],
  load: ofSlips,
  share: ofSlips,
  login: ['access'],
  registration: ['access'],
  shortcuts: ['palette'],
  'bet-generator': ['generator', 'marketsMore', ...ofSlips],
};

/** Translations that a sheet waits for itself, with its page in sight. */
const ownNamespaces: Partial<Record<SheetName, readonly Namespace[]>> = {
  menu: ['office'],
  cashier: ['payments'],
  'transfer-user': ['visit'],
  showForgotPasswordModal: ['recovery'],
};

/**
 * Begins to load what a sheet needs, beside its page instead of after it: over a slow connection, the component that
 * opens it, its module and its translations would come one after the other. The sheet reports a failure when it is
 * mounted.
 */
export function beginSheet(name: SheetName, lang: string): void {
  import('./Overlays.tsx').catch(() => undefined);
  sheetModules[name]().catch(() => undefined);
  loadBundles(lang, ownNamespaces[name] ?? []).catch(() => undefined);
}
