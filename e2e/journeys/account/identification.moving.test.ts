import { answerPending, fillPapers, handIn } from '../support/identity.ts';
import { newPlayer } from '../support/player.ts';
import { changeSite } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('a player who must identify is redirected, sends data and a photo, is rejected, and then is accepted', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  await changeSite(platform, 'flags', { isShowIdentification: true });
  const player = await newPlayer(app);
  await platform.restrict(await player.id(), 'blocks', { isVerificationRequired: true });
  await app.open('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/identification\?identification=true$/);

  const next = app.button('identification:next');
  await next.click();
  const surname = page.getByLabel(say('personal:field.surname'));
  await expect(surname).toBeFocused();
  await fillPapers(app);
  await handIn(app);

  const reason = 'The photo is cut off at the lower edge.';
  await answerPending(platform, await player.id(), 'refuse', { reason });
  await page.reload();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(surname).toHaveValue('Byron');
  await handIn(app);

  await answerPending(platform, await player.id(), 'approve', {});
  await page.reload();
  await expect(page.getByText(say('identification:detail.verified'))).toBeVisible();
  await app.open('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/mailing-settings$/);
  await changeSite(platform, 'flags', {});
});
