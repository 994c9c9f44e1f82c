import { expect, test } from 'vitest';
import { demoAccount, seedDemoAccount } from './demoAccount.ts';
import { createLimitsApp } from './testing/limitsApp.ts';

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
