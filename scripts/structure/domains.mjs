// The domains of the server, lowest layer first, and the files that belong to none. An entry is a folder or a module
// directly in apps/server/src; patterns are those of `path.matchesGlob`. A test file belongs to the module beside it.

/**
 * @typedef {object} Domain
 * @property {string} name
 * @property {number} layer a domain imports its own layer and lower ones only
 * @property {readonly string[]} entries
 * @property {true} [isClosed] whether the rules of `rules.mjs` hold for it; set it once all of the domain is in one
 *   folder that has an `index.ts`
 *
 * @typedef {object} Layout
 * @property {readonly Domain[]} domains
 * @property {readonly string[]} composition modules that assemble the server from the domains; no domain imports them
 * @property {readonly string[]} ignored entries that don't count, such as tools for tests
 * @property {readonly string[]} wiring modules whose lines are counted, by path from src
 */

/** @type {readonly Domain[]} */
const domains = [
  {
    name: 'kernel',
    layer: 1,
    entries: [
      'http',
      'db',
      'jobs',
      'bus',
      'providers',
      'logging',
      'troubleLog.ts',
      'settings*.ts',
      'settingTable.ts',
      'repoRoot.ts',
      'misspeltSettings.ts',
      'startupError.ts',
    ],
  },
  { name: 'ledger', layer: 2, entries: ['wallet', 'exchange'] },
  { name: 'delivery', layer: 3, entries: ['inbox', 'mail', 'sms', 'secretBox'] },
  {
    name: 'accounts',
    layer: 4,
    entries: [
      'accounts',
      'accountNumbers',
      'personalData',
      'phones',
      'oneTimeCodes',
      'loginNames',
      'pendingGrants',
    ],
  },
  {
    name: 'site',
    layer: 5,
    entries: ['sites', 'siteState', 'terms', 'seo', 'pwa', 'visitorData', 'thirdParty'],
  },
  { name: 'protection', layer: 6, entries: ['limits', 'verification', 'identification'] },
  { name: 'rewards', layer: 7, entries: ['bonuses', 'loyalty', 'referrals', 'postbacks'] },
  {
    name: 'betting',
    layer: 8,
    entries: [
      'feed',
      'line',
      'coupons',
      'betActions',
      'marketClosures',
      'results',
      'history',
      'search',
      'statistics',
      'teams',
      'cricket',
      'cyber',
      'tracker',
      'priceHistory',
      'broadcasts',
    ],
  },
  {
    name: 'entry',
    layer: 9,
    entries: [
      'access',
      'captcha',
      'recovery',
      'security',
      'securityQuestion',
      'social',
      'officeSettings',
      'dataExport',
      'favorites',
    ],
  },
  { name: 'messages', layer: 10, entries: ['messages', 'mailings', 'push', 'userConfig'] },
  { name: 'cashier', layer: 11, entries: ['payments', 'consultant'] },
  {
    name: 'casino',
    layer: 12,
    entries: [
      'catalogue',
      'makers',
      'makerWallet',
      'gameSessions',
      'rounds',
      'freeRounds',
      'tournaments',
      'challenges',
    ],
  },
  { name: 'operators', layer: 13, entries: ['ops', 'operatorMoney'] },
];

/** @type {Layout} */
export const layout = {
  domains,
  composition: [
    'app.ts',
    'platform.ts',
    'main.ts',
    'feedSettings.ts',
    'siteEntry.ts',
    'pendingGrantKinds.ts',
    'readyText.ts',
    'productionCheck.ts',
    'productionPartners.ts',
    'write*.ts',
    'demo*.ts',
  ],
  ignored: ['testing'],
  wiring: ['platform.ts', 'app.ts', 'ops/ops.routes.ts'],
};
