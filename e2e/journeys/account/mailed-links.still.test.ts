import type { Page } from '@playwright/test';
import { wayOutOfNews } from '../support/mailedLinks.ts';
import { newPlayer } from '../support/player.ts';
import { mailedLink } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

/** Path and query of a link without the language prefix, so that the journey can open it as a page of the site. */
const beneathLanguage = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname.slice('/en'.length) + search;
};

/** Collects requests, other than the page's own, whose address or referrer contains the token of a link. */
function leaksOf(page: Page, link: string): readonly string[] {
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';
  expect(token).not.toBe('');
  const leaks: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.headers()['referer'] ?? ''}`;
    if (!request.isNavigationRequest() && sent.includes(token)) leaks.push(sent);
  });
  return leaks;
}

test('a signed-out player unsubscribes from mail in one click, as do mail programs; a truncated link shows an error', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/422/, /net::ERR_FAILED/);
  const { say } = app;
  const player = await newPlayer(app);
  const news = page.getByRole('switch', { name: say('settings:mailing.enable_mail_news') }).first();
  // Legacy address of the same page.
  await app.open('/office/email-subscription');
  await expect(page).toHaveURL(/\/office\/mailing-settings$/);
  const kept = page.waitForResponse('**/office/settings/save*');
  await news.click();
  await kept;
  const { url, headers } = await wayOutOfNews(platform, await player.id());

  await app.forget();
  await page.route('**/web-api/mailings/stop', (route) => route.abort(), { times: 1 });
  const leaks = leaksOf(page, url);
  await app.open(beneathLanguage(url));
  await expect(page.getByText(`p•••@${player.email.split('@')[1]}`)).toBeVisible();
  await app.button('settings:mailing.stop').click();
  await expect(page.getByText(say('common:errors.network'))).toBeVisible();
  await app.button('settings:mailing.stop').click();
  await expect(page.getByText(say('settings:mailing.stopped'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('settings:mailing.stopped'))).toBeVisible();
  await expect(page).toHaveURL(/\/user\/stopnewsletter$/);
  expect(leaks).toEqual([]);

  const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(204);

  await app.open(beneathLanguage(url.slice(0, -5)));
  await expect(page.getByText(say('security:link.wrong'))).toBeVisible();
  await app.link('settings:mailing.choose').click();
  await expect(page.getByRole('dialog', { name: say('access:signIn.title') })).toBeVisible();
});

test('a signed-out player confirms an address by the link of its mail, once', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/422/);
  const { say } = app;
  const { email } = await newPlayer(app);
  await app.open('/office/activation-email');
  await app.button('security:activation.send').click();
  await expect(page.getByLabel(say('security:activation.code'))).toBeVisible();
  const link = beneathLanguage(await mailedLink(email, platform));

  const cookies = await page.context().cookies();
  await app.forget();
  const leaks = leaksOf(page, link);
  await app.open(link);
  await expect(page).toHaveURL(/\/user\/accountverify$/);
  await page.reload();
  await app.button('security:activation.submit').click();
  await expect(page.getByText(say('security:link.done'))).toBeVisible();
  expect(leaks).toEqual([]);
  await app.open(link);
  await app.button('security:activation.submit').click();
  await expect(page.getByText(say('security:link.already'))).toBeVisible();

  await page.context().addCookies(cookies);
  await app.open('/office/activation-email');
  await expect(page.getByText(say('security:activation.already'))).toBeVisible();
  await app.open(link.slice(0, -3));
  await app.button('security:activation.submit').click();
  await expect(page.getByText(say('security:link.wrong'))).toBeVisible();
  await app.link('security:link.again').click();
  await expect(page).toHaveURL(/\/office\/activation-email$/);
});
