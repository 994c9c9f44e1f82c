import 'i18next';
import type access from './locales/en/access.json';
import type betActions from './locales/en/betActions.json';
import type betting from './locales/en/betting.json';
import type calculator from './locales/en/calculator.json';
import type common from './locales/en/common.json';
import type coupon from './locales/en/coupon.json';
import type couponMore from './locales/en/couponMore.json';
import type cricket from './locales/en/cricket.json';
import type cyber from './locales/en/cyber.json';
import type events from './locales/en/events.json';
import type favorites from './locales/en/favorites.json';
import type history from './locales/en/history.json';
import type markets from './locales/en/markets.json';
import type marketsMore from './locales/en/marketsMore.json';
import type pages from './locales/en/pages.json';
import type settings from './locales/en/settings.json';
import type slips from './locales/en/slips.json';
import type sports from './locales/en/sports.json';

// English is the measure: a key that it lacks is a type error. A new namespace is added here and in bundles.ts.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      access: typeof access;
      betActions: typeof betActions;
      betting: typeof betting;
      calculator: typeof calculator;
      common: typeof common;
      coupon: typeof coupon;
      couponMore: typeof couponMore;
      cricket: typeof cricket;
      cyber: typeof cyber;
      events: typeof events;
      favorites: typeof favorites;
      history: typeof history;
      markets: typeof markets;
      marketsMore: typeof marketsMore;
      pages: typeof pages;
      settings: typeof settings;
      slips: typeof slips;
      sports: typeof sports;
    };
  }
}
