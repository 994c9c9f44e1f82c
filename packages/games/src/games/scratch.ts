import { rational } from '@touchline/betting';
import type { Stream } from '../fair/stream.ts';
import { EVEN } from '../multipliers.ts';
import type { Prize } from '../returns.ts';
import { checkBestPrize, opened, settledAt, withoutTurns } from '../rounds.ts';
import type { RoundState, RoundTerms, Rules } from '../rounds.ts';
import { SCRATCH_PRIZES, SCRATCH_TICKETS, prizeAt } from './scratchSeries.ts';

const AMOUNTS = [1, 2, 5, 20, 100, 1_000, 10_000] as const;
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const EQUAL = 3;

export interface ScratchState extends RoundState<'scratch'> {
  readonly card: readonly number[];
  readonly prize: number;
  readonly ticket: number | null;
}

/** Returns the prizes of a ticket: those of a whole series. */
export const scratchPrizes = (): readonly Prize[] =>
  SCRATCH_PRIZES.map(({ prize, tickets }) => ({
    chance: rational.of(BigInt(tickets), BigInt(SCRATCH_TICKETS)),
    pays: prize * EVEN,
  }));

/** Tickets with the same odds for everyone; a ticket of a series is started by `startTicket`. */
export const scratch: Rules<'scratch', ScratchState> = {
  ...withoutTurns,
  game: 'scratch',
  start: (stream, terms) => scratched(stream, terms, prizeAt(stream.draw(SCRATCH_TICKETS)), null),
  view: ({ card, prize, ticket }) => ({ game: 'scratch', card, prize, ticket }),
};

/**
 * Starts a round with a ticket of a series, which has the prize; the player's stream makes the card only.
 * @param ticket number in the series, from 1
 */
export function startTicket(
  stream: Stream,
  terms: RoundTerms,
  { ticket, prize }: { readonly ticket: number; readonly prize: number },
): ScratchState {
  return scratched(stream, terms, prize, ticket);
}

function scratched(stream: Stream, terms: RoundTerms, prize: number, ticket: number | null): ScratchState {
  const round = opened('scratch', terms);
  checkBestPrize(round, SCRATCH_PRIZES[0].prize * EVEN);
  return settledAt({ ...round, card: cardOf(stream, prize), prize, ticket }, prize * EVEN);
}

/**
 * Returns the nine amounts of a card. No amount but the prize is on it three times, and nothing else is arranged:
 * near misses are as frequent as chance makes them.
 */
function cardOf(stream: Stream, prize: number): readonly number[] {
  if (prize === 0) return withoutThree(stream, AMOUNTS, PLACES.length);
  const winning = new Set(stream.shuffle(PLACES, EQUAL).slice(0, EQUAL));
  const others = AMOUNTS.filter((amount) => amount !== prize);
  const rest = withoutThree(stream, others, PLACES.length - EQUAL);
  let used = 0;
  return PLACES.map((place) => (winning.has(place) ? prize : (rest[used++] ?? 0)));
}

/** Returns amounts of which none occurs three times; all are drawn again until that holds. */
function withoutThree(stream: Stream, amounts: readonly number[], count: number): readonly number[] {
  for (;;) {
    const drawn = Array.from({ length: count }, () => amounts[stream.draw(amounts.length)] ?? 0);
    if (amounts.every((amount) => drawn.filter((other) => other === amount).length < EQUAL)) return drawn;
  }
}
