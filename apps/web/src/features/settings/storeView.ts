import { widths } from '@touchline/ui';
import { subscribe } from 'valtio/vanilla';
import { CONSENT_LIFETIME, cookieOf, storeCookie } from '../../platform/cookies/cookies.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { deviceZone, zoneOfDevice } from '../../platform/clock/deviceZone.ts';
import { PHONE_WIDTH } from '../../platform/page/hydration.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';
import { hasOwnMode, settings } from './settings.store.ts';
import { viewCookiesOf } from './viewCookies.ts';

/** Widths at which layouts change, px: a page rendered for one fits all windows up to the next. */
const layoutWidths = [widths.huge, widths.wide, widths.coupon, widths.desk] as const;

/**
 * Keeps the settings that a page shows in cookies, as far as the visitor allows functional ones, so that the server
 * renders the next page with them. Call once.
 */
export function keepView(): void {
  const store = () => {
    const width = layoutWidths.find((from) => innerWidth >= from) ?? PHONE_WIDTH;
    const cookies = {
      ...viewCookiesOf(settings, {
        width,
        hasOwnMode: hasOwnMode(),
        deviceZone: zoneOfDevice() ?? deviceZone(),
        now: serverNow() / 1000,
      }),
      ...(settings.language && { lng: settings.language }),
    };
    for (const [name, value] of Object.entries(cookies))
      if (cookieOf(name) !== value)
        storeCookie(name, value, { kind: 'functional', seconds: CONSENT_LIFETIME });
  };
  // Reading the window's width forces a layout, which the page doing its first work would have to repeat.
  whenIdle(store);
  subscribe(settings, store);
  addEventListener('pagehide', store);
}
