import { newPlayer, PASSWORD } from '../support/player.ts';
import { mailedCode } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

const NEXT_PASSWORD = 'another-long-enough-one';

test('a security question is set with the password, and asked when the password is forgotten', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/422/);
  const { say } = app;
  const { email } = await newPlayer(app);
  await app.open('/office/security');
  await page.getByRole('link', { name: say('security:method.question') }).click();
  await page.getByLabel(say('security:question.label'), { exact: true }).selectOption('own');
  await page.getByLabel(say('security:question.ownLabel')).fill('Whom did I meet in Rome?');
  await page.getByLabel(say('security:question.answer'), { exact: true }).fill('Ada Byron');
  await page.getByRole('textbox', { name: say('security:change.password') }).fill(PASSWORD);
  await app.button('security:question.submit').click();
  await expect(page.getByText(say('security:question.done'))).toBeVisible();
  await app.link('security:activation.back').click();
  await expect(page.getByRole('link', { name: say('security:method.question') })).toContainText(
    say('security:protection.on'),
  );

  await app.forget();
  await app.open('/user/forgotpassword');
  await page.getByLabel(say('recovery:request.name')).fill(email);
  await app.button('recovery:request.submit').click();
  await expect(page.getByLabel(say('recovery:code.label'))).toBeVisible();
  await page.getByLabel(say('recovery:code.label')).fill(await mailedCode(email, platform));
  await app.button('recovery:code.submit').click();
  const answer = page.getByLabel('Whom did I meet in Rome?');
  const finish = async (text: string) => {
    await answer.fill(text);
    await app.button('recovery:question.submit').click();
    await page.getByRole('textbox', { name: say('recovery:password.next') }).fill(NEXT_PASSWORD);
    await app.button('recovery:password.submit').click();
  };
  await finish('Charles');
  await expect(page.getByText(say('recovery:refused.answer'))).toBeVisible();
  await finish('ada byron');
  await expect(page.getByText(say('recovery:done.title'))).toBeVisible();
});
