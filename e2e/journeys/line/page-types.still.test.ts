import { pickedMatches } from '../support/picked.ts';
import { expect, test } from '../support/test.ts';

const ABOUT_COMPETITIONS = [
  'epl',
  'laliga',
  'europaleague',
  'ipl',
  'scf',
  'fifacwc',
  'nbafinals',
  'nhlfinals',
];

test('a page about a competition that is not in the line shows a message, and other matches', async ({
  app,
  page,
}) => {
  for (const type of ABOUT_COMPETITIONS) {
    await app.go(`/${type}`);
    const name = app.say(`pages:type.${type}.title`);
    await expect(app.main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(app.main.getByText(app.say('pages:none.competition', { name }))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(RegExp.escape(name)));
  }
  await expect(app.heading('sports:topCompetitions')).toBeVisible();
  await app.link('pages:toLine').click();
  await expect(page).toHaveURL(/\/en\/line/);
});

test('a page about a competition shows its matches where the line has it', async ({
  app,
  page,
  platform,
}) => {
  const [match] = await pickedMatches(platform, 'section=line&sportId=1&limit=1');
  if (!match) throw new Error('There is no football to come.');
  // The demo data has other league names: one league is renamed to the one that the page expects.
  await page.route('**/web-api/line/competitions', async (route) => {
    const answer = await route.fetch();
    const { competitions } = await answer.json();
    const named = competitions.map((one: { id: number }) =>
      one.id === match.competitionId ? { ...one, name: 'Premier League', country: 'gb-eng' } : one,
    );
    await route.fulfill({ response: answer, json: { competitions: named } });
  });
  await app.openBare('/epl');
  await expect(app.row(match).first()).toBeVisible();
  await expect(app.heading('pages:part.line')).toBeVisible();
});

test('recommended and championships show the best matches of all sports', async ({ app, platform }) => {
  const best = await pickedMatches(platform, 'best=true');
  expect(best.length).toBeGreaterThan(0);
  for (const type of ['recommendation', 'champ']) {
    await app.go(`/${type}`);
    await expect(app.main.getByRole('heading', { level: 1 })).toHaveText(app.say(`pages:type.${type}.title`));
    for (const match of best.slice(0, 3)) await expect(app.row(match).first()).toBeVisible();
  }
});

test('pages about followed items begin with instructions', async ({ app }) => {
  for (const type of ['team', 'betsonyour']) {
    await app.go(`/${type}`);
    await expect(app.main.getByRole('heading', { level: 1 })).toHaveText(app.say(`pages:type.${type}.title`));
    await expect(app.main.getByText(app.say('pages:none.followed'))).toBeVisible();
  }
});
