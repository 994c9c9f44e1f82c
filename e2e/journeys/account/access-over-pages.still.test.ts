import { App } from '../support/app.ts';
import { newEmail, newPlayer, PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const dialog = ({ page, say }: App, key: string) => page.getByRole('dialog', { name: say(key), exact: true });

/** Opens a page and waits for its lazily loaded parts: before that, sign-in links lead to separate pages. */
async function openWhole(app: App, path: string): Promise<void> {
  await app.open(path);
}

/** Fills in and submits the open sign-in form. */
async function signIn(app: App, email: string): Promise<void> {
  await app.page.getByLabel(app.say('access:fields.login')).fill(email);
  await app.page.getByLabel(app.say('access:fields.password'), { exact: true }).fill(PASSWORD);
  await app.button('access:signIn.submit').click();
}

test('a guest signs in over the page and continues to the page they were going to', async ({
  app,
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const { email } = await newPlayer(new App({ ...app, page: await elsewhere.newPage() }));
  await elsewhere.close();
  await openWhole(app, '/live');
  await app.link('common:nav.history').first().click();
  await expect(dialog(app, 'access:signIn.title')).toBeVisible();
  await expect(page).toHaveURL(app.address('/live?login=1'));

  // A guest who closes the dialog stays on the page, and the pending navigation is dropped.
  await page.goBack();
  await expect(dialog(app, 'access:signIn.title')).toHaveCount(0);
  await expect(page).toHaveURL(app.address('/live'));

  await app.link('common:nav.history').first().click();
  await signIn(app, email);
  await expect(page).toHaveURL(app.address('/office/history'));
  await expect(app.main).toContainText(app.say('history:empty.all'));
  await page.goBack();
  await expect(page).toHaveURL(app.address('/live'));
  await expect(app.balance).toBeVisible();
});

// The dialog of a wide page has stories.
for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1366, tag: ['@thorough'] },
]) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a guest who registers over a page stays on it, at its scroll position', async ({ app, page }) => {
      await openWhole(app, '/line');
      const opener = app.link('common:header.signIn');
      await opener.press('Enter');
      const entering = dialog(app, 'access:signIn.title');
      await expect(entering.getByLabel(app.say('access:fields.login'))).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entering).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(app.address('/line'));

      await opener.click();
      await entering.getByRole('link', { name: app.say('access:signIn.register') }).click();
      const joining = dialog(app, 'access:registration.title');
      await expect(joining).toBeVisible();
      await expect(entering).toHaveCount(0);
      const { width: taken } = (await joining.boundingBox()) ?? { width: 0 };
      expect(taken / (await page.evaluate(() => document.documentElement.clientWidth))).toBeCloseTo(0.95, 1);
      await app.register(newEmail());
      await expect(app.balance).toBeVisible();
      await expect(joining).toHaveCount(0);
      await expect(page).toHaveURL(app.address('/line'));
      await app.link('access:registration.limitsLink').click();
      await expect(page).toHaveURL(app.address('/office/responsible'));
    });
  });
}

test('the terms are read over the registration form, which stays filled in', async ({ app, page }) => {
  await openWhole(app, '/live');
  await app.link('common:header.register').click();
  const joining = dialog(app, 'access:registration.title');
  const email = joining.getByRole('textbox', { name: app.say('access:fields.email'), exact: true });
  await email.fill('someone@journeys.example');
  await joining.getByRole('button', { name: app.say('access:registration.readTerms') }).click();
  const terms = dialog(app, 'access:registration.terms');
  await expect(terms).toContainText(app.say('responsible:terms.text.money'));
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(email).toHaveValue('someone@journeys.example');
});

test('a dialog with one-time credentials stays open until they are saved', async ({ app, page }) => {
  await openWhole(app, '/live');
  await app.link('common:header.register').click();
  const joining = dialog(app, 'access:registration.title');
  await joining.getByRole('radio', { name: app.say('access:registration.way.fast_reg') }).click();
  await joining
    .getByRole('checkbox', { name: app.say('access:registration.agreement', { age: '18' }) })
    .check();
  await joining.getByRole('button', { name: app.say('access:registration.submit'), exact: true }).click();
  await expect(joining).toContainText(app.say('access:credentials.warning'));
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(joining).toContainText(app.say('access:credentials.warning'));
  await joining.getByRole('button', { name: app.say('access:credentials.done'), exact: true }).click();
  await expect(joining).toHaveCount(0);
  await expect(page).toHaveURL(app.address('/live'));
  await expect(app.balance).toBeVisible();
});

test('sign-in is a separate page in another tab', async ({ app, page, context }) => {
  await openWhole(app, '/live');
  const opened = context.waitForEvent('page');
  await app.link('common:header.register').click({ modifiers: ['ControlOrMeta'] });
  const other = new App({ ...app, page: await opened });
  await expect(other.heading('access:registration.title')).toBeVisible();
  await expect(other.page).toHaveURL(app.address('/registration'));
  await expect(page).toHaveURL(app.address('/live'));
});
