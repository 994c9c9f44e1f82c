import { late } from './late.ts';
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
    load: late('SignInScreen'),
  },
  {
    id: 'registration',
    path: 'registration/:type?',
    meta: { ...meta, flag: 'registration' },
    load: late('RegistrationScreen'),
  },
  {
    id: 'change-password',
    path: 'office/change-password',
    meta: { section: 'access', layout: 'clear', who: 'player', words: ['access'] },
    load: late('ChangePasswordScreen'),
  },
];
