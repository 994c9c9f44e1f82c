import type { AnalyticsEvent } from '@touchline/contract';

type Way = 'password' | 'phone' | 'sms' | 'social' | 'two_step' | 'one_tap';
type NewWay = 'one_click' | 'phone' | 'email' | 'social' | 'pay_and_play';

/** What each event may say of itself; the others say nothing. Errors go by their code. */
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
  security_two_factor: 'on' | 'off';
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

/** As many as wait for whoever sends them; a visit that nobody counts must not fill the memory. */
const MOST = 100;

let waiting: AnalyticsEvent[] = [];
let send: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Says that something happened. It costs nothing: what sends it, if the site counts and the visitor allows it, comes
 * later.
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

/** A code or a name in the letters of an event's detail. */
function plain(detail: string): string {
  return (
    detail
      .toLowerCase()
      .replaceAll(/[^a-z0-9_.-]/g, '_')
      .slice(0, 40) || 'none'
  );
}

/** From now on events go there, those that waited first; undefined lets them wait again. */
export function sendTo(sender: ((event: AnalyticsEvent) => void) | undefined): void {
  send = sender;
  if (!sender) return;
  const before = waiting;
  waiting = [];
  before.forEach(sender);
}
