import type { App } from '../support/app.ts';
import { placeBet } from '../support/bets.ts';
import { favouriteOf, playUntil, type Pick } from '../support/play.ts';
import type { Match, Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const LONG_TERM = 2999;

interface Sport {
  readonly id: number;
  readonly slug: string;
  readonly live: number;
}

async function sportsOf({ port }: Platform): Promise<readonly Sport[]> {
  const answer = await fetch(`http://localhost:${port}/web-api/line/sports`);
  // The cast: the platform checks its answers by the contract.
  return ((await answer.json()) as { sports: Sport[] }).sports;
}

/** One match of a sport: in play if there is any. */
async function oneOf(platform: Platform, { id, live }: Sport): Promise<Match> {
  const [match] = (await platform.matches(live > 0 ? 'live' : 'line', id)).toReversed();
  if (!match) throw new Error(`Sport ${id} has no match.`);
  return match;
}

const scoreOf = (app: App) => app.page.getByRole('banner').or(app.main);

test('every sport is listed', async ({ platform }) => {
  const sports = await sportsOf(platform);
  expect(sports.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      'football',
      'tennis',
      'basketball',
      'ice-hockey',
      'volleyball',
      'handball',
      'baseball',
      'american-football',
      'cricket',
      'table-tennis',
      'esports',
      'boxing',
      'motorsport',
      'long-term',
    ]),
  );
});

/** Sports with different kinds of scores: a total, sets, and none. */
const DIFFERENT = ['football', 'tennis', 'motorsport'];

for (const [which, isShown, isThorough] of [
  ['different sports have', (slug: string) => DIFFERENT.includes(slug), false],
  ['every other sport has', (slug: string) => !DIFFERENT.includes(slug), true],
] as const) {
  test(
    `${which} a list and a match page, with the score as the platform has it`,
    { tag: isThorough ? '@thorough' : [] },
    async ({ app, platform }) => {
      const sports = (await sportsOf(platform)).filter(({ slug }) => isShown(slug));
      expect(sports.length).toBeGreaterThan(2);
      for (const sport of sports) {
        const match = await oneOf(platform, sport);
        await test.step(sport.slug, async () => {
          await app.go(`/${sport.live > 0 ? 'live' : 'line'}/${sport.slug}`);
          await expect(app.row(match)).toContainText(match.home);
          await app.row(match).getByRole('link').first().click();
          await expect(app.page.getByRole('heading', { level: 1 })).toContainText(match.home);
          if (match.score && match.away !== '') {
            // Cricket shows wickets after its runs.
            for (const figure of match.score.total) {
              const text = new RegExp(`^${figure}(?:/\\d+)?$`);
              await expect(scoreOf(app).getByText(text).filter({ visible: true }).first()).toBeVisible();
            }
          }
          await expect(app.main.getByRole('region').nth(1)).toBeAttached();
        });
      }
    },
  );
}

/** A pre-match selection, of the match of a sport that ends first. */
async function pickIn(platform: Platform, sportId: number, type: string): Promise<Pick> {
  for (const match of await platform.matches('line', sportId)) {
    const market = (await platform.match(match.id))?.markets.find((one) => one.type === type);
    if (market?.status === 1) return favouriteOf(match, market);
  }
  throw new Error(`Sport ${sportId} has no match to come with an open ${type}.`);
}

// A suite of the demonstration line settles every market of every sport.
test(
  'bets on new sports are accepted, and settled as play ends',
  { tag: ['@money', '@thorough'] },
  async ({ app, page, platform }) => {
    test.setTimeout(240_000);
    await newPlayer(app, '100.00');
    const picks = [
      await pickIn(platform, 8, 'part-total'),
      await pickIn(platform, 9, 'method'),
      await pickIn(platform, 26, 'outright-winner'),
    ];
    const ids: string[] = [];
    for (const pick of picks) ids.push(await placeBet(page, { typeId: 0, picks: [pick], amount: '5.00' }));
    const stateOf = async (id: string): Promise<string> => {
      const read = (path: string) => fetch(path).then((answer) => answer.json());
      const { coupon } = await page.evaluate(read, `/web-api/coupons/${id}`);
      return coupon.state;
    };
    await playUntil(platform, 600, 'the settling of all bets', async () => {
      const states = await Promise.all(ids.map(stateOf));
      return states.every((state) => state === 'settled') ? true : undefined;
    });
    const [, , race] = picks;
    await app.open(`/office/history/${ids[2]}`);
    await expect(app.main.getByText(race?.selection.key ?? '', { exact: false }).first()).toBeVisible();
  },
);

test('long-term events are in the line, with their runners', async ({ app, platform }) => {
  const [event] = await platform.matches('line', LONG_TERM);
  if (!event) throw new Error('There is no long-term event.');
  await app.openMatch(event, 'long-term');
  const winner = (await platform.match(event.id))?.markets.find(({ type }) => type === 'outright-winner');
  const title = app.say('marketsMore:type.outright-winner');
  const card = app.main.getByRole('region', { name: title, exact: true });
  await expect(
    card.getByRole('button', { name: new RegExp(`^${RegExp.escape(winner?.selections[0]?.key ?? '')}`) }),
  ).toBeVisible();
});
