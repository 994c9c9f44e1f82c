import type { AccountSection } from '@touchline/ui';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';

/** Pages below a section of the menu, by their path after the language. */
const below: readonly (readonly [AccountSection, RegExp])[] = [
  // Before `bet_history`, whose paths begin alike.
  ['history_pay', /^\/office\/historypay\//],
  ['bet_history', /^\/office\/history|^\/user\/opened-bets/],
  ['security', /^\/office\/(?:security-|session-history|activation-email|email-change|phone-)/],
  ['promo', /^\/office\/(?:specialoffers|casino|slots)/],
  ['bring_friend', /^\/office\/bringfriend-banners/],
  ['identification', /^\/office\/(?:identification|verification)/],
  ['personal_data', /^\/office\/(?:clarify-data|account\/edit|change-login)/],
  ['account', /^\/office\/menu\/settings/],
];

/**
 * Returns the account section of a page: its own, or the one that the page is below; undefined outside the account.
 * @param pathname with its language
 */
export function officeSectionOf(pathname: string): AccountSection | undefined {
  const lang = segmentIn(pathname);
  const paths = lang === undefined ? {} : officePathsIn(lang);
  // The cast: the keys of the paths are sections.
  const own = (Object.keys(paths) as AccountSection[]).find((section) => paths[section] === pathname);
  const rest = pathname.replace(/^\/[a-z]{2}(?=\/)/, '');
  return own ?? below.find(([, pattern]) => pattern.test(rest))?.[0];
}
