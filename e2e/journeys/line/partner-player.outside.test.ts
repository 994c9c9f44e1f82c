import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { PARTNER_DELAY, PARTNER_PORT, test } from '../support/outside.ts';
import { expect } from '../support/test.ts';

/** The partner's site: a page for each match. */
async function startPartner(): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Partner</title><p>Playing ${request.url ?? ''}</p>`);
  }).listen(PARTNER_PORT);
  await once(server, 'listening');
  return server;
}

async function stopPartner(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

test('a partner’s player is shown in the frame with its delay', async ({ app, page }) => {
  const partner = await startPartner();
  await app.open('/broadcasts');
  await expect(page.getByText(app.say('events:broadcasts.delay', { seconds: PARTNER_DELAY }))).toBeVisible();
  const words = app.say('betting:watch', { name: '' }).trim();
  await app.main
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(words)}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/game=\d+/);
  const matchId = new URL(page.url()).searchParams.get('game') ?? '';
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', `http://localhost:${PARTNER_PORT}/match/${matchId}`);
  await expect(page.frameLocator('iframe').getByText(`Playing /match/${matchId}`)).toBeVisible();
  // The frame may play, but never navigate the page.
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation|popups/);
  await stopPartner(partner);
});

test('a partner who doesn’t answer leaves a message and a link in place of the stream', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(new RegExp(`localhost:${PARTNER_PORT}`));
  await app.open('/broadcasts');
  const words = app.say('betting:watch', { name: '' }).trim();
  const watch = app.main.getByRole('link', { name: new RegExp(`^${RegExp.escape(words)}`) });
  await watch.first().click();
  const alert = page.getByRole('alert').filter({ hasText: app.say('events:broadcasts.unreachable') });
  await expect(alert).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  const partner = await startPartner();
  await app.button('common:actions.retry').click();
  await expect(page.frameLocator('iframe').getByText('Playing /match/')).toBeVisible();
  await expect(alert).toBeHidden();
  await stopPartner(partner);
});
