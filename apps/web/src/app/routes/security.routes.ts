import { officeMeta } from './account.routes.ts';
import type { PageTitle, RouteMeta, RouteRow, ScreenRow } from './row.ts';
import { idOfPath } from './unavailable.ts';

const meta = {
  ...officeMeta,
  section: 'security',
  words: [...officeMeta.words, 'security'],
} satisfies RouteMeta;

const row = (path: string, title: PageTitle, load: ScreenRow['load']): ScreenRow => ({
  id: idOfPath(path),
  path,
  meta: { ...meta, title },
  load,
});

const overview = () => import('../../sections/security/SecurityScreen.tsx');

const phoneMeta = {
  ...meta,
  section: 'access',
  words: [...meta.words, 'access'],
} satisfies RouteMeta;

const ownPhone = () => import('../../sections/access/OwnPhoneScreen.tsx');

/** A standalone row of the same task, for visitors who follow a link. */
const linked = (path: string): ScreenRow => ({
  id: idOfPath(path),
  path,
  meta: { section: 'access', layout: 'empty', who: 'player', words: ['titles', 'security'] },
  load: () => import('../../sections/security/ActivationScreen.tsx'),
});

/** Pages for account security and wallets. */
export const securityRoutes: readonly RouteRow[] = [
  row('office/security', 'security', overview),
  row('office/security-account', 'securityAccount', overview),
  row('office/session-history', 'sessionHistory', () => import('../../sections/security/SessionsScreen.tsx')),
  row(
    'office/activation-email',
    'emailActivation',
    () => import('../../sections/security/EmailActivationScreen.tsx'),
  ),
  row(
    'office/security-enable-two-factor-auth',
    'twoFactorOn',
    () => import('../../sections/security/TwoFactorOnScreen.tsx'),
  ),
  row(
    'office/security-disable-two-factor-auth',
    'twoFactorOff',
    () => import('../../sections/security/TwoFactorOffScreen.tsx'),
  ),
  row(
    'office/security-auth-by-email',
    'securityEmail',
    () => import('../../sections/security/EmailCodeScreen.tsx'),
  ),
  {
    id: 'office-security-question',
    path: 'office/security-question',
    meta: { ...meta, title: 'securityQuestion', words: [...meta.words, 'personal'] },
    load: () => import('../../sections/security/SecurityQuestionScreen.tsx'),
  },
  linked('user/activate'),
  linked('user/activatefast'),
  row('office/email-change', 'emailChange', () => import('../../sections/security/EmailChangeScreen.tsx')),
  {
    id: 'office-phone-binding',
    path: 'office/phone-binding',
    meta: { ...phoneMeta, title: 'phoneBinding' },
    load: ownPhone,
  },
  {
    id: 'office-phone-change',
    path: 'office/phone-change',
    meta: { ...phoneMeta, title: 'phoneChange' },
    load: ownPhone,
  },
  {
    id: 'office-phone-activate',
    path: 'office/phone-activate',
    meta: { ...phoneMeta, title: 'phoneActivate' },
    load: () => import('../../sections/access/PhoneActivationScreen.tsx'),
  },
  {
    id: 'office-wallets',
    path: 'office/wallets',
    meta: { ...officeMeta, section: 'wallets', title: 'wallets', words: [...officeMeta.words, 'wallets'] },
    load: () => import('../../sections/wallets/WalletsScreen.tsx'),
  },
];
