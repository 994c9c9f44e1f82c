import { pagesWith, type Pages } from './page.ts';

/** Parts of a section besides its sports, by the address segment before a sport. */
export const menuSections = {
  live: ['recommended', 'broadcasts', 'favorites'],
  line: ['recommended', 'today', 'broadcasts', 'favorites'],
} as const;

/** Pages that can replace home, by address segment. */
export const pageTypes = [
  'team',
  'betsonyour',
  'champ',
  'epl',
  'laliga',
  'europaleague',
  'ipl',
  'scf',
  'fifacwc',
  'nbafinals',
  'nhlfinals',
  'recommendation',
] as const;

export type PageType = (typeof pageTypes)[number];

/** Creates the pages of a section; its parts come first, since a sport could occupy the same segment. */
function sectionPages(feature: 'live' | 'line'): Pages {
  const parts = menuSections[feature].map((menu) =>
    pagesWith({ feature, ...(menu === 'favorites' && { isPrivate: true }) }, [
      `${feature}/${menu}/:sport?/:champ?`,
      `${feature}/${menu}/:sport/:champ/:game`,
    ]),
  );
  return Object.assign({}, ...parts, {
    [`${feature}/:sport?/:champ?`]: { feature, listedAt: feature },
    [`${feature}/:sport/:champ/:game`]: { feature },
  });
}

/** Pages of betting. Every page of the app links to some of them. */
export const bettingPages: Pages = {
  '': { listedAt: '' },
  ...sectionPages('live'),
  ...sectionPages('line'),
  'user/coupon': { feature: 'coupon', isPrivate: true },
  ...pagesWith({}, pageTypes),
  favorites: { isPrivate: true },
  cricket: { feature: 'cricket', listedAt: 'cricket', texts: 'cricket' },
  ...pagesWith({ feature: 'cricket' }, [
    'cricket/all-champs',
    'cricket/all-events',
    'cricket/favorites',
    'cricket/search-events',
    'cricket/broadcasts',
    'cricket/champ/:champ',
    'cricket/player-info/:id',
    'cricket/team/:team',
    'cricket/game/:game',
    'cricket-app/:token?',
    'ipl-betting-app',
  ]),
  'cyber/:a/:b/:c/:d': { feature: 'cyber' },
  'cyber/:a/:b?/:c?': { feature: 'cyber', listedAt: 'cyber/real', texts: 'cyber' },
  'search-events': { isPrivate: true },
  'results/:section?': { listedAt: 'results', texts: 'results', values: ['zone', 'live'] },
  'broadcasts/:kind?': { listedAt: 'broadcasts', texts: 'broadcasts', values: ['zone'] },
  'champs/:sportName?': { listedAt: 'champs', texts: 'champs' },
  ...pagesWith({}, [
    'champ/:champ/event/:event',
    'champ/:champ/:view?',
    'team/:team/game/:event',
    'team/:team/:view?',
  ]),
  'statisticpopup/:matchId': { isPrivate: true },
  'express-day': { feature: 'express-day', listedAt: 'express-day', texts: 'express-day' },
  'information/betting-calculator': {
    listedAt: 'information/betting-calculator',
    texts: 'calculator',
  },
  'information/calc': { texts: 'calculator' },
  ...pagesWith({ feature: 'history', isPrivate: true }, [
    'office/history',
    'office/history/:couponId',
    'office/history/:couponId/powerbet',
    'user/opened-bets',
    'user/opened-bets/:couponId/powerbet',
    'office/history-mail',
    'office/history-clear',
  ]),
};
