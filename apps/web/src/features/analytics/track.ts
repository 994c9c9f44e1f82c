import type { AnalyticsEvent } from '@touchline/contract';

type Way = 'password' | 'phone' | 'sms' | 'social' | 'two_step' | 'one_tap' | 'passkey' | 'qr';
type NewWay = 'one_click' | 'phone' | 'email' | 'social' | 'pay_and_play';

/** Kind of a bill: money to the balance, or from it. */
export type Bill = 'deposit' | 'withdrawal';

/** Type of each event's detail; other events have none. Errors are given by code. */
interface Details {
  page_view: string;
  performance: string;
  registration_open: NewWay;
  registration_field: 'done' | 'empty';
  registration_success: NewWay;
  registration_error: string;
  login_open: Way;
  login_success: Way | 'unknown';
  login_error: 'login' | 'pass' | 'both' | 'code_wrong' | 'code_expired' | 'other';
  logout: 'here' | 'everywhere' | 'unknown';
  recovery_open: 'email' | 'phone';
  recovery_code: 'wrong' | 'expired' | 'sent';
  recovery_error: string;
  email_add_error: string;
  phone_add_error: string;
  security_two_factor: 'on' | 'off';
  security_passkey: 'added' | 'removed';
  bill_open: Bill;
  bill_created: Bill;
  bill_result: `${Bill}.${'success' | 'fail' | 'pending' | 'cancel'}`;
  bill_error: `${Bill}.${string}`;
  casino_game_open: 'real' | 'demo';
  casino_game_error: string;
  cashback: 'points' | 'cashback' | 'vipcashback' | 'premiumcashback';
  bonus_choice: 'decline' | 'sport' | 'casino';
  promo_code_check: 'found' | 'unknown';
  bring_friend: 'link' | 'banner';
  site_rating: '1' | '2' | '3' | '4' | '5';
  app_download: 'android' | 'ios' | 'android_lite' | 'installed';
  results_open: 'all' | 'live' | 'zone';
  menu_open: string;
  consent: string;
  popup_shown: string;
}

type Name = AnalyticsEvent['event'];
type Told<N extends Name> = N extends keyof Details ? [detail: Details[N]] : [];

/** Maximum number of queued events, so that a visit without analytics doesn't fill the memory. */
const MOST = 100;

let waiting: AnalyticsEvent[] = [];
let send: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Tracks an event. Cheap: the sender is loaded later, if the site has analytics and the visitor allows them.
 * @example track('login_error', 'pass')
 */
export function track<N extends Name>(event: N, ...[detail]: Told<N>): void {
  const said: AnalyticsEvent = {
    event,
    ...(detail === undefined ? {} : { detail: plain(detail) }),
  };
  if (send) send(said);
  else if (waiting.length < MOST) waiting.push(said);
}

/** Reduces a code or name to the characters allowed in a detail. */
function plain(detail: string): string {
  return (
    detail
      .toLowerCase()
      .replaceAll(/[^a-z0-9_.-]/g, '_')
      .slice(0, 40) || 'none'
  );
}

/** Sets the sender of events, starting with queued ones; undefined queues them again. */
export function sendTo(sender: ((event: AnalyticsEvent) => void) | undefined): void {
  send = sender;
  if (!sender) return;
  const before = waiting;
  waiting = [];
  before.forEach(sender);
}
