import { expectAccessible } from '../support/accessible.ts';
import { answerPending, fillPapers, handIn, pictureBytes } from '../support/identity.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { newPlayer } from '../support/player.ts';
import { changeSite } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const STATES = '/web-api/user/identification';

test('an operator reviews documents, rejects them with a reason that the player sees, and approves the next', async ({
  app,
  context,
  page,
  platform,
  quiet,
}) => {
  // A refused call is an error in the browser's console.
  quiet.allow(/409 \(Conflict\)/);
  const { say } = app;
  await changeSite(platform, 'flags', { isShowIdentification: true });
  const player = await newPlayer(app);
  const id = await player.id();
  await app.open('/office/identification');
  await fillPapers(app);
  // A displayable image: a screenshot of this page.
  const passport = { ...pictureBytes, buffer: await page.screenshot({ type: 'jpeg', scale: 'css' }) };
  await handIn(app, passport);

  const desk = new OperatorConsole(await context.newPage(), platform);
  const { page: console } = desk;
  await desk.open('identification');
  const row = console.getByRole('row').filter({ has: console.getByRole('link') });
  await expect(row).toHaveCount(1);
  await expectAccessible(console, 'identification', { modes: ['light'] });
  await row.getByRole('link').press('Enter');
  const picture = console.getByRole('figure').getByRole('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((seen: HTMLImageElement) => seen.naturalWidth)).toBe(390);
  await expect(console.getByText('AB 123456')).toBeVisible();

  await console.getByRole('radio', { name: word('identification.refuse') }).press('Space');
  await desk.field('identification.cause').selectOption(word('cause.cut'));
  const words = 'The lower edge is missing.';
  await console.getByLabel(word('identification.words')).fill(words);
  await expectAccessible(console, 'request', { modes: ['light', 'dark'] });
  await desk.button('identification.refuse').press('Enter');
  const question = console.getByRole('alertdialog');
  await expect(question).toContainText(words);
  await question.getByRole('button', { name: word('identification.refuse') }).press('Enter');
  await expect(desk.button('identification.next')).toBeFocused();
  await expect(console.getByText(word('requestState.refused'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(say('identification:cause.cut'))).toBeVisible();
  await handIn(app, passport);

  await desk.button('identification.next').press('Enter');
  await expect(console.getByText(words)).toBeVisible();
  await console.getByRole('radio', { name: word('identification.approve') }).press('Space');
  // Another operator is faster: nothing is sent twice, and the existing decision is shown.
  await desk.button('identification.approve').press('Enter');
  await answerPending(platform, id, 'approve', {});
  await question.getByRole('button', { name: word('identification.approve') }).press('Enter');
  await expect(console.getByText(word('requestState.approved'), { exact: true })).toBeVisible();
  await expect(console.getByRole('radio', { name: word('identification.request') })).toBeVisible();

  const [answer] = await Promise.all([page.waitForResponse(`**${STATES}`), page.reload()]);
  expect((await answer.json()).state).toBe('verified');
  await expect(page.getByText(say('identification:detail.verified'))).toBeVisible();

  await console.goto(console.url().replace(/#.*/, `#/audit?subject=player:${id}`));
  await expect(console.getByRole('row').filter({ hasText: 'identification.approved' })).toBeVisible();
  await expect(console.getByRole('row').filter({ hasText: 'identification.refused' })).toContainText(words);
  await expect(console.getByRole('row').filter({ hasText: 'identification.look' })).toHaveCount(2);
  await changeSite(platform, 'flags', {});
});
