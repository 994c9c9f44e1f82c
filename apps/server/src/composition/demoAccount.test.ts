import { expect, test } from 'vitest';
import { demoAccount, seedDemoAccount } from './demoAccount.ts';
import { depositRoom } from '../protection/limits/enforcement/limits.service.ts';
import { LIMIT_TYPE } from '../protection/limits/rules/limitTypes.ts';
import { createLimitsApp } from '../testing/limitsApp.ts';

test.each([
  ['default', demoAccount.money],
  ['germany', '0.00'],
] as const)('under the law of %s the demo account starts with %s', async (jurisdiction, money) => {
  const { app, close } = await createLimitsApp({ jurisdiction });
  await seedDemoAccount(app);
  await seedDemoAccount(app);
  const { id } = await app.db
    .selectFrom('players')
    .select('id')
    .where('email', '=', demoAccount.email)
    .executeTakeFirstOrThrow();
  expect((await app.wallet.accounts(id)).map((account) => account.money)).toEqual([money]);
  await close();
});

test('the money that the demo account opens with takes no room of a deposit limit', async () => {
  const { app, close } = await createLimitsApp({ jurisdiction: 'default' });
  await seedDemoAccount(app);
  const { id } = await app.db
    .selectFrom('players')
    .select('id')
    .where('email', '=', demoAccount.email)
    .executeTakeFirstOrThrow();
  const today = { state: 'ACTIVE', starts_at: app.now(), ends_at: null } as const;
  const limit = { ...today, player_id: id, type: LIMIT_TYPE.deposit24h, value: 20_000n, iso: 'EUR' };
  await app.db.insertInto('limits').values(limit).execute();
  const room = await depositRoom(app.db, { playerId: id, iso: 'EUR' }, app.now());
  expect(room).toMatchObject([{ limit: 20_000n, remainder: 20_000n, next: undefined }]);
  await close();
});
