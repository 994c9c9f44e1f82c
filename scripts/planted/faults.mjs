// Faults that the guard must find, at least one for each kind of thing it guards.

/**
 * @typedef {object} PlantedFault
 * @property {string} kind what is broken
 * @property {{ file: string, find: string, replace: string }[]} changes `find` occurs exactly once in the file; an empty
 *   `find` makes a new file
 * @property {string} only step and part as `npm test -- --only` takes them
 * @property {RegExp} says the reason, as the guard prints it
 * @property {boolean} [hasPass] whether the part has passed before the fault is planted, and what has passed is left out
 * @property {{ step: string, unit: string }} [forged] unit whose pass is written by hand, with the fault in its files
 * @property {boolean} [passes] whether the part has to pass, as the fault is none of its affairs
 * @property {boolean} [thorough] whether only `npm run test:thorough` finds it
 */

/** @type {Record<string, PlantedFault>} */
export const faults = {
  'backwards-import': {
    kind: 'an import against the order of layers',
    changes: [
      {
        file: 'packages/ui/src/primitives/Badge/Badge.tsx',
        find: "import * as css from './Badge.css.ts';",
        replace: "import '../../blocks/index.ts';\nimport * as css from './Badge.css.ts';",
      },
    ],
    only: 'zones',
    says: /Badge\.tsx:\d+ .*primitives may not import blocks/,
  },
  'requested-address': {
    kind: 'an address from the host of a request',
    changes: [
      {
        file: 'apps/server/src/cashier/payments/payments.routes.ts',
        find: 'origin: visitedOrigin(request),',
        replace: 'origin: `${request.protocol}://${request.host}`,',
      },
    ],
    only: 'zones',
    says: /payments\.routes\.ts:\d+ reads request\.protocol: .*use originOf/,
  },
  'homeless-module': {
    kind: 'a module of the server that belongs to no domain',
    changes: [
      {
        file: 'scripts/structure/domains.mjs',
        find: "'main.ts', 'composition']",
        replace: "'main.ts']",
      },
    ],
    only: 'structure',
    says: /composition belongs to no domain/,
  },
  'upward-import': {
    kind: 'a domain of the server that imports a higher one',
    changes: [
      {
        file: 'apps/server/src/kernel/bus/openRedis.ts',
        find: "import type { RedisClient } from './redis.ts';\n",
        replace:
          "import type { RedisClient } from './redis.ts';\nexport type { Coupons } from '../../betting/index.ts';\n",
      },
    ],
    only: 'structure',
    says: /kernel is below betting/,
  },
  'deep-import': {
    kind: 'an import past the index of a domain of the server',
    changes: [
      {
        file: 'apps/server/src/delivery/mail/openMailTransport.ts',
        find: "'../../kernel/index.ts'",
        replace: "'../../kernel/settings/settings.ts'",
      },
    ],
    only: 'structure',
    says: /import kernel\/index\.ts instead/,
  },
  unformatted: {
    kind: 'a file that is not formatted',
    changes: [
      {
        file: 'packages/betting/src/numbers/rational.ts',
        find: '  const quotient = num / den;',
        replace: '  const quotient = num/den;',
      },
    ],
    only: 'format',
    says: /rational\.ts/,
  },
  'headless-comment': {
    kind: 'a comment without a subject',
    changes: [
      {
        file: 'packages/betting/src/numbers/rational.ts',
        find: '  const quotient = num / den;',
        replace: '  // What remains.\n  const quotient = num / den;',
      },
    ],
    only: 'writing',
    says: /rational\.ts:\d+: "What"/,
  },
  'physical-side': {
    kind: 'a style that breaks right-to-left languages',
    changes: [
      {
        file: 'packages/ui/src/primitives/Badge/Badge.css.ts',
        find: '  paddingInline: vars.space.sm,',
        replace: '  paddingLeft: vars.space.sm,',
      },
    ],
    only: 'types',
    says: /Badge\.css\.ts/,
  },
  'let-for-const': {
    kind: 'code against a lint rule',
    changes: [
      {
        file: 'packages/betting/src/numbers/rational.ts',
        find: '  const quotient = num / den;',
        replace: '  let quotient = num / den;',
      },
    ],
    only: 'lint',
    says: /rational\.ts/,
  },
  'markup-from-text': {
    kind: 'markup that is made from text',
    changes: [
      {
        file: 'apps/web/src/app/shell/header/Logo.tsx',
        find: 'if (copy) box?.replaceChildren(copy);',
        replace: "if (copy && box) box.innerHTML = '<b></b>';",
      },
    ],
    only: 'lint',
    says: /Logo\.tsx/,
  },
  'wrong-answer': {
    kind: 'an answer that differs from its call in the contract',
    changes: [
      {
        file: 'apps/server/src/ledger/wallet/wallet.service.ts',
        find: 'money: toWire(balance, iso),',
        replace: 'money: balance,',
      },
    ],
    only: 'types',
    says: /wallet\.service\.ts.*bigint/,
  },
  'read-once': {
    kind: 'a mail that a journey reads once',
    changes: [
      {
        file: 'e2e/journeys/account/session.moving.test.ts',
        find: 'const sent = await mailedCode(email, platform);',
        replace: "const sent = (await platform.mailTo(email)) ?? '';",
      },
    ],
    only: 'unit:scripts/read-once',
    says: /session\.moving\.test\.ts[^]*reads once what comes later/,
  },
  'unused-export': {
    kind: 'an export that nothing imports',
    changes: [
      {
        file: 'packages/betting/src/numbers/amounts.ts',
        find: '/** Returns the higher',
        replace: 'export const forgotten = 1;\n\n/** Returns the higher',
      },
    ],
    only: 'unused',
    says: /forgotten/,
  },
  'undocumented-dependency': {
    kind: 'a dependency without its reason',
    changes: [
      {
        file: 'docs/dependencies.md',
        find: '| `valtio` |',
        replace: '| `valtio-gone` |',
      },
    ],
    only: 'dependencies',
    says: /valtio/,
  },
  'stale-document': {
    kind: 'a generated file that is stale',
    changes: [
      {
        file: 'packages/contract/src/calls/account/wallet.ts',
        find: "summary: 'Lists the player’s accounts and balances.'",
        replace: "summary: 'Lists accounts.'",
      },
    ],
    only: 'generated',
    says: /openapi/,
  },
  'faint-colours': {
    kind: 'a brand with an unreadable pair of colours',
    changes: [
      {
        file: 'themes/merlot/brand.json',
        find: '"onPrimary": "#FBF6F1"',
        replace: '"onPrimary": "#B06A80"',
      },
    ],
    only: 'brand',
    says: /merlot.*contrast of 2\.\d+/,
  },
  'missing-translation': {
    kind: 'a key that a language lacks',
    changes: [
      {
        file: 'apps/web/src/platform/i18n/locales/ru/access.json',
        find: '"agreement": ',
        replace: '"agreementBefore": ',
      },
    ],
    only: 'unit:apps/web/src/platform/i18n/locales',
    says: /agreement/,
  },
  'wrong-placeholder': {
    kind: 'a translation with a misspelt placeholder',
    changes: [
      {
        file: 'apps/web/src/platform/i18n/locales/ru/access.json',
        find: 'Отправлено на {{email}}',
        replace: 'Отправлено на {{mail}}',
      },
    ],
    only: 'unit:apps/web/src/platform/i18n/locales',
    says: /sent|email/,
  },
  'missing-plural': {
    kind: 'a plural category that a language lacks',
    changes: [
      {
        file: 'apps/web/src/platform/i18n/locales/ru/access.json',
        find: '"codeShort_few": ',
        replace: '"codeShort_several": ',
      },
    ],
    only: 'unit:apps/web/src/platform/i18n/locales',
    says: /codeShort/,
  },
  'payout-rounded-down': {
    kind: 'a payout that is rounded down',
    changes: [
      {
        file: 'packages/betting/src/payout/payout.ts',
        find: 'rational.roundHalfUp(exact)',
        replace: 'rational.floor(exact)',
      },
    ],
    only: 'unit:packages/betting/src/payout/payout',
    says: /payout/,
  },
  'redirect-leaves': {
    kind: 'a redirect that leaves the site',
    changes: [
      {
        file: 'apps/web/src/platform/links/safePath.ts',
        find: '  if (url?.origin !== NOWHERE || !LANGUAGE.test(url.pathname)) return undefined;',
        replace: '  if (!url) return undefined;',
      },
    ],
    only: 'unit:apps/web/src/platform/links/safePath',
    says: /never leaves the site|rejected if it leaves/,
  },
  'stale-price-live': {
    kind: 'an unconfirmed price that is shown as live',
    changes: [
      {
        file: 'packages/feed/src/book.ts',
        find: 'return held?.status === 1 && !certain(held) ? { ...held, status: -1 } : held;',
        replace: 'return held;',
      },
    ],
    only: 'unit:packages/feed/src/',
    says: /status|suspended/,
  },
  'stake-not-returned': {
    kind: 'a held stake that is not returned to the balance',
    changes: [
      {
        file: 'apps/server/src/ledger/wallet/holds.ts',
        find: 'update accounts a set balance = a.balance + done.amount, held = a.held - done.amount',
        replace: 'update accounts a set held = a.held - done.amount',
      },
    ],
    only: 'server:apps/server/src/ledger/wallet/ledger',
    says: /ledger|balance/,
  },
  'key-not-stored': {
    kind: 'an idempotency key that does not stop a repeated request',
    changes: [
      {
        file: 'apps/server/src/ledger/wallet/idempotency.ts',
        find: 'if (!fresh) return replay(trx, request, hash);',
        replace: 'if (!fresh && request.key === hash) return replay(trx, request, hash);',
      },
    ],
    only: 'server:apps/server/src/ledger/wallet/idempotency',
    says: /idempotency/,
  },
  'missing-migration': {
    kind: 'a migration that is not listed',
    changes: [
      {
        file: 'apps/server/src/kernel/db/migrations/index.ts',
        find: "  '026-sports-of-players': sportsOfPlayers,\n",
        replace: '',
      },
    ],
    only: 'server:apps/server/src/kernel/db/migrations',
    says: /migrations/,
  },
  'session-survives': {
    kind: 'sessions that survive an exclusion',
    changes: [
      {
        file: 'apps/server/src/accounts/sessions.ts',
        find: 'endAllIn: (trx, playerId, reason) => endIn(trx, { playerId, reason }),',
        replace: 'endAllIn: () => Promise.resolve([]),',
      },
    ],
    only: 'postgres:apps/server/src/protection/limits/enforcement/endings',
    says: /bearer tokens are revoked/,
  },
  'limit-race': {
    kind: 'limits that simultaneous clients exceed',
    changes: [
      {
        file: 'apps/server/src/ledger/wallet/ledger.ts',
        find: 'where id = ${playerId} for no key update`',
        replace: 'where id = ${playerId}`',
      },
    ],
    only: 'postgres:apps/server/src/protection/limits/enforcement/limitRaces',
    says: /forty simultaneous clients/,
  },
  'bundle-too-large': {
    kind: 'a page that is larger than its budget',
    changes: [
      {
        file: 'size-budgets.json',
        find: '"js": 216000,',
        replace: '"js": 100000,',
      },
    ],
    only: 'build',
    says: /budget|over|more than/i,
  },
  'ignored-failure': {
    kind: 'a screen that ignores a failed call',
    changes: [
      {
        file: 'apps/web/src/sections/office/messages/useMessageActions.ts',
        find: "        notify({ kind: 'error', title: t('removeFailed') });\n",
        replace: '',
      },
    ],
    only: 'screens:MessagesScreen',
    says: /couldn’t be deleted stay selected, with a notice/,
  },
  'unagreed-answer': {
    kind: 'a test’s answer that the contract doesn’t allow',
    changes: [
      {
        file: 'packages/contract/src/calls/account/messages.ts',
        find: 'const unread = Type.Integer({ minimum: 0,',
        replace: 'const unread = Type.Integer({ minimum: 100,',
      },
    ],
    only: 'screens:MessagesScreen',
    says: /The answer of messages breaks the contract at \/unread/,
  },
  'focus-lost': {
    kind: 'a dialog that does not return the focus',
    changes: [
      {
        file: 'packages/ui/src/primitives/Dialog/DialogFrame.tsx',
        find: '            giveFocusBack(opener);\n',
        replace: '',
      },
    ],
    only: 'kit:packages/ui/src/primitives/Dialog',
    says: /focus/,
  },
  'changed-token': {
    kind: 'a changed look',
    changes: [
      {
        file: 'packages/ui/src/primitives/Badge/Badge.css.ts',
        find: 'paddingInline: vars.space.sm,',
        replace: 'paddingInline: vars.space.md,',
      },
    ],
    only: 'visual:primitives-badge',
    says: /badge/i,
  },
  'faint-in-dark': {
    kind: 'a text that is too faint in another mode than the first look’s (axe)',
    changes: [
      {
        file: 'packages/ui/src/primitives/Badge/Badge.css.ts',
        find: 'neutral: { color: text.muted,',
        replace: "neutral: { color: '#444',",
      },
    ],
    only: 'visual:primitives-badge',
    says: /touchline dark: color-contrast/,
  },
  'shadow-alone': {
    kind: 'a changed shadow with the same markup',
    changes: [
      {
        file: 'packages/ui/src/primitives/Card/Card.css.ts',
        find: 'boxShadow: vars.shadow.sm,',
        replace: 'boxShadow: vars.shadow.md,',
      },
    ],
    only: 'visual:primitives-card',
    says: /primitives-card--\S+: touchline light/,
  },
  'undocumented-keys': {
    kind: 'a component whose documentation lacks the keys of a control',
    changes: [
      {
        file: 'packages/ui/src/primitives/Accordion/Accordion.docs.ts',
        find: "    keys: ['button'],\n",
        replace: '    keys: [],\n',
      },
    ],
    only: 'visual:primitives-accordion',
    says: /shows a button, whose keys/,
  },
  'no-name': {
    kind: 'a control without a name (axe)',
    changes: [
      {
        file: 'packages/ui/src/primitives/Progress/Progress.tsx',
        find: '      aria-label={label}\n',
        replace: '',
      },
    ],
    only: 'visual:primitives-progress',
    says: /aria-progressbar-name|accessible name/,
  },
  'play-fails': {
    kind: 'an interaction that a story plays',
    changes: [
      {
        file: 'packages/ui/src/primitives/Collapsible/Collapsible.tsx',
        find: 'onOpenChange={(next) => onOpenChange?.(next)}',
        replace: 'onOpenChange={(next) => onOpenChange?.(!next)}',
      },
    ],
    only: 'visual:primitives-collapsible',
    says: /collapsible/i,
  },
  'coupon-not-cleared': {
    kind: 'a placed coupon that stays in the slip',
    changes: [
      {
        file: 'apps/web/src/features/coupon/placement/placement.actions.ts',
        find: '  if (!isBusy()) forgetPlaced(placement);',
        replace: '  if (isBusy()) forgetPlaced(placement);',
      },
    ],
    only: 'journeys:placing',
    says: /placing/,
  },
  'shared-site-change': {
    kind: 'a site that sees the change of another site of its platform',
    changes: [
      {
        file: 'apps/server/src/site/siteState/liveSites.ts',
        find: '      const site = base.all.find(({ id }) => id === stored.siteId);\n      if (site) now.set',
        replace: '      for (const site of base.all) now.set',
      },
    ],
    only: 'journeys:sites',
    says: /applies to its own site only/,
  },
  'changed-after-pass': {
    kind: 'a changed block of the kit whose stories have passed before',
    changes: [
      {
        file: 'packages/ui/src/primitives/Progress/Progress.tsx',
        find: '      aria-label={label}\n',
        replace: '',
      },
    ],
    only: 'visual:primitives-progress',
    says: /aria-progressbar-name|accessible name/,
    hasPass: true,
  },
  'pass-by-hand': {
    kind: 'a pass that was written by hand',
    changes: [
      {
        file: 'packages/betting/src/payout/payout.ts',
        find: 'rational.roundHalfUp(exact)',
        replace: 'rational.floor(exact)',
      },
    ],
    only: 'unit:packages/betting/src/payout/payout',
    says: /Refused 1 pass [^]*payout/,
    forged: { step: 'unit', unit: 'packages/betting/src/payout/payout.test.ts' },
  },
  'documentation-page': {
    kind: 'a fault in a file that only pages of documentation reach, which is no affair of stories',
    changes: [
      {
        file: '.storybook/docs/componentPages.ts',
        find: 'const pages = await readPages();',
        replace: "throw new Error('A fault.');\n      const pages = await readPages();",
      },
    ],
    only: 'visual:primitives-progress',
    says: /Nothing runs\./,
    hasPass: true,
    passes: true,
  },
  'run-after-pass': {
    kind: 'a source that a journey has run, which passed before',
    changes: [
      {
        file: 'apps/web/src/features/favorites/favorites.store.ts',
        find: 'add: isThere ? [] : [item],',
        replace: 'add: [],',
      },
    ],
    only: 'journeys:favorites',
    says: /favorites/,
    hasPass: true,
  },
  'never-loaded': {
    kind: 'a fault in a source that no page of a journey loads, which is none of its affairs',
    changes: [
      {
        file: 'apps/web/src/sections/calculator/CalculatorScreen.tsx',
        find: 'export function Component() {',
        replace: "throw new Error('A fault.');\nexport function Component() {",
      },
    ],
    only: 'journeys:favorites',
    says: /Nothing runs\./,
    hasPass: true,
    passes: true,
  },
};
