import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secondedActs } from '@touchline/contract/operators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { changingCalls } from '../../testing/routes.ts';
import { moneyDoors, scopeOfAct } from './doors.ts';
import { operatorMoneyText } from './operatorMoneyText.ts';

/** Operators' calls that move no money, reach no players by a message and give no right; a slash at the end is a whole branch. */
const NO_MONEY = [
  'POST /ops/approvals/:approvalId/refuse',
  'POST /ops/bonuses/:siteId/preview',
  'POST /ops/bonuses/:siteId/offers',
  'POST /ops/bonus-offers/:offerId',
  'POST /ops/bonus-offers/:offerId/end',
  'POST /ops/bonus-codes/:codeId/end',
  'POST /ops/brand-pairs/',
  'POST /ops/casino/',
  'PUT /ops/casino/',
  'POST /ops/clock/',
  'POST /ops/clubs/',
  'POST /ops/closures',
  'POST /ops/closures/',
  'POST /ops/feed/',
  'POST /ops/games/notices/',
  'POST /ops/identification/',
  'PUT /ops/identification/',
  'POST /ops/messages/preview',
  'POST /ops/messages/:messageId/withdraw',
  'POST /ops/money/:playerId/funds',
  'POST /ops/money/:playerId/instruments/:instrumentId',
  'POST /ops/money/:playerId/pauses/:pauseId/lift',
  'POST /ops/outbox/',
  'POST /ops/payment-requests/',
  'POST /ops/players/',
  'POST /ops/reconciliations',
  'POST /ops/reconciliations/',
  'POST /ops/referrals/:referralId/reject',
  'POST /ops/referrals/postback-calls/',
  'POST /ops/referrals/postbacks',
  'PUT /ops/referrals/postbacks/',
  'POST /ops/rewards/preview',
  'POST /ops/me/',
  'POST /ops/sign-in/',
  'POST /ops/sign-out',
  'PUT /ops/sites/',
  'DELETE /ops/sites/',
  'POST /ops/staff/',
  'POST /ops/staff-roles',
  'POST /ops/staff-roles/',
  'POST /ops/transfers',
  'POST /ops/transfers/',
  'POST /ops/withdrawals/:withdrawalId/documents',
];

let app: TestApp;
beforeAll(async () => {
  const providers = join(repoRoot, 'apps', 'sandbox', 'providers.json');
  app = await createTestApp({
    env: {
      PAYMENT_PROVIDERS_FILE: providers,
      PLATFORM_CLOCK: 'manual',
    },
  });
});
afterAll(() => app.close());

test('every operator’s call that changes something is a door of money, or is known to move none', () => {
  const doors = new Set(moneyDoors.map(({ call }) => call));
  const calls = changingCalls(app.app);
  const isKnown = (call: string) =>
    NO_MONEY.some((known) => (known.endsWith('/') ? call.startsWith(known) : call === known));
  const unknown = calls.filter((call) => !doors.has(call) && !isKnown(call));
  expect(unknown).toEqual([]);
  expect([...doors].filter((door) => !calls.includes(door))).toEqual([]);
});

test('every act that may need a second person has a door, whose scope both persons need', () => {
  for (const act of secondedActs) expect(scopeOfAct(act)).toBeTypeOf('string');
});

test('the page of who may move how much alone is made from these rules', async () => {
  const page = await readFile(join(repoRoot, 'docs', 'operators-money.md'), 'utf8');
  expect(page).toBe(operatorMoneyText());
});
