import { officeMeta } from './account.routes.ts';
import type { PageTitle, RouteMeta, RouteRow, ScreenRow } from './row.ts';
import { idOfPath } from './unavailable.ts';

const meta = {
  ...officeMeta,
  section: 'security',
  namespaces: [...officeMeta.namespaces, 'security'],
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
  namespaces: [...meta.namespaces, 'access'],
} satisfies RouteMeta;

const ownPhone = () => import('../../sections/access/phone/OwnPhoneScreen.tsx');

/** A standalone row of the same task, for visitors who follow a link. */
const linked = (path: string): ScreenRow => ({
  id: idOfPath(path),
  path,
  meta: { section: 'access', layout: 'empty', who: 'player', namespaces: ['titles', 'security'] },
  load: () => import('../../sections/security/email/ActivationScreen.tsx'),
});

/** Pages for account security and wallets. */
export const securityRoutes: readonly RouteRow[] = [
  row('office/security', 'security', overview),
  row('office/security-account', 'securityAccount', overview),
  row(
    'office/session-history',
    'sessionHistory',
    () => import('../../sections/security/sessions/SessionsScreen.tsx'),
  ),
  {
    id: 'office-security-passkeys',
    path: 'office/security-passkeys',
    meta: { ...meta, title: 'passkeys', namespaces: [...meta.namespaces, 'passkeys'] },
    load: () => import('../../sections/security/passkeys/PasskeysScreen.tsx'),
  },
  {
    id: 'office-auth-qr',
    path: 'office/auth-qr',
    meta: { ...meta, title: 'authQr', namespaces: [...meta.namespaces, 'qrSignIn'] },
    load: () => import('../../sections/security/authQr/AuthQrScreen.tsx'),
  },
  row(
    'office/activation-email',
    'emailActivation',
    () => import('../../sections/security/email/EmailActivationScreen.tsx'),
  ),
  row(
    'office/security-enable-two-factor-auth',
    'twoFactorOn',
    () => import('../../sections/security/twoFactor/TwoFactorOnScreen.tsx'),
  ),
  row(
    'office/security-disable-two-factor-auth',
    'twoFactorOff',
    () => import('../../sections/security/twoFactor/TwoFactorOffScreen.tsx'),
  ),
  row(
    'office/security-auth-by-email',
    'securityEmail',
    () => import('../../sections/security/email/EmailCodeScreen.tsx'),
  ),
  {
    id: 'office-security-question',
    path: 'office/security-question',
    meta: { ...meta, title: 'securityQuestion', namespaces: [...meta.namespaces, 'personal'] },
    load: () => import('../../sections/security/question/SecurityQuestionScreen.tsx'),
  },
  linked('user/activate'),
  linked('user/activatefast'),
  row(
    'office/email-change',
    'emailChange',
    () => import('../../sections/security/email/EmailChangeScreen.tsx'),
  ),
  row(
    'office/change-login',
    'changeLogin',
    () => import('../../sections/security/login/ChangeLoginScreen.tsx'),
  ),
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
    load: () => import('../../sections/access/phone/PhoneActivationScreen.tsx'),
  },
  {
    id: 'office-wallets',
    path: 'office/wallets',
    meta: {
      ...officeMeta,
      section: 'money',
      movesMoney: true,
      title: 'wallets',
      namespaces: [...officeMeta.namespaces, 'account', 'wallets'],
    },
    load: () => import('../../sections/money/wallets/WalletsScreen.tsx'),
  },
];
