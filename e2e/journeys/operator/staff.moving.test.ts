import type { Page } from '@playwright/test';
import { counterAt, totpOf } from '../../../apps/server/src/entry/access/twoStep/totp.ts';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { asOperator } from '../support/asOperator.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { secondToken } from '../support/platformProgram.ts';
import { expect, test } from '../support/test.ts';

const sites = [
  { id: 'house', brand: 'touchline', hosts: ['localhost'] },
  { id: 'north', brand: 'merlot', hosts: ['north.localhost'] },
];
/** The environment’s token gets the link of an invitation, which the outbox shows to nobody. */
const ENVIRONMENT = 'environment-token-of-the-journeys';
test.use({ sites: [sites, { scope: 'worker' }], settings: { OPERATOR_TOKEN: ENVIRONMENT } });

const EMAIL = 'nora@staff.example';
const PASSWORD = 'seven green lanterns';
const ROLE = 'North support';

/** Returns the time of the platform by its answer's header. */
async function platformTime(port: number): Promise<number> {
  const answer = await fetch(`http://localhost:${port}/ops/sign-in/ways`);
  return Date.parse(answer.headers.get('date') ?? '');
}

/** Creates a role of two permissions by the console. */
async function createRole(desk: OperatorConsole): Promise<void> {
  await desk.open('staff/roles/new');
  await desk.field('role.column.name').fill(ROLE);
  await desk.page.getByRole('checkbox', { name: word('permission.players'), exact: true }).check();
  await desk.page.getByRole('checkbox', { name: word('permission.messages'), exact: true }).check();
  await expectAccessible(desk.page, 'new role', { modes: ['light', 'dark'] });
  await desk.field('edit.reason').fill('Support of the northern site');
  await desk.button('role.create').click();
  await expect(desk.page.getByRole('heading', { level: 1, name: ROLE })).toBeVisible();
}

/** Invites Nora on one site by the console. */
async function inviteNora(desk: OperatorConsole): Promise<void> {
  await desk.open('staff/invitation');
  await desk.field('staff.column.name').fill('nora');
  await desk.field('staff.column.email').fill(EMAIL);
  await desk.field('staff.addRole').selectOption({ label: ROLE });
  await desk.field('staff.onSite').selectOption('north');
  await desk.button('staff.add').click();
  await expectAccessible(desk.page, 'invitation of a person', { modes: ['light'] });
  await desk.field('edit.reason').fill('Joins on Monday');
  await desk.button('staff.sendInvitation').click();
  await expect(desk.page.getByText(word('staff.inviteWaits', { name: 'nora' }))).toBeVisible();
}

/** Agrees as the second person, who sees what is given. */
async function agree(desk: OperatorConsole): Promise<void> {
  const { page } = desk;
  await desk.open('approvals');
  const row = page.getByRole('row').filter({ hasText: 'nora' });
  await expect(row).toContainText(ROLE);
  await expectAccessible(page, 'approvals', { modes: ['light'] });
  await row.getByRole('button', { name: word('approvals.approve'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(EMAIL);
  await question.getByRole('textbox').fill('Checked with her manager');
  await question.getByRole('button', { name: /^Agree/ }).click();
  await expect(page.getByText(word('approvals.approved'))).toBeVisible();
}

/** Accepts the invitation with password and authenticator app; returns the app's key. */
async function accept(page: Page, link: string, port: number): Promise<string> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nora');
  await expectAccessible(page, 'invitation', { modes: ['light', 'dark'] });
  await page.getByLabel(word('password.new'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: word('signIn.next'), exact: true }).click();
  await expect(page.getByRole('img', { name: word('authenticator.qr') })).toBeVisible();
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const key = (shown ?? '').replaceAll(' ', '');
  await page
    .getByLabel(word('authenticator.code'), { exact: true })
    .fill(totpOf(key, counterAt(await platformTime(port))));
  await page.getByRole('button', { name: word('invitation.accept'), exact: true }).click();
  return key;
}

test('a person is invited on one site, agreed to by a second one, and signs in with password and app', async ({
  page,
  platform,
  browser,
  quiet,
}) => {
  // A wrong password is an error in the browser's console.
  quiet.allow(/401 \(Unauthorized\)/);
  const desk = new OperatorConsole(page, platform);
  await createRole(desk);
  await inviteNora(desk);
  const other = await browser.newContext();
  await agree(new OperatorConsole(await other.newPage(), platform, secondToken(platform.operatorToken)));
  await other.close();

  const { staff } = await asOperator<{ staff: { id: string }[] }>(platform, '/ops/staff?text=nora');
  const { link } = await asOperator<{ link: string }>(
    { ...platform, operatorToken: ENVIRONMENT },
    `/ops/staff/${staff[0]?.id ?? ''}/invitation`,
    { reason: 'The link for the journey' },
  );
  const fragment = new URL(link).hash;
  // A window with the menu beside the page.
  const own = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const nora = new OperatorConsole(await own.newPage(), platform);
  const key = await accept(
    nora.page,
    `http://localhost:${platform.port}/ops/console${fragment}`,
    platform.port,
  );
  await expect(nora.account).toContainText('nora');
  await expect(nora.account).toContainText(ROLE);

  await nora.signOut();
  await nora.field('signIn.email').fill(EMAIL);
  await nora.field('signIn.password').fill('a wrong password');
  await nora.button('signIn.next').click();
  await expect(nora.page.getByRole('alert')).toBeVisible();
  await nora.field('signIn.password').fill(PASSWORD);
  await nora.page.keyboard.press('Enter');
  // The code of the invitation has been used: the next one counts, too.
  await nora.field('signIn.code').fill(totpOf(key, counterAt(await platformTime(platform.port)) + 1));
  await expect(nora.account).toContainText('nora');

  const menu = nora.page.getByRole('navigation', { name: word('app.pages') });
  await expect(menu.getByRole('link', { name: word('nav.players'), exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: word('nav.staff'), exact: true })).toHaveCount(0);
  await nora.open('messages/new');
  await expect(nora.field('messages.site')).toHaveCount(0);
  await nora.open('profile');
  await expect(nora.page.getByRole('table', { name: word('security.sessions') })).toContainText('Chrome');
  await expectAccessible(nora.page, 'profile', { modes: ['light', 'dark'] });
  await expectNoOverflow(nora.page, 'profile');
  await own.close();

  await desk.open('audit');
  const log = page.getByRole('main');
  for (const name of ['nora', 'second', 'operator']) await expect(log).toContainText(name);
  await desk.open('staff?text=nora');
  const row = page.getByRole('row').filter({ hasText: EMAIL });
  await expect(row).toContainText(word('staff.state.active'));
  await row.getByRole('link', { name: 'nora' }).click();
  await expect(page.getByRole('table', { name: word('security.sessions') })).toContainText('Chrome');
  await expectAccessible(page, 'person', { modes: ['light', 'dark'] });
  await desk.open('staff/alone');
  await expect(page.getByRole('table', { name: word('staff.tab.alone') })).toContainText('nora');
});
