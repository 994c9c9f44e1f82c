import type { WriteOf } from '../api/calls.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import { emptyForm, playersOf, problemsOf, type FreeRoundsForm } from './freeRoundsDraft.ts';

/** An order as it is sent, without its reason and its key. */
type FreeRoundsOrder = Omit<WriteOf<'post', '/ops/free-rounds/{siteId}'>['body'], 'key' | 'reason'>;

/** Fields of an order, and what is sent. */
export const freeRoundsSchema: DraftSchema<string, FreeRoundsForm, FreeRoundsOrder> = {
  read: emptyForm,
  parse(form) {
    const problems = problemsOf(form);
    const { until } = form;
    return problems.length > 0 || until === undefined ? { problems } : { body: orderOf(form, until) };
  },
};

function orderOf(form: FreeRoundsForm, until: number): FreeRoundsOrder {
  const { from, goesTo, times, days, maxBet, mostWon } = form;
  return {
    players: playersOf(form),
    gameIds: form.games.map(({ id }) => id),
    rounds: Number(form.rounds),
    stake: form.stake.trim(),
    iso: form.iso,
    ...(from === undefined ? {} : { from }),
    until,
    ...(goesTo === 'bonus'
      ? {
          wagering: {
            times: times.trim(),
            days: Number(days),
            ...(maxBet.trim() === '' ? {} : { maxBet: maxBet.trim() }),
          },
        }
      : {}),
    ...(mostWon.trim() === '' ? {} : { mostWon: mostWon.trim() }),
  };
}
