import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** A past session, as the platform answers. */
const past = (id: string, userAgent: string) => ({
  id,
  userAgent,
  startedAt: 1_780_000_000 + Number(id),
  lastActiveAt: 1_780_000_500,
  endedAt: 1_780_000_600,
  isThis: false,
});

test('the history of sign-ins begins with open sessions, and shows earlier ones on request', async ({
  app,
  page,
}) => {
  const { say } = app;
  await newPlayer(app);
  // The journeys’ player has one session: earlier ones are added to the answers.
  await page.route('**/web-api/user/sessions**', async (route) => {
    const isNext = new URL(route.request().url()).searchParams.get('before') === '7';
    if (isNext) return route.fulfill({ json: { sessions: [past('3', 'Android 16 Firefox')], next: null } });
    const answer = await route.fetch();
    const { sessions } = await answer.json();
    return route.fulfill({
      response: answer,
      json: { sessions: [...sessions, past('7', 'iPhone OS 26 Safari')], next: '7' },
    });
  });
  await app.open('/office/session-history');
  await expect(page.getByText(say('security:sessions.current'))).toBeVisible();
  const earlier = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: say('security:sessions.past') }) });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await app.button('security:sessions.more').press('Enter');
  await expect(earlier.getByRole('listitem')).toHaveCount(2);
  await expect(app.button('security:sessions.more')).toHaveCount(0);
});
