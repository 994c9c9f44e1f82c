import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { App } from './app.ts';
import { placeBet } from './bets.ts';
import { CRICKET, ESPORTS, FOOTBALL } from './play.ts';
import type { Match, Platform } from './platform.ts';
import { upcomingPick } from './slip.ts';

const Route = v.object({
  id: v.string(),
  path: v.string(),
  access: v.picklist(['anyone', 'guest', 'player']),
  redirect: v.nullable(v.string()),
  isUnavailable: v.boolean(),
  section: v.string(),
  layout: v.string(),
  inOffice: v.boolean(),
  hasOwnPhoneHeader: v.boolean(),
  flag: v.nullable(v.string()),
  needs: v.array(v.string()),
});
/** A row of the route table, as the command prints it. */
export type Route = v.InferOutput<typeof Route>;

const printer = fileURLToPath(new URL('../../../apps/web/scripts/routes.ts', import.meta.url));
/** Every row of the route table, in its order. */
export const routes = v.parse(
  v.array(Route),
  JSON.parse(execFileSync(process.execPath, [printer, '--json'], { encoding: 'utf8' })),
);

/** Values of the parameters of a route's path. */
type Filling = Readonly<Record<string, string>>;

/** Returns the addresses of a route after the language segment: without its optional segments, and with them. */
function addressesOf(path: string, filling: Filling): string[] {
  const fill = (parts: readonly string[]) =>
    parts
      .map((part) => {
        if (part === '*') return 'nowhere/at/all';
        if (!part.startsWith(':')) return part;
        const value = filling[part.slice(1).replace('?', '')];
        if (value === undefined) throw new Error(`Say in this file what stands for ${part} of ${path}.`);
        return value;
      })
      .map((part) => `/${part}`)
      .join('');
  const parts = path.split('/').slice(2);
  const needed = parts.filter((part) => !part.endsWith('?'));
  return needed.length === parts.length ? [fill(parts)] : [fill(needed), fill(parts)];
}

/** Returns a match of the sport, for pages about one match. */
async function aMatch(platform: Platform, section: 'live' | 'line', sport: number): Promise<Match> {
  const [match] = await platform.matches(section, sport);
  if (!match) throw new Error(`There is nothing of sport ${sport} in ${section}.`);
  return match;
}

/** Parameters that accept any value. */
const made =
  'id block category slug ruleGroup chapter qrName landingId landingRoute lottoId sectionName totoSection ' +
  'drawId paymentId promotionId topicId subTopicId transactionId provider subcategory gameId gameName a b c';

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
    // Values for addresses of pages that this site doesn't have.
    ...Object.fromEntries(made.split(' ').map((name) => [name, 'a-1'])),
    gameRoute: 'chest-bonus',
    '*': 'nowhere',
  };
}

/** Id of a cricket player who has statistics, taken from the leading batters. */
async function cricketPlayer({ port }: Platform): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/web-api/cricket/leaders`);
  const Leaders = v.object({ batters: v.array(v.object({ player: v.object({ id: v.number() }) })) });
  const [first] = v.parse(Leaders, await answer.json()).batters;
  if (!first) throw new Error('Nobody has batted.');
  return String(first.player.id);
}

/** Addresses of the e-sports section, which its own resolver distinguishes. */
async function cyberAddresses(platform: Platform): Promise<string[]> {
  const { discipline, competitionId } = await aMatch(platform, 'live', ESPORTS);
  const pages = ['', '/virtual', '/all', '/search-events'];
  const own = ['', '/line', '/results', '/champs', `/${competitionId}`].map(
    (page) => `/${discipline}${page}`,
  );
  return [...pages, ...own].map((page) => `/cyber${page}`);
}

/** Parameters of pages about a game and about its provider; any value where the platform has no games. */
async function casinoFilling({ port }: Platform): Promise<Filling> {
  const answer = await fetch(`http://localhost:${port}/web-api/casino/games?device=phone&lang=en&limit=1`);
  const Games = v.object({
    games: v.array(v.object({ id: v.number(), provider: v.object({ slug: v.string() }) })),
  });
  const [first] = answer.ok ? v.parse(Games, await answer.json()).games : [];
  return first ? { gameId: String(first.id), gameName: 'any', provider: first.provider.slug } : {};
}

/**
 * Returns the addresses of a route after the language segment, with and without its optional segments.
 * @param who a player places a bet for the address that needs one; a guest has none
 */
export async function pagesOf(
  { id, path, section }: Route,
  app: App,
  platform: Platform,
  who: 'guest' | 'player' = 'player',
): Promise<string[]> {
  if (id === 'cyber') return cyberAddresses(platform);
  if (id === 'cyber-game') {
    const match = await aMatch(platform, 'live', ESPORTS);
    return [`/cyber/${match.discipline}/${match.competitionId}/live/${match.id}`];
  }
  const sport = id.startsWith('cricket') ? CRICKET : FOOTBALL;
  const match = await aMatch(platform, id.startsWith('line') ? 'line' : 'live', sport);
  return addressesOf(path, {
    ...fillingOf(match),
    ...(path.includes(':couponId') && {
      couponId: who === 'guest' ? '1' : await placedBet(app, platform),
    }),
    ...(['casino', 'game'].includes(section) && (await casinoFilling(platform))),
    ...(id === 'cricket-player' && { id: await cricketPlayer(platform) }),
  });
}

/** Places a bet as the signed-in player and returns its number. */
async function placedBet(app: App, platform: Platform): Promise<string> {
  return placeBet(app.page, { typeId: 0, picks: [await upcomingPick(platform)], amount: '5.00' });
}
