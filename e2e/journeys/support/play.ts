import type { Market, Match, Platform, Selection } from './platform.ts';

export const FOOTBALL = 1;
export const BASKETBALL = 3;
export const TABLE_TENNIS = 10;
export const ESPORTS = 40;
export const CRICKET = 66;

/** A selection that a journey bets on, with the price at which it was chosen. */
export interface Pick {
  readonly match: Match;
  readonly market: Market;
  readonly selection: Selection & { readonly k: string };
}

/** Platform time after which a live bet is decided, seconds: longer than any sport's live delay. */
export const LIVE_DELAY = 10;

/** Maximum number of steps in which a journey waits for play, each of `step` seconds. */
const STEPS_MOST = 400;

/** The market of a type that takes bets now; undefined if the match has none. */
export async function openMarket(
  platform: Platform,
  matchId: number,
  type: string,
): Promise<Market | undefined> {
  const found = await platform.match(matchId);
  return found?.markets.find((market) => market.type === type && market.status === 1);
}

/** The selection of a market by key, with its price. @throws {Error} if it has no price */
export function pickOf(match: Match, market: Market, key: string): Pick {
  const selection = market.selections.find((one) => one.key === key);
  if (selection?.k === undefined) throw new Error(`${market.id} has no price for "${key}".`);
  return { match, market, selection: { ...selection, k: selection.k } };
}

/** The most likely selection of a market. */
export function favouriteOf(match: Match, market: Market): Pick {
  const keys = market.selections.filter(({ k }) => k !== undefined);
  const [first] = keys.toSorted((a, b) => Number(a.k) - Number(b.k));
  if (!first) throw new Error(`${market.id} has no prices.`);
  return pickOf(match, market, first.key);
}

/** Clock, in seconds, beyond which a match may be over before a journey has bet on it. */
const TOO_LATE = 80 * 60;
/** Price of a favourite below which it hardly moves any more: the match is practically decided. */
const DECIDED = 1.15;
/** Seconds of play between two searches for matches. */
const LOOK_AGAIN = 300;

/** Returns whether all prices of a market are present and can still move. */
function isUndecided({ selections }: Market): boolean {
  return selections.every(({ k }) => Number(k) >= DECIDED);
}

/**
 * Matches in play with an open, undecided market of a type, those that began last first. Play advances until enough
 * matches are found.
 * @param wanted `endsFirst` reverses the order, for matches that are played to their end
 * @throws {Error} if there are never enough
 */
export async function liveMatches(
  platform: Platform,
  wanted: { sportId: number; type: string; count: number; endsFirst?: boolean },
): Promise<{ match: Match; market: Market }[]> {
  const { sportId, type, count, endsFirst = false } = wanted;
  return playUntil(
    platform,
    LOOK_AGAIN,
    `${count} matches of sport ${sportId} with an open ${type}`,
    async () => {
      const found: { match: Match; market: Market }[] = [];
      const inPlay = (await platform.matches('live', sportId)).filter(
        ({ status, clock }) => status === 2 && !(endsFirst && (clock?.seconds ?? 0) > TOO_LATE),
      );
      for (const match of endsFirst ? inPlay : inPlay.toReversed()) {
        const market = await openMarket(platform, match.id, type);
        if (market && isUndecided(market)) found.push({ match, market });
        if (found.length === count) return found;
      }
      return undefined;
    },
  );
}

/**
 * A price of the football match in play that began last.
 * @param key of the market's selection
 */
export async function livePick(platform: Platform, key = 'home', type = 'match-result'): Promise<Pick> {
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type, count: 1 });
  if (!first) throw new Error('There is no football in play.');
  return pickOf(first.match, first.market, key);
}

/** The home side of the first suitable match in play whose market is open; undefined when there is none. */
export async function homeOf(
  platform: Platform,
  sportId: number,
  type: string,
  isWanted: (match: Match) => boolean = () => true,
): Promise<Pick | undefined> {
  for (const match of await platform.matches('live', sportId)) {
    const isOn = match.status === 2 && isWanted(match);
    const market = isOn ? await openMarket(platform, match.id, type) : undefined;
    if (market?.selections.every(({ k }) => k !== undefined)) return pickOf(match, market, 'home');
  }
  return undefined;
}

/** A selection of table tennis whose bets are closed soon, for the break after a set; undefined when there is none. */
export function pickBeforeBreak(platform: Platform): Promise<Pick | undefined> {
  // With at most one set won, play continues after this set.
  return homeOf(
    platform,
    TABLE_TENNIS,
    'winner',
    ({ score }) => Math.max(...(score?.total ?? [])) <= 1 && Math.max(...(score?.parts?.at(-1) ?? [])) >= 8,
  );
}

/** Current price of a selection; undefined if its market doesn't take bets. */
export async function priceNow(platform: Platform, pick: Pick): Promise<string | undefined> {
  const found = await platform.match(pick.match.id);
  const market = found?.markets.find(({ id }) => id === pick.market.id);
  return market?.status === 1 ? market.selections.find(({ id }) => id === pick.selection.id)?.k : undefined;
}

/**
 * Advances play until `look` returns a value.
 * @param step seconds between two looks
 * @throws {Error} if that doesn't happen within the time of a match
 */
export async function playUntil<T>(
  platform: Platform,
  step: number,
  what: string,
  look: () => Promise<T | undefined>,
): Promise<T> {
  for (let steps = 0; steps < STEPS_MOST; steps += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await platform.advance(step);
  }
  throw new Error(`Play went on for ${STEPS_MOST * step} s without: ${what}.`);
}

/**
 * Advances play until the selection has another price and takes bets.
 * @returns the new price
 */
export function playUntilMoved(
  platform: Platform,
  pick: Pick,
  wanted: (price: number, from: number) => boolean = (price, from) => price !== from,
): Promise<string> {
  const from = Number(pick.selection.k);
  return playUntil(platform, 10, `a move of ${pick.selection.id}`, async () => {
    const price = await priceNow(platform, pick);
    return price !== undefined && wanted(Number(price), from) ? price : undefined;
  });
}

/** Advances play until the matches are over and their bets settled. */
export async function playToTheEnd(platform: Platform, matches: readonly Match[]): Promise<void> {
  await playUntil(platform, 300, 'the end of the matches', async () => {
    const states = await Promise.all(matches.map(({ id }) => platform.match(id)));
    return states.every((state) => state === undefined || state.match.status >= 4) ? true : undefined;
  });
}

/** Number of goals of a match. */
export const goals = ({ score }: Match): number =>
  (score?.total ?? [0, 0]).reduce((sum, side) => sum + side, 0);

/** Number of matches that a journey follows at most until one has a goal. */
const FOLLOWED = 6;

/**
 * Shows football matches in play, one after the other, until one has another goal while it is shown.
 * @param show opens a page with the match
 * @returns the match before and after the goal
 */
export async function playUntilGoal(
  platform: Platform,
  show: (match: Match, market: Market) => Promise<unknown>,
): Promise<{ before: Match; after: Match }> {
  for (let followed = 0; followed < FOLLOWED; followed += 1) {
    const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
    if (!first) break;
    await show(first.match, first.market);
    const before = (await platform.match(first.match.id))?.match ?? first.match;
    const after = await playUntil(platform, 60, `a goal of match ${before.id}, or its end`, async () => {
      const now = (await platform.match(before.id))?.match;
      if (!now || now.status > 3) return before;
      return goals(now) > goals(before) ? now : undefined;
    });
    if (after !== before) return { before, after };
  }
  throw new Error(`${FOLLOWED} matches ended without another goal: choose another seed.`);
}
