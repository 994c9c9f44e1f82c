import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { placeBet } from './support/bets.ts';
import { FOOTBALL } from './support/play.ts';
import { newPlayer } from './support/player.ts';
import { upcomingPick } from './support/slip.ts';
import { expect, test } from './support/test.ts';
import type { App } from './support/app.ts';
import type { Platform } from './support/platform.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MODES = ['light', 'dark', 'contrast'] as const;
/** A mode changes colours only, so one of them is asked everything and the others what depends on colour. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const Routes = v.array(
  v.object({ id: v.string(), path: v.string(), who: v.picklist(['anyone', 'guest', 'player']) }),
);

const printer = fileURLToPath(new URL('../../apps/web/scripts/routes.ts', import.meta.url));
const routes = v.parse(
  Routes,
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

async function fillingOf(platform: Platform, section: 'live' | 'line'): Promise<Filling> {
  const [match] = await platform.matches(section, FOOTBALL);
  if (!match) throw new Error(`There is no football in ${section}.`);
  return {
    sport: 'football',
    sportName: 'football',
    champ: String(match.competitionId),
    game: String(match.id),
    event: String(match.id),
    matchId: String(match.id),
    team: String(match.homeId),
    view: 'results',
    section: 'live',
    kind: 'zone',
    type: 'fast',
  };
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
        const couponId = path.includes(':couponId') ? await placedBet(app, platform) : '';
        const filling = { ...(await fillingOf(platform, id.startsWith('line') ? 'line' : 'live')), couponId };
        for (const address of addressesOf(path, filling)) {
          await app.open(address);
          await settled(page);
          await expectAccessible(page, address);
          await expectNoOverflow(page, address);
        }
      });
    });
  }
}
