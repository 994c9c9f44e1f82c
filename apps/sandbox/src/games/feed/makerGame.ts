import { percentOf, returnRange, returnWithLevels, usualLevels } from '@touchline/games';
import { currencies, maxStakeOf, minStakeOf, toText } from '../money.ts';
import { engineFacts } from './engineFacts.ts';
import type { Title } from './titles.ts';

/** Version of the rules, shown beside the return. */
export const RULES_VERSION = '1.0';

/** Version of the thumbnails: a new one gives them new addresses. */
const ART_VERSION = '3';

const withLevels = percentOf(returnWithLevels(returnRange('slot').lowest, usualLevels()));

/** Returns what a title returns in per cent; with a jackpot, its share is included. */
export const makerRtp = ({ jackpotId, engine }: Title): string =>
  jackpotId === null ? engineFacts[engine].rtp : withLevels;

/** Returns the currencies of a title: jackpots are counted in euros, so their titles are played in euros only. */
export const currenciesOf = ({ jackpotId }: Title): readonly string[] =>
  jackpotId === null ? [...currencies.keys()] : ['EUR'];

/** Returns the step of a title's stakes in minor units: a slot divides its stake among ten lines. */
export const stepOfTitle = ({ engine }: Pick<Title, 'engine'>, iso: string): bigint =>
  engine === 'slot' ? minStakeOf(iso) : 1n;

/** Returns whether a title has free rounds: slots have, whose rounds take one stake. */
export const hasFreeRounds = ({ engine }: Pick<Title, 'engine'>): boolean => engine === 'slot';

/**
 * Returns a title in the form of the protocol.
 * @param origin of the maker
 */
export function makerGame(title: Title, origin: string): object {
  const facts = engineFacts[title.engine];
  const played = currenciesOf(title);
  const amounts = (amountOf: (iso: string) => bigint): Record<string, string> =>
    Object.fromEntries(played.map((iso) => [iso, toText(amountOf(iso), iso)]));
  const thumbnail = (size: string): string => `${origin}/thumbnails/${title.id}/${size}.svg?v=${ART_VERSION}`;
  return {
    gameId: title.id,
    name: title.name,
    provider: title.provider,
    category: title.category,
    subcategories: title.subcategories,
    tags: title.tags,
    features: [...facts.features, ...(title.jackpotId === null ? [] : ['jackpot'])],
    volatility: facts.volatility,
    rtp: makerRtp(title),
    rtpVersion: RULES_VERSION,
    minStake: amounts(minStakeOf),
    maxStake: amounts(maxStakeOf),
    maxWin: facts.maxWin,
    hasDemo: true,
    isOwn: title.isOwn,
    thumbnails: { standard: thumbnail('standard'), wide: thumbnail('wide') },
    blockedCountries: [],
    currencies: played,
    languages: ['en', 'ru', 'ar'],
    devices: ['phone', 'desktop'],
    orientation: 'any',
    minCycleMs: facts.minCycleMs,
    isLive: false,
    addedAt: title.addedAt,
    popularity: title.popularity,
    jackpotIds: title.jackpotId === null ? [] : [title.jackpotId],
    rulesUrl: `${origin}/rules/${title.id}`,
    verifyUrl: `${origin}/check?round={roundId}`,
    aliases: title.aliases,
    freeRounds: hasFreeRounds(title) ? { stakeSteps: amounts((iso) => stepOfTitle(title, iso)) } : null,
  };
}
