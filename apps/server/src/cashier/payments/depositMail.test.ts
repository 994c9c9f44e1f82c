import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentsWorld, type PayingPlayer, type PaymentsWorld } from '../../testing/payments.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld(await startPaymentSandbox());
});
afterAll(() => world.close());

/** A player with an address. */
async function reader(language: string): Promise<PayingPlayer> {
  const player = await world.player();
  const email = `${player.playerId}@mails.example`;
  const { db } = world.app;
  await db.updateTable('players').set({ email, language }).where('id', '=', player.playerId).execute();
  return player;
}

const mailsOf = ({ playerId }: PayingPlayer) =>
  world.app.db.selectFrom('mails').selectAll().where('player_id', '=', playerId).execute();

test('one mail follows a credited deposit, with its fee and as plain text', async () => {
  const player = await reader('en');
  const { id } = await player.pay('40.00', { methodId: 'wallet' });
  const [mail, ...more] = await mailsOf(player);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ language: 'en', subject: '39.30 EUR was added to your balance' });
  expect(mail?.body_text).toContain('You paid: 40.00 EUR\nFee: 0.70 EUR\nAdded to your balance: 39.30 EUR');
  expect(mail?.body_text).toContain(`Payment number: ${id}`);
  expect(mail?.body_html).toContain('<html lang="en" dir="ltr">');
});

test('it is in the language of the player', async () => {
  const player = await reader('ar');
  await player.pay('50.00');
  const [mail] = await mailsOf(player);
  expect(mail?.subject).toBe('أُضيف 50.00 EUR إلى رصيدك');
  expect(mail?.body_html).toContain('dir="rtl"');
});

test('a refused deposit, a player without an address and one who wants no such mails get none', async () => {
  const refused = await reader('en');
  await refused.pay('20.01');
  expect(await mailsOf(refused)).toEqual([]);
  const nameless = await world.player();
  await nameless.pay('20.00');
  expect(await mailsOf(nameless)).toEqual([]);
  const silent = await reader('en');
  const stopped = await silent.call('POST', '/web-api/office/settings/save', {
    id: 'enable_mail_deposit',
    value: false,
  });
  expect(stopped.status).toBeLessThan(300);
  await silent.pay('20.00');
  expect(await mailsOf(silent)).toEqual([]);
});
