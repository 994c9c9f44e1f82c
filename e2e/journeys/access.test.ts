import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { placeBet } from './support/bets.ts';
import { CRICKET, ESPORTS, FOOTBALL } from './support/play.ts';
import { newPlayer } from './support/player.ts';
import { upcomingPick } from './support/slip.ts';
import { expect, test } from './support/test.ts';
import type { App } from './support/app.ts';
import type { Match, Platform } from './support/platform.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MODES = ['light', 'dark', 'contrast'] as const;
/** A mode changes colours only, so one of them is asked everything and the others what depends on colour. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const Route = v.object({ id: v.string(), path: v.string(), who: v.picklist(['anyone', 'guest', 'player']) });
type Route = v.InferOutput<typeof Route>;

const printer = fileURLToPath(new URL('../../apps/web/scripts/routes.ts', import.meta.url));
const routes = v.parse(
  v.array(Route),
  JSON.parse(execFileSync(process.execPath, [printer, '--json'], { encoding: 'utf8' })),
);

/** What stands for each parameter of an address. */
type Filling = Readonly<Record<string, string>>;

/** The addresses of a route, after the language: with its optional parts, and without them. */
function addressesOf(path: string, filling: Filling): string[] {
  const fill = (parts: readonly string[]) =>
    parts
      .map((part) => {
        if (part === '*') return 'nowhere/at/all';
        if (!part.startsWith(':')) return part;
        const value = filling[part.slice(1).replace('?', '')];
        if (value === undefined) throw new Error(`Say in this test what stands for ${part} of ${path}.`);
        return value;
      })
      .map((part) => `/${part}`)
      .join('');
  const parts = path.split('/').slice(2);
  const needed = parts.filter((part) => !part.endsWith('?'));
  return needed.length === parts.length ? [fill(parts)] : [fill(needed), fill(parts)];
}

/** A match of a sport that such a page can be about. */
async function aMatch(platform: Platform, section: 'live' | 'line', sport: number): Promise<Match> {
  const [match] = await platform.matches(section, sport);
  if (!match) throw new Error(`There is nothing of sport ${sport} in ${section}.`);
  return match;
}

function fillingOf({ id, competitionId, homeId }: Match): Filling {
  return {
    sport: 'football',
    sportName: 'football',
    champ: String(competitionId),
    game: String(id),
    event: String(id),
    matchId: String(id),
    team: String(homeId),
    token: 'summer',
    view: 'results',
    section: 'live',
    kind: 'zone',
    type: 'fast',
  };
}

/** A player of cricket with figures: of those who have scored most. */
async function cricketPlayer({ port }: Platform): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/web-api/cricket/leaders`);
  const Leaders = v.object({ batters: v.array(v.object({ player: v.object({ id: v.number() }) })) });
  const [first] = v.parse(Leaders, await answer.json()).batters;
  if (!first) throw new Error('Nobody has batted.');
  return String(first.player.id);
}

/** The pages of the section whose addresses only its own resolver tells apart. */
async function cyberAddresses(platform: Platform): Promise<string[]> {
  const { discipline, competitionId } = await aMatch(platform, 'live', ESPORTS);
  const pages = ['', '/virtual', '/all', '/search-events'];
  const own = ['', '/line', '/results', '/champs', `/${competitionId}`].map(
    (page) => `/${discipline}${page}`,
  );
  return [...pages, ...own].map((page) => `/cyber${page}`);
}

async function pagesOf({ id, path }: Route, app: App, platform: Platform): Promise<string[]> {
  if (id === 'cyber') return cyberAddresses(platform);
  if (id === 'cyber-game') {
    const match = await aMatch(platform, 'live', ESPORTS);
    return [`/cyber/${match.discipline}/${match.competitionId}/live/${match.id}`];
  }
  const sport = id.startsWith('cricket') ? CRICKET : FOOTBALL;
  const match = await aMatch(platform, id.startsWith('line') ? 'line' : 'live', sport);
  return addressesOf(path, {
    ...fillingOf(match),
    ...(path.includes(':couponId') && { couponId: await placedBet(app, platform) }),
    ...(id === 'cricket-player' && { id: await cricketPlayer(platform) }),
  });
}

/** Places a bet and answers its number. */
async function placedBet(app: App, platform: Platform): Promise<string> {
  await newPlayer(app, '50.00');
  return placeBet(app.page, { typeId: 0, picks: [await upcomingPick(platform)], amount: '5.00' });
}

/** What is on its way has come: nothing is busy, and fonts are there. */
async function settled(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Brings every transition to its end at once, so that colours are not judged on their way. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const mode of MODES) {
    await page.evaluate((name) => (document.documentElement.dataset['mode'] = name), mode);
    await atRest(page);
    // No page has frames, and no rule asked for needs the style sheets again.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: false });
    const asked = mode === MODES[0] ? axe.withTags(TAGS) : axe.withRules(OF_COLOUR);
    const { violations } = await asked.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(found, `${where} in ${mode}`).toEqual([]);
  }
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  // Less where a page keeps a place for the scroll bar.
  expect.soft(content, `${where} at 320 px`).toBeLessThanOrEqual(width);
  if (size) await page.setViewportSize(size);
}

for (const { id, path, who } of routes) {
  for (const lang of ['en', 'ar'] as const) {
    test.describe(`the page ${id} in ${lang}`, () => {
      test.use({ lang });

      test('is accessible in three modes and fits 320 px', async ({ app, page, platform, quiet }) => {
        if (id === 'not-found') quiet.allow(/404/);
        if (who === 'player' && !path.includes(':couponId')) await newPlayer(app);
        for (const address of await pagesOf({ id, path, who }, app, platform)) {
          await app.open(address);
          await settled(page);
          await expectAccessible(page, address);
          await expectNoOverflow(page, address);
        }
      });
    });
  }
}
