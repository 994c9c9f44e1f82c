import 'i18next';
import type access from './locales/en/access.json';
import type account from './locales/en/account.json';
import type betActions from './locales/en/betActions.json';
import type betting from './locales/en/betting.json';
import type blocked from './locales/en/blocked.json';
import type calculator from './locales/en/calculator.json';
import type common from './locales/en/common.json';
import type coupon from './locales/en/coupon.json';
import type couponMore from './locales/en/couponMore.json';
import type cricket from './locales/en/cricket.json';
import type cyber from './locales/en/cyber.json';
import type events from './locales/en/events.json';
import type favorites from './locales/en/favorites.json';
import type history from './locales/en/history.json';
import type home from './locales/en/home.json';
import type identification from './locales/en/identification.json';
import type limits from './locales/en/limits.json';
import type markets from './locales/en/markets.json';
import type marketsMore from './locales/en/marketsMore.json';
import type office from './locales/en/office.json';
import type pages from './locales/en/pages.json';
import type payments from './locales/en/payments.json';
import type palette from './locales/en/palette.json';
import type personal from './locales/en/personal.json';
import type recovery from './locales/en/recovery.json';
import type security from './locales/en/security.json';
import type responsible from './locales/en/responsible.json';
import type settings from './locales/en/settings.json';
import type slips from './locales/en/slips.json';
import type social from './locales/en/social.json';
import type sports from './locales/en/sports.json';
import type titles from './locales/en/titles.json';
import type visit from './locales/en/visit.json';
import type wallets from './locales/en/wallets.json';

// English is the measure: a key that it lacks is a type error. A new namespace is added here and in bundles.ts.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      access: typeof access;
      account: typeof account;
      betActions: typeof betActions;
      betting: typeof betting;
      blocked: typeof blocked;
      calculator: typeof calculator;
      common: typeof common;
      coupon: typeof coupon;
      couponMore: typeof couponMore;
      cricket: typeof cricket;
      cyber: typeof cyber;
      events: typeof events;
      favorites: typeof favorites;
      history: typeof history;
      home: typeof home;
      identification: typeof identification;
      limits: typeof limits;
      markets: typeof markets;
      marketsMore: typeof marketsMore;
      office: typeof office;
      pages: typeof pages;
      payments: typeof payments;
      palette: typeof palette;
      personal: typeof personal;
      recovery: typeof recovery;
      security: typeof security;
      responsible: typeof responsible;
      settings: typeof settings;
      slips: typeof slips;
      social: typeof social;
      sports: typeof sports;
      titles: typeof titles;
      visit: typeof visit;
      wallets: typeof wallets;
    };
  }
}
