import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'access',
  layout: 'empty',
  who: 'guest',
  needsRegistration: true,
  namespaces: ['access'],
} satisfies RouteMeta;

/** A single-task page opened from a link that was sent to the user. */
const task = {
  section: 'access',
  layout: 'empty',
  who: 'anyone',
  namespaces: ['titles'],
} satisfies RouteMeta;

/** A task whose secret is only in the browser. */
const tokenTask = { ...task, showsDevice: true } satisfies RouteMeta;

const recoveryMeta = {
  ...task,
  section: 'recovery',
  who: 'guest',
  namespaces: ['recovery'],
} satisfies RouteMeta;
const recovery = () => import('../../sections/recovery/RecoveryScreen.tsx');

export const accessRoutes: readonly RouteRow[] = [
  {
    id: 'confirm',
    path: 'confirm',
    meta: { ...task, who: 'player', namespaces: ['responsible'] },
    load: () => import('../../sections/access/ConfirmTermsScreen.tsx'),
  },
  {
    id: 'login',
    path: 'user/login',
    meta,
    load: () => import('../../sections/access/signIn/SignInScreen.tsx'),
  },
  {
    id: 'registration',
    path: 'registration/:type?',
    meta,
    load: () => import('../../sections/access/registration/RegistrationScreen.tsx'),
  },
  {
    id: 'change-password',
    path: 'office/change-password',
    meta: { section: 'access', layout: 'empty', who: 'player', namespaces: ['access'] },
    load: () => import('../../sections/access/ChangePasswordScreen.tsx'),
  },
  {
    id: 'user-forgotpassword',
    path: 'user/forgotpassword',
    meta: recoveryMeta,
    load: recovery,
  },
  {
    id: 'user-passwordreset',
    path: 'user/passwordreset',
    meta: recoveryMeta,
    load: recovery,
  },
  {
    id: 'authorization',
    path: 'authorization',
    meta: { ...tokenTask, who: 'guest', needsRegistration: true, namespaces: ['social'] },
    load: () => import('../../sections/access/AuthorizationScreen.tsx'),
  },
  {
    id: 'user-stopnewsletter',
    path: 'user/stopnewsletter',
    meta: { ...tokenTask, namespaces: ['titles', 'security', 'settings'] },
    load: () => import('../../sections/access/mailedLinks/StopNewsletterScreen.tsx'),
  },
  {
    id: 'user-accountverify',
    path: 'user/accountverify',
    meta: { ...tokenTask, namespaces: ['titles', 'security'] },
    load: () => import('../../sections/access/mailedLinks/AccountVerifyScreen.tsx'),
  },
  {
    id: 'verification-sumsub',
    path: 'verification/sumsub',
    meta: {
      ...task,
      section: 'verification',
      who: 'player',
      namespaces: ['titles', 'identification', 'verification'],
    },
    load: () => import('../../sections/verification/VerifierScreen.tsx'),
  },
  {
    id: 'welcome-authorization-data',
    path: 'welcome-authorization-data',
    meta: { ...task, who: 'player', namespaces: ['titles', 'access', 'personal'] },
    load: () => import('../../sections/access/registration/WelcomeDataScreen.tsx'),
  },
];
