import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'access',
  layout: 'clear',
  who: 'guest',
  needsRegistration: true,
  words: ['access'],
} satisfies RouteMeta;

export const accessRoutes: readonly RouteRow[] = [
  {
    id: 'login',
    path: 'user/login',
    meta: { ...meta, flag: 'login' },
    load: () => import('../../sections/access/SignInScreen.tsx'),
  },
  {
    id: 'registration',
    path: 'registration/:type?',
    meta: { ...meta, flag: 'registration' },
    load: () => import('../../sections/access/RegistrationScreen.tsx'),
  },
  {
    id: 'change-password',
    path: 'office/change-password',
    meta: { section: 'access', layout: 'clear', who: 'player', words: ['access'] },
    load: () => import('../../sections/access/ChangePasswordScreen.tsx'),
  },
];
