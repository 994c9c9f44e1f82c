import { crashResult, isClientSeed, resultOf, streamOf, STRIPS } from '@touchline/games';
import type { GameId, Seeds, Stream } from '@touchline/games';

/** Choice that an outcome depends on. */
export interface OutcomeOptions {
  /** Number of mines. @default 3 */
  readonly mines?: number;
  /** Rows of pegs. @default 8 */
  readonly rows?: number;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['c', 'd', 'h', 's'];

const times = <Value>(count: number, make: () => Value): readonly Value[] =>
  Array.from({ length: count }, make);
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const hundredths = (value: number): string => (value / 100).toFixed(2);

function cards(stream: Stream): string {
  return times(16, () => stream.draw(52))
    .map((card) => `${RANKS[Math.floor(card / 4)]}${SUITS[card % 4]}`)
    .join(' ');
}

const OUTCOMES: Readonly<
  Record<Exclude<GameId, 'crash' | 'scratch'>, (stream: Stream, options: OutcomeOptions) => string>
> = {
  dice: (stream) => hundredths(stream.draw(10_000)),
  limbo: (stream) => hundredths(resultOf(stream.take52())),
  mines: (stream, { mines = 3 }) => stream.shuffle(range(0, 24), mines).slice(0, mines).join(' '),
  climb: (stream) => times(8, () => stream.draw(4)).join(' '),
  plinko: (stream, { rows = 8 }) => times(rows, () => stream.draw(2)).join(''),
  keno: (stream) => stream.shuffle(range(1, 80), 20).slice(0, 20).join(' '),
  roulette: (stream) => String(stream.draw(37)),
  hilo: cards,
  blackjack: cards,
  slot: (stream) => {
    const stops = STRIPS.map(() => stream.draw(24));
    const rows = [0, 1, 2].map((row) =>
      STRIPS.map((strip, reel) => strip[((stops[reel] ?? 0) + row) % 24]).join(''),
    );
    return `${stops.join(' ')} · ${rows.join(' ')}`;
  },
};

/** Games whose outcome the page computes from seeds alone. */
export const checkedGames = [...Object.keys(OUTCOMES), 'crash'] as readonly Exclude<GameId, 'scratch'>[];

/**
 * Returns the outcome of a round in signs: the roll, the tiles with mines from 0 to 24, the cards in order. In crash the
 * server seed is the hash of the game and the client seed the salt.
 * @returns undefined if the seeds aren't possible
 */
export function outcomeOf(
  game: Exclude<GameId, 'scratch'>,
  seeds: Seeds,
  options: OutcomeOptions,
): string | undefined {
  const { serverSeed, clientSeed, nonce } = seeds;
  if (!/^[\da-f]{64}$/.test(serverSeed) || !isClientSeed(clientSeed)) return undefined;
  if (!Number.isSafeInteger(nonce) || nonce < 0) return undefined;
  return game === 'crash'
    ? hundredths(crashResult(clientSeed, serverSeed))
    : OUTCOMES[game](streamOf(seeds), options);
}
