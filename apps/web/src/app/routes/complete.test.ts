import { allPages, pageAt } from '@touchline/contract/allPages';
import { pageTypes, segmentsOf } from '@touchline/contract/pages';
import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAddress } from '../guards/addresses/oldAddress.ts';
import type { RouteMeta } from './row.ts';
import { knownRows, loadLazyRows, patternOf, rowAt } from './table.ts';

/** Every address of the product after its language, by layout and section. */
const required: Readonly<Record<string, string>> = {
  'main betting': `
    live live/football live/football/3 live/football/3/9 line line/football line/football/3 line/football/3/9
    live/recommended live/broadcasts/football line/today/football/3/9 favorites user/coupon user/coupon?load=a
    ${pageTypes.join(' ')}`,
  'main search': 'search-events',
  'main slips': 'express-day',
  'main champs': `champs champs/football champ/3 champ/3/home champ/3/game champ/3/final champ/3/event/9
    champ/3/favorites team/5 team/5/results team/5/game/9`,
  'main cricket': `cricket cricket/all-champs cricket/all-events cricket/favorites cricket/search-events
    cricket/broadcasts cricket/champ/3 cricket/player-info/7 cricket/team/5 cricket/game/9`,
  'headless cricket': 'cricket-app cricket-app/token ipl-betting-app',
  'main cyber': `cyber/real cyber/virtual cyber/search-events cyber/all cyber/arena cyber/arena/live
    cyber/arena/champs cyber/arena/3 cyber/arena/3/live/9`,
  'main history': `office/history office/history/8 office/history/8/powerbet office/history-mail
    office/history-mail?accountId=1 office/history-clear user/opened-bets user/opened-bets/8/powerbet`,
  'main office': `
    office/menu/profile office/menu/settings office/menu/promo office/messages office/historypay
    office/historypay/0123456789abcdef0123456789abcdef
    office/session-history office/mailing-settings office/account-settings office/wallets office/cashback
    office/promo-code-check office/promo-code-check?promocode=A office/promo-code-history office/disallow-sports
    office/bonuses office/history-casino-mail office/security office/identification office/recharge office/deduce
    office/clarify-data office/security-account office/security-question office/security-auth-by-email
    office/security-enable-two-factor-auth office/security-disable-two-factor-auth office/phone-binding
    office/phone-activate office/phone-change office/change-login office/specialoffers office/account
    office/account/edit office/verification office/activation-email office/email-change
    office/convert-account office/bonuses/deposit office/bonuses/wager office/casino office/slots
    office/casino/vipcashback office/casino/premiumcashback office/bringfriend office/bringfriend-banners
    office/responsible office/rewards office/security-passkeys
    office/auth-qr office/auth-qr?code=A`,
  'main consultant': `payment/requests payment/create-request payment/create-request/4
    payment/create-request/4/transactions payment/create-request/4/transactions/6 payment/create-request/4/5`,
  'main payments': `onpay/success onpay/fail onpay/pending onpay/cancel onpay/withdraw/success
    onpay/withdraw/fail onpay/withdraw/pending onpay/withdraw/cancel`,
  'empty access': `registration registration/socialregistration user/login user/forgotpassword user/activate
    user/activatefast user/passwordreset user/stopnewsletter user/accountverify verification/sumsub confirm
    welcome-authorization-data authorization office/change-password`,
  'main information': `
    information/contacts information/about information/cookies information/licenses information/rules
    information/rules/1 information/rules/1/2 information/responsiblegaming information/amlpolicy
    information/kycpolicy information/disputeresolution information/payment information/cash_terminals
    information/howbet betting-alphabet betting-alphabet/a/b/c points football-champions-rules/2 betting-awards`,
  'main calculator': 'information/calc information/betting-calculator',
  'clear information': 'information/rules-frame information/rules-frame/1/2',
  'main apps': 'mobile desktop desktop/instructions/1 desktop/qr-codes/ios',
  'main support': 'support support/email support/contacts callback call-history',
  'main results': 'results results/live results/zone',
  'main broadcasts': 'broadcasts broadcasts/zone',
  'main partners': 'ourpartners ourpartners/sport partners brands',
  'main news': 'news news/a-story',
  'main lotto': 'lotto lotto/numbers lotto/numbers/6',
  'main toto':
    'toto toto/football toto/football/draw/1 toto/football/next toto/football/coupons toto/football/draws toto/football/nonimees',
  'headless landings': 'landing-page/summer',
  'headless statistics': 'statisticpopup/9 statisticpopup/9/lineups',
  'blocked blocked': 'block block-ua block-ie site-updates coming-soon suspension user/ban oldbrowser',
  'maintenance blocked': 'maintenance',
  'empty errors': '500',
  'main promotions': `promo promotions/spring bonus/rules bonus/games bonus/rules/2 bonus/partners/2 bonus/2
    offers/rules offers/games offers/rules/2 offers/partners/2 offers/2`,
  'headless promotions': 'bonus/landing/spring',
  'third-party games': 'games games/fortuna-bonus games/dragon-bonus',
  'headless games': 'games-landing/spring',
  'third-party casino': `
    slots slots/new casino casino/roulette keno keno/fast game/12/a-name casino-lobby casino-search virtualsports
    fast-bet fast-games scratchcards tvgames fishinghunting crash-games slots/vulkan asian-games card-games
    skill-games poker poker/holdem providers providers/maker othergames bingo my-casino my-casino/favorites
    my-casino/recommended my-casino/authorization bonus/casino bonus/casino/tournaments tournaments/4
    tournaments/4/results promotions daily-challenges bonus/casino/4 slot-first-deposit`,
};

/** Old address -> final address, after the language. */
const old: Readonly<Record<string, string>> = {
  office: 'office/menu/profile',
  'office/menu': 'office/menu/profile',
  account: 'office/menu/profile',
  'office/email-subscription': 'office/mailing-settings',
  information: 'information/about',
  cyber: 'cyber/real',
  coupon: 'user/coupon',
  login: 'user/login',
  forgotpassword: 'user/forgotpassword',
  'lpage/summer': 'landing-page/summer',
  'lotto/results': 'results',
  'lotto/view': 'results',
  allgamesentrance: 'games',
  'allgamesentrance/chest-bonus': 'games/chest-bonus',
  fortuna: 'games/fortuna-bonus',
  chest: 'games/chest-bonus',
  memory: 'games/memory-bonus',
  safe: 'games/safe-bonus',
  lottery: 'games/lottery-bonus',
  'dragon-bonus': 'games/dragon-bonus',
  'promo/spring': 'promotions/spring',
  'promotion/spring': 'promotions/spring',
  'actions/spring?a=1': 'promotions/spring?a=1',
  'information/promotions/spring': 'promotions/spring',
  bonus: 'bonus/rules',
  bonuses: 'bonus/rules',
  'bonuses/2': 'bonus/2',
  offers: 'offers/rules',
  'bonuses-offers': 'offers/rules',
  'bonuses-offers/2': 'offers/2',
};

const entries = Object.entries(required).flatMap(([kind, addresses]) =>
  addresses
    .trim()
    .split(/\s+/)
    .map((address) => ({ kind, address })),
);

const urlOf = (address: string) => new URL(`/ar/${address}`, 'https://site.example');
const rowOf = (address: string) => rowAt(urlOf(address).pathname);

/** Follows all redirects of an address, at most five. */
function endOf(address: string): string {
  let url = urlOf(address);
  for (let step = 0; step < 5; step += 1) {
    const next = newAddress({ url, lang: 'ar', row: rowAt(url.pathname) });
    if (next === undefined) return (url.pathname + url.search).slice('/ar/'.length);
    url = new URL(next, url);
  }
  return `${address} leads in a circle`;
}

describe('the route table', () => {
  beforeAll(() => loadLazyRows());

  test.each(entries)('has $address in $kind', ({ kind, address }) => {
    const row = rowOf(address);
    expect(row?.id).not.toBe('not-found');
    expect(row?.redirect).toBeUndefined();
    // A screen may belong to a different folder; for unavailable features the row's section is compared.
    const shown = row && `${row.meta.layout} ${row.isUnavailable ? row.meta.section : kind.split(' ')[1]}`;
    expect(shown).toBe(kind);
  });

  test.each(Object.entries(old))('redirects %s to %s', (from, to) => {
    expect(endOf(from)).toBe(to);
    expect(rowOf(to)?.id).not.toBe('not-found');
  });

  test('finds the same row as the router', () => {
    const routes = knownRows().map((row) => ({ id: row.id, path: patternOf(row) }));
    for (const address of [...entries.map((entry) => entry.address), ...Object.keys(old)]) {
      const found = matchRoutes(routes, urlOf(address).pathname)?.at(-1)?.route.id;
      expect(found, address).toBe(rowOf(address)?.id);
    }
  });

  test('has a row for each page of the shared list, and no other', () => {
    const paths = knownRows()
      .filter(({ id }) => id !== 'not-found')
      .map(({ path }) => path);
    expect(paths.toSorted()).toEqual(Object.keys(allPages).toSorted());
  });

  test('finds the same page as the server', () => {
    for (const address of entries.map((entry) => entry.address)) {
      const { pathname } = urlOf(address);
      expect(pageAt(segmentsOf(pathname))?.pattern, address).toBe(rowOf(address)?.path);
    }
    for (const [from, to] of Object.entries(old))
      expect(pageAt(segmentsOf(urlOf(from).pathname))?.pattern, from).toBe(rowOf(to)?.path);
  });

  test('marks pages for players and pages for guests', () => {
    const who = (address: string): RouteMeta['who'] | undefined => rowOf(address)?.meta.who;
    for (const { kind, address } of entries)
      if (/ (?:office|history|consultant)$/.test(kind)) expect(who(address), address).toBe('player');
    for (const guests of ['user/login', 'registration', 'user/forgotpassword', 'my-casino/authorization'])
      expect(who(guests), guests).toBe('guest');
    for (const mine of ['my-casino', 'my-casino/favorites', 'confirm', 'verification/sumsub', 'call-history'])
      expect(who(mine), mine).toBe('player');
  });

  test('has unique ids and all required rows', () => {
    const ids = knownRows().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const found = new Set(
      [...entries.map((entry) => entry.address), ...Object.keys(old)].map((a) => rowOf(a)?.id),
    );
    const more = knownRows().filter(({ id }) => !found.has(id) && !['home', 'not-found'].includes(id));
    // Parts of live and line have the addresses of their sections.
    expect(more.filter(({ id }) => !/^(?:live|line)-/.test(id)).map(({ id }) => id)).toEqual([]);
  });
});
